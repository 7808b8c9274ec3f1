import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import type { Site } from '#ui/page/site.ts'
import type { PublicArticle } from './article.public.ts'
import { ARTICLES_PATH, articlePath } from './article-path.ts'
import type { ArticleText } from './article-text.ts'
import { mediaMessages } from './messages.ts'

const HOUSE = 'Kais'
const SIGNED_BY_HOUSE = /^Kais\b/

/** When it went out; a piece without a date went out when it was written. */
export function publicationOf({ publishedAt, createdAt }: Pick<PublicArticle, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt
}

/** An editor may have saved it last before its day came. */
export function lastChangeOf(article: Pick<PublicArticle, 'publishedAt' | 'createdAt' | 'updatedAt'>): string {
  const published = publicationOf(article)
  return Date.parse(article.updatedAt) > Date.parse(published) ? article.updatedAt : published
}

/** The house signs as a house; anybody else is a person. */
function describeAuthor(name: string): Record<string, unknown> {
  return { '@type': SIGNED_BY_HOUSE.test(name) ? 'Organization' : 'Person', name }
}

interface Description {
  article: Omit<PublicArticle, 'content' | 'contentFr'>
  text: Pick<ArticleText, 'locale' | 'title' | 'metaDescription'>
  words: number
  /** Whole addresses. */
  images: string[]
}

/** An article for search engines, as schema.org words it. */
export function describeArticle(site: Site, { article, text, words, images }: Description): Record<string, unknown> {
  const { locale, publicUrl } = site
  const url = publicUrl + withLocalePrefix(articlePath(article.slug), locale)
  return {
    '@type': 'Article',
    headline: text.title.text,
    description: text.metaDescription,
    image: images,
    datePublished: publicationOf(article),
    dateModified: lastChangeOf(article),
    author: describeAuthor(article.author),
    publisher: {
      '@type': 'Organization',
      name: HOUSE,
      url: publicUrl,
      logo: { '@type': 'ImageObject', url: `${publicUrl}/icon-512.png`, width: 512, height: 512 },
    },
    inLanguage: text.locale,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    wordCount: words,
    articleSection: mediaMessages[locale].categories[article.category] ?? article.category,
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
    ...(article.sourceUrl && { isBasedOn: article.sourceUrl }),
  }
}

/** From the front door to this article. */
export function articleCrumbs(locale: Locale, { title, path }: { title: string; path: string }): Crumb[] {
  const words = mediaMessages[locale].article
  return [
    { label: words.home, path: '/' },
    { label: words.media, path: '/kais-media' },
    { label: words.articles, path: ARTICLES_PATH },
    { label: title, path },
  ]
}
