import { inLocale, type Locale } from '#common/locale.ts'
import type { Cover } from '#ui/page/cover.ts'
import { mediaMessages } from './messages.ts'
import type { PublicPodcast } from './podcast.public.ts'

type Shown = Pick<PublicPodcast, 'id' | 'title' | 'titleFr' | 'category' | 'coverImage'>

/** What a link to an episode shows where it is shared. */
export function episodeCover(episode: Shown, locale: Locale): Cover {
  const { id, category } = episode
  return {
    name: `episode-${id}`,
    locale,
    title: inLocale(locale, episode.title, episode.titleFr),
    facts: ['Podcast', mediaMessages[locale].categories[category] ?? category],
    price: undefined,
    picture: episode.coverImage ?? undefined,
  }
}
