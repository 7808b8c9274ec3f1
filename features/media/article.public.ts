import { type Sent, withSentDates } from '#common/dates.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { articles } from './article.table.server.ts'

type ArticleRow = typeof articles.$inferSelect

/** What leaves the server about an article: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicArticle extends Omit<Sent<ArticleRow>, 'publishedAt'> {
  /** The picture of `featuredImage` with what a page needs to show it. */
  picture: Picture | null
  /** Whether there is a French text. Without one a French reader reads all of it in English, titles too. */
  isTranslated: boolean
  publishedAt: string | null
}

/** An article as lists carry it: all but the text itself. */
export interface ArticleSummary extends Omit<PublicArticle, 'content' | 'contentFr'> {
  /** To read it, in each language; without a French text, the English one's. */
  minutes: number
  minutesFr: number
}

export type ArticleSummaryRow = Omit<ArticleRow, 'content' | 'contentFr'> & { words: number; wordsFr: number | null }

const WORDS_A_MINUTE = 200

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

export function toArticleSummary(row: ArticleSummaryRow, described: Map<string, Picture>): ArticleSummary {
  const { words, wordsFr, ...others } = row
  const { content, contentFr, ...summary } = toPublicArticle({ ...others, content: '', contentFr: null }, described)
  return {
    ...summary,
    isTranslated: wordsFr !== null,
    minutes: readingMinutes(words),
    minutesFr: readingMinutes(wordsFr ?? words),
  }
}

export function toPublicArticle(row: ArticleRow, described: Map<string, Picture>): PublicArticle {
  return {
    ...withSentDates(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isTranslated: row.contentFr !== null,
    picture: described.get(row.featuredImage ?? '') ?? null,
  }
}
