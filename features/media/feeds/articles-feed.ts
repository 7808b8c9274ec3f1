import type { LoaderFunctionArgs } from 'react-router'
import { wayGiver } from '#common/give-way.server.ts'
import { isFrenchPath, type Locale, withLocalePrefix } from '#common/locale.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PublicArticle } from '../article.public.ts'
import { ARTICLES_PATH, articlePath } from '../article-path.ts'
import { type ArticleText, readArticle } from '../article-text.ts'
import { renderMarkdown } from '../markdown.ts'
import { drawPicture } from '../markdown-picture.ts'
import { mediaMessages } from '../messages.ts'
import { type ArticleInFeed, describeArticlePictures, listNewestArticles } from '../read-articles.server.ts'
import { lastChangeOf, publicationOf } from '../structured-data.ts'
import { ARTICLES_FEED } from './feed-links.ts'
import { element, emptyElement, MOST_CHARACTERS, newestMoment, rssDate, rssResponse, textElement } from './rss.ts'

const NEWEST = 50
/** Twenty-five pages. What is longer is read on its page; and to draw it would keep everybody else waiting. */
const LONGEST = 50_000
const LANGUAGE: Record<Locale, string> = { en: 'en-gb', fr: 'fr-sn' }

interface Reader {
  locale: Locale
  publicUrl: string
  /** Those that the texts show, by path. */
  pictures: ReadonlyMap<string, Picture>
}

/** The whole text with its lead picture, as a reader away from the site sees it. */
function wholeText(
  { publicUrl, pictures, locale: reader }: Reader,
  { picture }: PublicArticle,
  { content, locale }: ArticleText,
  page: string,
): string {
  const lead = picture ? `<p>${drawPicture(picture, { alt: '', locale, origin: publicUrl })}</p>\n` : ''
  const isFrenchAddress = reader === 'fr'
  return lead + renderMarkdown(content, { locale, isFrenchAddress, pictures, newTab: '', origin: publicUrl, page }).html
}

function item(reader: Reader, { article, isWhole }: ArticleInFeed): string {
  const { locale, publicUrl } = reader
  const text = readArticle(article, locale)
  const { title, metaDescription, excerpt } = text
  const link = publicUrl + withLocalePrefix(articlePath(article.slug), locale)
  return element('item', [
    textElement('title', title.text),
    textElement('link', link),
    // Not its address: an article that moves is not a new one.
    textElement('guid', `kais-article-${article.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(publicationOf(article))),
    textElement('dc:creator', article.author),
    textElement('category', mediaMessages[locale].categories[article.category] ?? article.category),
    ...article.tags.map((tag) => textElement('category', tag)),
    textElement('description', excerpt?.text ?? metaDescription),
    ...(isWhole ? [textElement('content:encoded', wholeText(reader, article, text, link))] : []),
  ])
}

/** A square that every reader shows small: the mark. */
function channelImage(title: string, link: string, publicUrl: string): string {
  return element('image', [
    textElement('url', `${publicUrl}/icon-192.png`),
    textElement('title', title),
    textElement('link', link),
  ])
}

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { context: visitor, publicUrl } = context.get(pageContext)
  // Its address says the language; a feed reader has neither cookies nor a language of its own.
  const locale: Locale = isFrenchPath(url.pathname) ? 'fr' : 'en'
  const { feeds, list } = mediaMessages[locale]
  const giveWay = wayGiver()
  const articles = await listNewestArticles(visitor, { limit: NEWEST, room: MOST_CHARACTERS, longest: LONGEST })
  const link = publicUrl + withLocalePrefix(ARTICLES_PATH, locale)
  const built = newestMoment(articles.map(({ article }) => lastChangeOf(article)))
  const whole = articles.flatMap(({ article, isWhole }) => (isWhole ? [article] : []))
  const reader = { locale, publicUrl, pictures: await describeArticlePictures(visitor, whole) }
  const items: string[] = []
  for (const article of articles) {
    await giveWay()
    items.push(item(reader, article))
  }
  await giveWay()
  return rssResponse(
    ['atom', 'content', 'dc'],
    [
      textElement('title', feeds.articlesTitle),
      textElement('link', link),
      textElement('description', list.description),
      textElement('language', LANGUAGE[locale]),
      ...(built ? [textElement('lastBuildDate', rssDate(built))] : []),
      emptyElement('atom:link', {
        href: publicUrl + withLocalePrefix(ARTICLES_FEED, locale),
        rel: 'self',
        type: 'application/rss+xml',
      }),
      channelImage(feeds.articlesTitle, link, publicUrl),
      ...items,
    ],
  )
}
