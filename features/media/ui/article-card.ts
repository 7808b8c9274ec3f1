import type { Locale } from '#common/locale.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import type { ArticleSummary } from '../article.public.ts'
import { articlePath } from '../article-path.ts'
import { type Said, sayIn } from '../said.ts'

/** An article as the lists show it, in one language. */
export interface ArticleCardData {
  id: number
  path: string
  title: Said
  excerpt: Said | null
  author: string
  category: string
  publishedAt: string | null
  minutes: number
  picture: Picture | undefined
}

export function toArticleCard(article: ArticleSummary, locale: Locale): ArticleCardData {
  const { id, slug, author, category, publishedAt, excerpt } = article
  return {
    id,
    path: articlePath(slug),
    title: sayIn(locale, article.title, article.titleFr),
    excerpt: excerpt ? sayIn(locale, excerpt, article.excerptFr) : null,
    author,
    category,
    publishedAt,
    minutes: locale === 'fr' ? article.minutesFr : article.minutes,
    picture: article.picture ?? undefined,
  }
}
