import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MOST_COUNTED } from '#common/figures.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApiForPage } from '#platform/staff-kit/ui/api.ts'
import { EntryBoundary } from '#platform/staff-kit/ui/entry-boundary.tsx'
import { ENTRIES_PER_PAGE } from '#platform/staff-kit/ui/entry-list.tsx'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useAddressParams, without } from '#ui/destination.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AnswerDesk } from '../../leads/staff/answer/answer-desk.tsx'
import { DeskTools } from './desk-tools.tsx'
import { deskMessages } from './messages.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const OWNER = /^(me|nobody|\d{1,9})$/

interface DeskFilters {
  statuses: readonly string[]
  types: readonly string[]
  hasPeriod?: boolean
}

/** What the address asks of a list. What it asks for and we do not know is left out. */
function useDeskQuery({ statuses, types, hasPeriod = false }: DeskFilters) {
  const [params, change] = useAddressParams()
  const known: Record<string, (value: string) => boolean> = {
    status: (value) => statuses.includes(value),
    type: (value) => types.includes(value),
    assignedTo: (value) => OWNER.test(value),
    held: (value) => value === 'true' || value === 'false',
    ...(hasPeriod && {
      pickupFrom: (value: string) => DAY.test(value),
      pickupTo: (value: string) => DAY.test(value),
    }),
  }
  const filters = Object.fromEntries(
    Object.entries(known).flatMap(([name, isKnown]) => {
      const value = params.get(name) ?? ''
      return isKnown(value) ? [[name, value]] : []
    }),
  )
  const search = params.get('search')?.trim()
  const set = Object.keys(filters).length
  return {
    query: search ? { ...filters, search } : filters,
    /** How many filters are set, the search not among them. */
    set,
    isNarrowed: set > 0 || Boolean(search),
    clear: () => change(without(Object.keys(known)), { replace: true }),
  }
}

interface FreshProps {
  tab: 'contacts' | 'inquiries' | 'bookings'
  url: string
  /** The status that nobody has touched yet. */
  status: string
}

/** How many wait for a first look, what looks like spam not among them, with the way to see only those. */
function Fresh({ tab, url, status }: FreshProps) {
  const words = useMessages(deskMessages)
  const { locale } = useSite()
  const asked = new URLSearchParams({ status, held: 'false' })
  const { data } = useQuery({
    queryKey: [`${url}?${asked}&limit=1`],
    queryFn: ({ queryKey: [address = ''], signal }) => callApiForPage(address, signal),
  })
  if (!data || data.total === 0) return null
  const counted = Math.min(data.total, MOST_COUNTED).toLocaleString(locale)
  return (
    <StaffLink className="desk-fresh" to={{ search: `?${asked}` }}>
      {words.fresh[tab](data.total > MOST_COUNTED ? words.moreThan(counted) : counted)}
    </StaffLink>
  )
}

interface Props<Item> {
  /** It has the same name here as in the menu. */
  tab: FreshProps['tab']
  url: string
  csvUrl: string
  fresh: string
  statuses: Record<string, string>
  types: Record<string, string>
  hasPeriod?: boolean
  empty: { title: string; hint: string }
  /** One entry, as a list item. */
  children: (item: Item) => ReactNode
}

const named = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** What visitors sent, newest first: searched, narrowed, opened, worked off. */
export function DeskList<Item extends { id: number }>(props: Props<Item>) {
  const { tab, url, csvUrl, fresh, statuses, types, hasPeriod = false, empty, children } = props
  const words = useMessages(deskMessages)
  const { list: kit } = useMessages(kitMessages)
  const { dashboard } = useMessages(staffMessages)
  const desk = useDeskQuery({ statuses: Object.keys(statuses), types: Object.keys(types), hasPeriod })
  const list = useApiList<Item>(url, { pageSize: ENTRIES_PER_PAGE, query: desk.query })
  // An entry that a press moves out of a narrowed list takes the focus with it: reading goes on from the heading.
  const { rest: heading, watch } = useKeptFocus()
  const asked = new URLSearchParams(desk.query).toString()
  const said = desk.isNarrowed ? { title: kit.nothingFound, hint: kit.nothingFoundHint } : empty

  return (
    <section className="staff-section">
      <div className="headrow record-headrow">
        <h2 ref={heading} tabIndex={-1}>
          {dashboard.tabs[tab]}
        </h2>
        <p className="soft desk-count">
          <span role="status">{list.items.length > 0 && kit.shown(list.items.length, list.total)}</span>
          <Fresh tab={tab} url={url} status={fresh} />
        </p>
        <a className="btn btn--line btn--tight" href={asked ? `${csvUrl}?${asked}` : csvUrl} download>
          {words.exportCsv}
        </a>
      </div>
      <DeskTools
        tab={tab}
        statuses={named(statuses)}
        types={named(types)}
        hasPeriod={hasPeriod}
        set={desk.set}
        onClear={desk.clear}
      />
      <AnswerDesk>
        <ListState list={list} empty={<EmptyState heading="h3" {...said} />}>
          <ul aria-busy={list.query.isPlaceholderData} {...watch}>
            {list.items.map((item) => (
              <EntryBoundary key={item.id} id={item.id}>
                {children(item)}
              </EntryBoundary>
            ))}
          </ul>
        </ListState>
      </AnswerDesk>
    </section>
  )
}
