import type { Locale } from '#common/locale.ts'
import { type PublicArticle, readingMinutes } from './article.public.ts'
import { type Said, sayIn } from './said.ts'

/** What is read on the page of an article, in one language throughout. */
export interface ArticleText {
  /** The language of the text; on a French page it is English where no translation exists. */
  locale: Locale
  title: Said
  excerpt: Said | null
  content: string
  minutes: number
  metaTitle: string
  metaDescription: string
}

/** As long as a search engine shows. */
const DESCRIPTION_LENGTH = 160

/** The beginning of a text as one line of plain words, cut between two of them. */
function openingOf(markdown: string): string {
  const words = markdown
    .replaceAll(/[#*_`>|[\]]|\(\S*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= DESCRIPTION_LENGTH) return words
  return `${words.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`
}

/** Split as the database does when it counts for the lists, so that both say the same. */
function countWords(markdown: string): number {
  return markdown.trim().split(/[ \t\n\r]+/).length
}

/** Without a French text all of it is English, titles too: half a translation reads worse than none. */
export function readArticle(article: PublicArticle, reader: Locale): ArticleText {
  const locale = reader === 'fr' && !article.contentFr ? 'en' : reader
  const isTranslated = locale === 'fr'
  const content = (isTranslated && article.contentFr) || article.content
  const titleFr = isTranslated ? article.titleFr : null
  const excerptFr = isTranslated ? article.excerptFr : null
  const title = sayIn(reader, article.title, titleFr)
  const excerpt = article.excerpt ? sayIn(reader, article.excerpt, excerptFr) : null
  const metaTitle = isTranslated ? article.metaTitleFr : article.metaTitle
  const metaDescription = isTranslated ? article.metaDescriptionFr : article.metaDescription
  return {
    locale,
    title,
    excerpt,
    content,
    minutes: readingMinutes(countWords(content)),
    metaTitle: metaTitle || title.text,
    metaDescription: metaDescription || excerpt?.text || openingOf(content),
  }
}
