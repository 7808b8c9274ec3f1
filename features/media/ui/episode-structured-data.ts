import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import type { Site } from '#ui/page/site.ts'
import { textIn } from '../bilingual-text.ts'
import { PODCAST_FEED } from '../feeds/feed-links.ts'
import { isRecorded } from '../player/track.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { podcastMessages } from '../podcast-messages.ts'

type Place = Pick<Site, 'publicUrl' | 'locale'>

const address = ({ publicUrl, locale }: Place, path: string) => publicUrl + withLocalePrefix(path, locale)

/** The address of an episode's page in the reader's language, whole: what is sent to somebody else. */
export function episodeLink(site: Place, id: number): string {
  return address(site, `/kais-media/podcast/${id}`)
}

/** The show, as schema.org words it. */
export function describeSeries(site: Place): Record<string, unknown> {
  const { feed } = podcastMessages[site.locale]
  return {
    '@type': 'PodcastSeries',
    name: feed.title,
    description: feed.description,
    url: address(site, '/kais-media/podcast'),
    webFeed: address(site, PODCAST_FEED),
    inLanguage: site.locale,
    author: { '@type': 'Organization', name: feed.author, url: site.publicUrl },
  }
}

function describeRecording(episode: PublicPodcast, publicUrl: string) {
  const { audioFile, audioUrl } = episode
  if (!isRecorded(episode)) return undefined
  return {
    '@type': 'AudioObject',
    contentUrl: audioFile ? publicUrl + audioFile.path : audioUrl,
    ...(audioFile && { encodingFormat: audioFile.contentType, contentSize: String(audioFile.bytes) }),
  }
}

/** An episode, as schema.org words it. */
export function describeEpisode(site: Place, episode: PublicPodcast): Record<string, unknown> {
  const { locale, publicUrl } = site
  const { duration, episodeNumber, guests, picture, topics } = episode
  const description = textIn(locale, episode.description, episode.descriptionFr)
  return {
    '@type': 'PodcastEpisode',
    name: inLocale(locale, episode.title, episode.titleFr),
    description: description.text,
    url: episodeLink(site, episode.id),
    inLanguage: description.lang ?? locale,
    datePublished: episode.publishedAt ?? episode.createdAt,
    ...(duration && { timeRequired: `PT${duration}M` }),
    ...(episodeNumber && { episodeNumber }),
    ...(picture && { image: publicUrl + picture.path }),
    ...(guests.length > 0 && { contributor: guests.map((name) => ({ '@type': 'Person', name })) }),
    ...(topics.length > 0 && { keywords: topics.join(', ') }),
    associatedMedia: describeRecording(episode, publicUrl),
    partOfSeason: { '@type': 'PodcastSeason', seasonNumber: episode.season },
    partOfSeries: describeSeries(site),
  }
}

/** From the front door to the show, and on to what stands below it. */
export function podcastCrumbs(locale: Locale, below: readonly Crumb[]): Crumb[] {
  const words = podcastMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.media, path: '/kais-media' },
    { label: words.title, path: '/kais-media/podcast' },
    ...below,
  ]
}
