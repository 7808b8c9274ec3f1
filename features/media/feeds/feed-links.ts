import type { MetaDescriptor } from 'react-router'
import { withLocalePrefix } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'
import { mediaMessages } from '../messages.ts'

/** The show's feed, without language prefix. */
export const PODCAST_FEED = '/kais-media/podcast.xml'

export const ARTICLES_FEED = '/kais-media/articles.xml'

/** What a feed reader looks for in the head of a page of Media: both feeds, in the language of the page. */
export function feedLinks({ locale, publicUrl }: Pick<Site, 'locale' | 'publicUrl'>): MetaDescriptor[] {
  const { feeds } = mediaMessages[locale]
  const link = (title: string, path: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title,
    href: publicUrl + withLocalePrefix(path, locale),
  })
  return [link(feeds.articlesTitle, ARTICLES_FEED), link(feeds.podcastTitle, PODCAST_FEED)]
}
