import type { Locale } from '#common/locale.ts'
import { truncateText } from '#common/truncate-text.ts'
import { type PublicArticle, readingMinutes } from './article.public.ts'
import { type BilingualText, textIn } from './bilingual-text.ts'

/** What is read on the page of an article, in one language throughout. */
export interface ArticleText {
  /** The language of the text; on a French page it is English where no translation exists. */
  locale: Locale
  title: BilingualText
  excerpt: BilingualText | null
  content: string
  metaTitle: string
  metaDescription: string
}

/** As long as a search engine shows. */
export const DESCRIPTION_LENGTH = 160

/** Of a text, enough for its opening whatever markup stands in it; looking at all of it for every list would be work. */
export const LOOKED_AT = 2_000

/** The beginning of a text, without the signs of its markup. */
function openingOf(markdown: string): string {
  return truncateText(markdown.slice(0, LOOKED_AT).replaceAll(/[#*_`>|[\]]|\(\S*\)/g, ' '), DESCRIPTION_LENGTH)
}

/** Split as the database does when it counts for the lists, so that both say the same. */
export function minutesToRead(markdown: string): number {
  return readingMinutes(markdown.trim().split(/[ \t\n\r]+/).length)
}

type Titled = Pick<PublicArticle, 'title' | 'titleFr' | 'isTranslated'>

/** Without a French text all of it is English, titles too: half a translation reads worse than none. */
export function articleTitle({ title, titleFr, isTranslated }: Titled, reader: Locale): BilingualText {
  return textIn(reader, title, isTranslated ? titleFr : null)
}

type Summed = Pick<PublicArticle, 'excerpt' | 'excerptFr' | 'isTranslated'>

/** As with its title. */
export function articleExcerpt({ excerpt, excerptFr, isTranslated }: Summed, reader: Locale): BilingualText | null {
  return excerpt ? textIn(reader, excerpt, isTranslated ? excerptFr : null) : null
}

type Read = Titled &
  Summed &
  Pick<PublicArticle, 'content' | 'contentFr' | 'metaTitle' | 'metaTitleFr' | 'metaDescription' | 'metaDescriptionFr'>

export function readArticle(article: Read, reader: Locale): ArticleText {
  const isFrench = reader === 'fr' && article.isTranslated
  const content = (isFrench && article.contentFr) || article.content
  const title = articleTitle(article, reader)
  const excerpt = articleExcerpt(article, reader)
  const metaTitle = isFrench ? article.metaTitleFr : article.metaTitle
  const metaDescription = isFrench ? article.metaDescriptionFr : article.metaDescription
  return {
    locale: isFrench ? 'fr' : 'en',
    title,
    excerpt,
    content,
    metaTitle: metaTitle || title.text,
    metaDescription: metaDescription || excerpt?.text || openingOf(content),
  }
}
