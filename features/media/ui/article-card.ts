import type { Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { ArticleSummary } from '../article.public.ts'
import { articlePath } from '../article-path.ts'
import { articleExcerpt, articleTitle } from '../article-text.ts'
import type { BilingualText } from '../bilingual-text.ts'
import { publicationOf } from '../structured-data.ts'

/** An article as the lists show it, in one language. */
export interface ArticleCardData {
  id: number
  path: string
  title: BilingualText
  excerpt: BilingualText | null
  author: string
  category: string
  publishedAt: string
  minutes: number
  isFeatured: boolean
  picture: Picture | undefined
}

export function toArticleCard(article: ArticleSummary, locale: Locale): ArticleCardData {
  const { id, slug, author, category, isFeatured } = article
  return {
    id,
    path: articlePath(slug),
    title: articleTitle(article, locale),
    excerpt: articleExcerpt(article, locale),
    author,
    category,
    isFeatured,
    publishedAt: publicationOf(article),
    minutes: locale === 'fr' ? article.minutesFr : article.minutes,
    picture: article.picture ?? undefined,
  }
}
