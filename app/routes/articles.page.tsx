import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { encodeCursor, type Page } from '#common/pagination.ts'
import type { Context } from '#db/context.server.ts'
import type { ArticleSummary } from '#features/media/article.public.ts'
import { ARTICLE_CATEGORIES, type ArticleFilter, articleFilterSchema } from '#features/media/article.schema.ts'
import { ARTICLES_PATH, articlesPath } from '#features/media/article-path.ts'
import { feedLinks } from '#features/media/feeds/feed-links.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { listArticles, listArticleTags } from '#features/media/read-articles.server.ts'
import { toArticleCard } from '#features/media/ui/article-card.ts'
import { ArticleReads } from '#features/media/ui/article-reads.tsx'
import { FeedLink } from '#features/media/ui/feed-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { Pagination } from '#ui/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/media.css?url'

interface Props {
  /** How many articles each one finds. */
  topics: { tag: string; count: number }[]
  current: string | undefined
}

/** What the articles are about, as words to press. One at a time, so that each count is what the list then shows. */
function Topics({ topics, current }: Props) {
  const { list } = useMessages(mediaMessages)
  return (
    <nav className="topics" aria-labelledby="topics">
      <h2 id="topics">{list.topics}</h2>
      <ul>
        {topics.map(({ tag, count }) => (
          <li key={tag}>
            <SiteLink
              to={articlesPath({ tag })}
              aria-current={tag.toLowerCase() === current?.toLowerCase() ? 'true' : undefined}
            >
              {tag} <span className="faint">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PAGE_SIZE = 9
const LAST_PAGE = 10_000

interface View extends ArticleFilter {
  page: number
}

/** A visitor's address is read kindly: what means nothing is left out, not refused. */
function readView(params: URLSearchParams): View {
  const { category, tag } = articleFilterSchema.shape
  const page = Number(params.get('page'))
  return {
    category: category.catch(undefined).parse(params.get('category') ?? undefined),
    tag: tag.catch(undefined).parse(params.get('tag') ?? undefined),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

async function listPage(visitor: Context, { page, ...filter }: View): Promise<Page<ArticleSummary>> {
  const cursor = encodeCursor({ value: '', id: (page - 1) * PAGE_SIZE })
  return listArticles(visitor, { limit: PAGE_SIZE, cursor }, filter)
}

/** Tags differ in their capitals only by accident: they are one topic, as the list finds them. */
function toTopics(tags: readonly { tag: string; count: number }[]): { tag: string; count: number }[] {
  const topics = new Map<string, { tag: string; count: number }>()
  for (const { tag, count } of tags) {
    const known = topics.get(tag.toLowerCase())
    if (known) known.count += count
    else topics.set(tag.toLowerCase(), { tag, count })
  }
  return [...topics.values()]
}

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const asked = readView(searchParams)
  const [first, tags] = await Promise.all([listPage(visitor, asked), listArticleTags(visitor)])
  const pages = Math.max(1, Math.ceil(first.total / PAGE_SIZE))
  // A link to a page that is no longer there leads to the last one that is.
  const view = { ...asked, page: Math.min(asked.page, pages) }
  const { items, total } = view.page === asked.page ? first : await listPage(visitor, view)
  return {
    view,
    total,
    pages,
    kinds: ARTICLE_CATEGORIES,
    topics: toTopics(tags),
    articles: items.map((article) => toArticleCard(article, locale)),
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { list, categories } = mediaMessages[site.locale]
  const asked: Partial<View> = loaderData?.view ?? {}
  // Whoever writes an address chooses its words: they are announced only where there is something to read about them.
  const isInVain = loaderData?.total === 0 && (asked.category ?? asked.tag) !== undefined
  const { category, tag, page = 1 }: Partial<View> = isInVain ? {} : asked
  const title = [list.title, category && categories[category], tag, page > 1 && list.pages.page(page)]
  return [
    ...describePage({
      site,
      path: articlesPath({ category, tag, page }),
      title: title.filter(Boolean).join(', '),
      description: list.description,
      image: loaderData?.articles.find(({ picture }) => picture)?.picture?.path,
    }),
    ...feedLinks(site),
    ...(isInVain ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ArticlesPage() {
  const { view, total, pages, kinds, topics, articles } = useLoaderData<typeof loader>()
  const { list, latest, categories } = useMessages(mediaMessages)
  const site = useSite()
  const { category, tag } = view
  const isNarrowed = category !== undefined || tag !== undefined
  const tabs = [
    { key: 'all', label: list.allKinds, to: siteHref(site, ARTICLES_PATH) },
    ...kinds.map((key) => ({
      key,
      label: categories[key] ?? key,
      to: siteHref(site, articlesPath({ category: key })),
    })),
  ]
  return (
    <>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{list.title}</h1>
          <p className="lead">{list.lead}</p>
        </div>
      </section>
      <div className="wrap shelf">
        <LinkTabs label={list.kinds} current={tag ? '' : (category ?? 'all')} tabs={tabs} />
        <p className="shelf__count" role="status">
          {tag && <span>{list.about(tag)}</span>} {total > 0 && <span className="live">{list.count(total)}</span>}
        </p>
        {topics.length > 0 && (
          <a className="text-link" href="#topics">
            {list.byTopic}
          </a>
        )}
      </div>
      <div className="wrap shelf__list">
        {articles.length > 0 ? (
          <ArticleReads articles={articles} hasLead />
        ) : (
          <EmptyState
            title={isNarrowed ? list.nothingHere : latest.empty}
            hint={isNarrowed ? list.nothingHereHint : latest.emptyHint}
          >
            {isNarrowed ? (
              <SiteLink className="btn btn--line" to={ARTICLES_PATH}>
                {list.allArticles}
              </SiteLink>
            ) : (
              <SiteLink className="btn btn--line" to="/contact">
                {list.ask}
              </SiteLink>
            )}
          </EmptyState>
        )}
        <Pagination
          current={view.page}
          count={pages}
          href={(page) => siteHref(site, articlesPath({ ...view, page }))}
          words={list.pages}
        />
      </div>
      <div className="wrap shelf__end">
        {topics.length > 0 && <Topics topics={topics} current={tag} />}
        <p className="next__also">
          <SiteLink className="text-link" to="/kais-media/podcast">
            {list.listen}
          </SiteLink>
          <FeedLink kind="articles" />
        </p>
      </div>
    </>
  )
}
