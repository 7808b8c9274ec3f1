import { createHash } from 'node:crypto'
import { wayGiver } from '#common/give-way.server.ts'
import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import { truncateText } from '#common/truncate-text.ts'
import { isRecorded } from '../player/track.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { podcastMessages } from '../podcast-messages.ts'
import { PODCAST_FEED } from './feed-links.ts'
import { element, emptyElement, MOST_CHARACTERS, newestMoment, rssDate, textElement } from './rss.ts'

/** The podcast index's own namespace for names of shows (podcast-namespace, `podcast:guid`). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** UUIDv5 of the feed's address without scheme and closing slashes: the show keeps it for life. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '')
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A square of at least 1400 pixels, as Apple asks for (app/site-files/icons.api.server.ts). */
const COVER = '/podcast-cover.png'

const TYPE_OF_ENDING: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  mp4: 'audio/x-m4a',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

/** Apple knows this one by its old name only. */
const typeForApps = (contentType: string) => (contentType === 'audio/mp4' ? 'audio/x-m4a' : contentType)

/** Somebody else's recording: what its address ends with is all we know; most are MP3. */
function typeOfAddress(url: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase()
  return TYPE_OF_ENDING[ending ?? 'mp3'] ?? 'audio/mpeg'
}

function enclosure({ audioFile, audioUrl }: PublicPodcast, publicUrl: string): string {
  if (audioFile) {
    return emptyElement('enclosure', {
      url: publicUrl + audioFile.path,
      length: audioFile.bytes,
      type: typeForApps(audioFile.contentType),
    })
  }
  // RSS wants a length; 0 says that it is not known.
  const url = new URL(audioUrl ?? '').href
  return emptyElement('enclosure', { url, length: 0, type: typeOfAddress(url) })
}

const descriptionOf = (episode: PublicPodcast, locale: Locale) =>
  inLocale(locale, episode.description, episode.descriptionFr)

const BRIEF_LENGTH = 300

function item(episode: PublicPodcast, description: string, locale: Locale, publicUrl: string): string {
  const { id, duration, episodeNumber, season } = episode
  const title = inLocale(locale, episode.title, episode.titleFr)
  return element('item', [
    textElement('title', title),
    textElement('itunes:title', title),
    textElement('link', publicUrl + withLocalePrefix(`/kais-media/podcast/${id}`, locale)),
    // The same for good, whatever becomes of the address: apps would otherwise offer an old episode as a new one.
    textElement('guid', `kais-podcast-episode-${id}`, { isPermaLink: 'false' }),
    textElement('pubDate', rssDate(episode.publishedAt ?? episode.createdAt)),
    textElement('description', description),
    enclosure(episode, publicUrl),
    ...(duration ? [textElement('itunes:duration', duration * 60)] : []),
    ...(episodeNumber ? [textElement('itunes:episode', episodeNumber)] : []),
    textElement('itunes:season', season),
    textElement('itunes:episodeType', 'full'),
    textElement('itunes:explicit', 'false'),
  ])
}

interface Show {
  /** Newest first. Those without a recording are not for an app. */
  episodes: readonly PublicPodcast[]
  locale: Locale
  publicUrl: string
  /** Of the company; '' where none is set. */
  email: string
}

/** The show as apps read it: RSS 2.0 with Apple's words and the podcast index's. */
export async function podcastChannel({ episodes, locale, publicUrl, email }: Show): Promise<string[]> {
  const { feed } = podcastMessages[locale]
  const address = publicUrl + withLocalePrefix(PODCAST_FEED, locale)
  const page = publicUrl + withLocalePrefix('/kais-media/podcast', locale)
  const recorded = episodes.filter(isRecorded)
  const newest = newestMoment(recorded.map(({ updatedAt }) => updatedAt))
  const items: string[] = []
  const giveWay = wayGiver()
  let room = MOST_CHARACTERS
  for (const episode of recorded) {
    const whole = descriptionOf(episode, locale)
    room -= whole.length
    items.push(item(episode, room >= 0 ? whole : truncateText(whole, BRIEF_LENGTH), locale, publicUrl))
    await giveWay()
  }
  return [
    textElement('title', feed.title),
    textElement('link', page),
    textElement('description', feed.description),
    textElement('language', locale),
    ...(newest ? [textElement('lastBuildDate', rssDate(newest))] : []),
    emptyElement('atom:link', { href: address, rel: 'self', type: 'application/rss+xml' }),
    element('image', [
      textElement('url', publicUrl + COVER),
      textElement('title', feed.title),
      textElement('link', page),
    ]),
    textElement('itunes:author', feed.author),
    textElement('itunes:summary', feed.description),
    ...(email
      ? [element('itunes:owner', [textElement('itunes:name', feed.author), textElement('itunes:email', email)])]
      : []),
    emptyElement('itunes:image', { href: publicUrl + COVER }),
    element('itunes:category', [emptyElement('itunes:category', { text: 'Investing' })], { text: 'Business' }),
    element('itunes:category', [emptyElement('itunes:category', { text: 'Home & Garden' })], { text: 'Leisure' }),
    textElement('itunes:explicit', 'false'),
    textElement('itunes:type', 'episodic'),
    textElement('podcast:guid', podcastGuid(address)),
    // Nobody moves the show to another host without asking; without an address there is nobody to ask.
    textElement('podcast:locked', email ? 'yes' : 'no', email ? { owner: email } : {}),
    ...items,
  ]
}
