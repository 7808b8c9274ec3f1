import type { Locale } from '#common/locale.ts'
import { type Picture, smallPicture } from '#ui/picture-address.ts'
import { type ArticleText, minutesToRead, readArticle } from './article-text.ts'
import { type Heading, renderMarkdown } from './markdown.ts'
import { mediaMessages } from './messages.ts'

/** From here on a reader wants to see what is coming, and to leap there. */
const MANY_HEADINGS = 4
const MANY_WORDS = 600

interface Reading {
  /** The reader's. */
  locale: Locale
  isFrenchAddress: boolean
  /** Those between the lines, by path. */
  pictures: ReadonlyMap<string, Picture>
  savesData?: boolean
}

export interface PresentedArticle {
  text: Omit<ArticleText, 'content'>
  html: string
  words: number
  minutes: number
  /** Only where the text is long. */
  contents: Heading[]
}

/** All that the page of an article shows of its text, made on the server and, for its preview, in the editor. */
export function presentArticle(
  article: Parameters<typeof readArticle>[0],
  { locale, isFrenchAddress, pictures: given, savesData = false }: Reading,
): PresentedArticle {
  const { content, ...text } = readArticle(article, locale)
  const { newTab } = mediaMessages[text.locale]
  const pictures = savesData
    ? new Map([...given].map(([path, picture]) => [path, smallPicture(picture, 'lead')]))
    : given
  const { html, headings, words } = renderMarkdown(content, { locale: text.locale, isFrenchAddress, pictures, newTab })
  const isLong = headings.length >= MANY_HEADINGS || (words > MANY_WORDS && headings.length > 1)
  return { text, html, words, minutes: minutesToRead(content), contents: isLong ? headings : [] }
}
