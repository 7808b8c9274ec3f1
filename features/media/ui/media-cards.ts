import { inLocale, type Locale } from '#common/locale.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import type { ArticleSummary } from '../article.public.ts'
import type { PublicPodcast } from '../podcast.public.ts'

/** An article as the list shows it, in one language. */
export interface ArticleCardData {
  id: number
  title: string
  excerpt: string | null
  author: string
  category: string
  publishedAt: string | null
  minutes: number
  picture: Picture | undefined
}

export function toArticleCard(article: ArticleSummary, locale: Locale): ArticleCardData {
  const { id, author, category, publishedAt, excerpt } = article
  return {
    id,
    title: inLocale(locale, article.title, article.titleFr),
    excerpt: excerpt && inLocale(locale, excerpt, article.excerptFr),
    author,
    category,
    publishedAt,
    minutes: locale === 'fr' ? article.minutesFr : article.minutes,
    picture: article.picture ?? undefined,
  }
}

/** An episode as the list shows it, in one language. */
export interface EpisodeCardData {
  id: number
  title: string
  description: string
  episodeNumber: number | null
  duration: number | null
  category: string
  guests: string[]
  publishedAt: string | null
  picture: Picture | undefined
  recording: Recording | null
}

/** The page's policy plays only what lies on our own address; anything else is a link. */
interface Recording {
  url: string
  isOurs: boolean
}

/** Ours is said without the host, so that it plays under whatever name the page was asked for. */
function toRecording(audioUrl: string | null, publicUrl: string): Recording | null {
  if (audioUrl === null) return null
  const isOurs = audioUrl.startsWith(`${publicUrl}/`)
  return { url: isOurs ? audioUrl.slice(publicUrl.length) : audioUrl, isOurs }
}

export function toEpisodeCard(podcast: PublicPodcast, locale: Locale, publicUrl: string): EpisodeCardData {
  const { id, episodeNumber, duration, category, guests, publishedAt } = podcast
  return {
    id,
    title: inLocale(locale, podcast.title, podcast.titleFr),
    description: inLocale(locale, podcast.description, podcast.descriptionFr),
    episodeNumber,
    duration,
    category,
    guests,
    publishedAt,
    picture: podcast.picture ?? undefined,
    recording: toRecording(podcast.audioUrl, publicUrl),
  }
}
