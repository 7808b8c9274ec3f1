import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ArticleSummary } from '../article.public.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { PUBLICATION_STATES, publicationState } from '../publication.ts'
import { ARTICLES_TAB, ARTICLES_URL, PODCASTS_TAB, PODCASTS_URL } from './editor-requests.ts'
import { useStateBadge } from './editor-states.tsx'
import { mediaStaffMessages } from './messages.ts'

const PAGE_SIZE = 20

interface Props<Piece> {
  entity: 'article' | 'podcast'
  words: Record<'title' | 'add' | 'search' | 'empty' | 'emptyHint', string>
  categories: readonly string[]
  categoryWords: Record<string, string>
  /** What differs; state, day and ways on are the same for both. `path` is where visitors find it once it is out. */
  view: (piece: Piece) => Pick<RecordView, 'title' | 'lang' | 'text'> & {
    fact: string | false
    warnings: (string | false)[]
    path: string
  }
}

/** All articles, or all episodes. */
export function MediaList<Piece extends ArticleSummary | PublicPodcast>(props: Props<Piece>) {
  const { entity, words, categories, categoryWords, view } = props
  const [url, tab] = entity === 'article' ? [ARTICLES_URL, ARTICLES_TAB] : [PODCASTS_URL, PODCASTS_TAB]
  const common = useMessages(mediaStaffMessages)
  const { list: kit, delete: deleteWords } = useMessages(kitMessages)
  const { locale } = useSite()
  const canWrite = can(useActor(), `${entity}:write`)
  const stateBadge = useStateBadge()
  const { query, isNarrowed } = useListFilters({ search: 'text', state: PUBLICATION_STATES, category: categories })
  const list = useApiList<Piece>(url, { pageSize: PAGE_SIZE, query })
  const remove = useDeleteRecord({ entity, url: (id) => `${url}/${id}`, listUrl: url })

  return (
    <section className="staff-section">
      <RecordHead title={words.title} list={list} add={canWrite && { label: words.add, to: `${tab}/new` }}>
        <SearchField label={words.search} />
        <FilterSelect
          name="state"
          label={common.state}
          options={PUBLICATION_STATES.map((value) => ({ value, label: common.states[value] }))}
        />
        <FilterSelect
          name="category"
          label={common.category}
          options={categories.map((value) => ({ value, label: categoryWords[value] ?? value }))}
        />
      </RecordHead>
      <RecordList
        layout="rows"
        list={list}
        isNarrowed={isNarrowed}
        empty={{ title: words.empty, hint: words.emptyHint }}
        view={(piece) => {
          const { id, picture, category, isFeatured, publishedAt, createdAt, updatedAt } = piece
          const { fact, warnings, path, ...said } = view(piece)
          const isOut = publicationState(piece) === 'published'
          return {
            id,
            picture,
            ...said,
            facts: [
              fact,
              categoryWords[category],
              isOut
                ? unbrokenDay(new Date(publishedAt ?? createdAt), locale)
                : common.changedOn(unbrokenDay(new Date(updatedAt), locale)),
            ],
            badges: [
              stateBadge(piece),
              isFeatured && { text: common.featured },
              ...warnings.map((text) => text !== false && { text, tone: 'warning' as const }),
            ],
            acts: [
              canWrite && { label: kit.edit, to: `${tab}/${id}` },
              isOut && { label: kit.view, to: path, isPublic: true },
              canWrite && { label: deleteWords.label, onAct: () => remove.ask({ id, title: said.title }) },
            ],
          }
        }}
      />
      {remove.dialog}
    </section>
  )
}
