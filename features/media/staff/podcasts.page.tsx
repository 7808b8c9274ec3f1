import { can } from '#common/permissions.ts'
import { truncateText } from '#common/truncate-text.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList } from '#platform/staff-kit/record-list.tsx'
import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { textIn } from '../bilingual-text.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { PODCAST_CATEGORIES } from '../podcast.schema.ts'
import { podcastMessages } from '../podcast-messages.ts'
import { PUBLICATION_STATES, publicationState } from '../publication.ts'
import { PODCASTS_TAB, PODCASTS_URL } from './editor-requests.ts'
import { useStateBadge } from './editor-states.tsx'
import { mediaStaffMessages } from './messages.ts'
import { podcastStaffMessages } from './podcast-messages.ts'

const PAGE_SIZE = 20
/** Enough to know it again. */
const DESCRIPTION_LENGTH = 220

export const meta = tabMeta('podcasts')

export default function PodcastsPage() {
  const { list: words } = useMessages(podcastStaffMessages)
  const common = useMessages(mediaStaffMessages)
  const { list: kit, delete: deleteWords } = useMessages(kitMessages)
  const { categories, name, duration } = useMessages(podcastMessages)
  const { locale } = useSite()
  const canWrite = can(useActor(), 'podcast:write')
  const stateBadge = useStateBadge()
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    state: PUBLICATION_STATES,
    category: PODCAST_CATEGORIES,
  })
  const list = useApiList<PublicPodcast>(PODCASTS_URL, { pageSize: PAGE_SIZE, query })
  const remove = useDeleteRecord({ entity: 'podcast', url: (id) => `${PODCASTS_URL}/${id}`, listUrl: PODCASTS_URL })

  return (
    <section className="staff-section">
      <RecordHead title={words.title} list={list} add={canWrite && { label: words.add, to: `${PODCASTS_TAB}/new` }}>
        <SearchField label={words.search} />
        <FilterSelect
          name="state"
          label={common.state}
          options={PUBLICATION_STATES.map((value) => ({ value, label: common.states[value] }))}
        />
        <FilterSelect
          name="category"
          label={common.category}
          options={PODCAST_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        />
      </RecordHead>
      <RecordList
        layout="rows"
        list={list}
        isNarrowed={isNarrowed}
        empty={{ title: words.empty, hint: words.emptyHint }}
        view={(episode) => {
          const { id, publishedAt, updatedAt } = episode
          const said = textIn(locale, episode.title, episode.titleFr)
          const description = textIn(locale, episode.description, episode.descriptionFr)
          const title = name(episode.episodeNumber, said.text)
          const is = publicationState(episode)
          return {
            id,
            title,
            picture: episode.picture,
            facts: [
              episode.duration !== null && duration(episode.duration),
              categories[episode.category],
              is === 'published'
                ? unbrokenDay(new Date(publishedAt ?? episode.createdAt), locale)
                : common.changedOn(unbrokenDay(new Date(updatedAt), locale)),
            ],
            text: <p lang={description.lang}>{truncateText(description.text, DESCRIPTION_LENGTH)}</p>,
            badges: [
              stateBadge(episode),
              episode.isFeatured && { text: common.featured },
              episode.audioUrl === null && { text: words.silent, tone: 'warning' },
              !(episode.titleFr && episode.descriptionFr) && { text: common.missingInFrench, tone: 'warning' },
            ],
            acts: [
              canWrite && { label: kit.edit, to: `${PODCASTS_TAB}/${id}` },
              is === 'published' && { label: kit.view, to: `/kais-media/podcast/${id}`, isPublic: true },
              canWrite && { label: deleteWords.label, onAct: () => remove.ask({ id, title }) },
            ],
          }
        }}
      />
      {remove.dialog}
    </section>
  )
}
