import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { truncateText } from '#common/truncate-text.ts'
import type { Context } from '#db/context.server.ts'
import { type ArticleDraft, articleInputSchema } from '../article.schema.ts'
import { slugFrom } from '../staff/slug.ts'
import { createArticle } from '../write-article.server.ts'
import { findFeedItem, lockFeedItem, updateFeedItem } from './feed-item.repository.server.ts'
import type { FeedCategory } from './feed-problems.ts'

/** Where a piece about it would most likely stand; whoever writes it chooses. */
const CATEGORY: Record<FeedCategory, ArticleDraft['category']> = {
  news: 'real-estate',
  market: 'market-insights',
  industry: 'real-estate',
}

/** The house signs until somebody does. */
const AUTHOR = 'Kais Media'

const LONGEST_TITLE = 200
const SHORTEST_TEXT = 10

type Found = NonNullable<Awaited<ReturnType<typeof findFeedItem>>>

/** Words of others as they are: a sign that Markdown would read stays a sign. */
const literally = (text: string) => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&')

function toDraft({ item, feed }: Found): Omit<ArticleDraft, 'slug'> {
  const quote = `> ${literally(item.summary ?? item.title)}`
  return {
    title: truncateText(item.title, LONGEST_TITLE),
    excerpt: item.summary,
    content: quote.length < SHORTEST_TEXT ? `${quote}\n\n${item.link ?? literally(feed.title)}` : quote,
    author: AUTHOR,
    category: CATEGORY[feed.category],
    sourceName: feed.title,
    sourceUrl: item.link,
    isPublished: false,
  }
}

function isSlugTaken(error: unknown): boolean {
  return error instanceof AppError && error.fields?.slug !== undefined
}

/** An article to be written from an item, with where it came from. The same item leads to the same draft. */
export async function draftFromItem({ db, actor }: Context, id: number): Promise<number> {
  requirePermission(actor, 'feed:write')
  requirePermission(actor, 'article:write')
  return db.transaction(async (tx) => {
    await lockFeedItem(tx, id)
    const found = await findFeedItem(tx, id)
    if (!found) throw new AppError('not_found')
    if (found.item.articleId !== null) return found.item.articleId
    const slug = slugFrom(found.item.title)
    const create = (own: string) =>
      createArticle({ db: tx, actor }, articleInputSchema.parse({ ...toDraft(found), slug: own }))
    const numbered = slug ? `${slug}-${id}` : `item-${id}`
    const articleId = await (slug
      ? create(slug).catch((error: unknown) => {
          if (isSlugTaken(error)) return create(numbered)
          throw error
        })
      : create(numbered))
    await updateFeedItem(tx, id, { articleId, dismissedAt: null })
    return articleId
  })
}
