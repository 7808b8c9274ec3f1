import { truncateText } from '#common/truncate-text.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { textIn } from '../bilingual-text.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { PODCAST_CATEGORIES } from '../podcast.schema.ts'
import { podcastMessages } from '../podcast-messages.ts'
import { MediaList } from './media-list.tsx'
import { mediaStaffMessages } from './messages.ts'
import { podcastStaffMessages } from './podcast-messages.ts'

/** Enough to know it again. */
const DESCRIPTION_LENGTH = 220

export const meta = tabMeta('podcasts')

export default function PodcastsPage() {
  const { list: words } = useMessages(podcastStaffMessages)
  const { missingInFrench } = useMessages(mediaStaffMessages)
  const { categories, name, duration } = useMessages(podcastMessages)
  const { locale } = useSite()
  return (
    <MediaList<PublicPodcast>
      entity="podcast"
      words={words}
      categories={PODCAST_CATEGORIES}
      categoryWords={categories}
      view={(episode) => {
        const description = textIn(locale, episode.description, episode.descriptionFr)
        return {
          title: name(episode.episodeNumber, textIn(locale, episode.title, episode.titleFr).text),
          fact: episode.duration !== null && duration(episode.duration),
          text: <p lang={description.lang}>{truncateText(description.text, DESCRIPTION_LENGTH)}</p>,
          warnings: [
            episode.audioUrl === null && words.silent,
            !(episode.titleFr && episode.descriptionFr) && missingInFrench,
          ],
          path: `/kais-media/podcast/${episode.id}`,
        }
      }}
    />
  )
}
