import { useEffect, useRef, useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { addDays, daysBetween } from '#ui/dates/days.ts'
import { capitalised, sayDays } from '#ui/dates/say-days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { entriesOn, firstOf } from '../layout/place-entries.ts'
import { calendarMessages } from '../messages.ts'
import { EntryLink } from '../parts/entry-link.tsx'
import { useRoom } from '../room.ts'
import { sayDay, sayTitle } from '../say-entry.ts'
import { type AgendaPage, useAgenda } from '../use-entries.ts'
import { useEntryKeys } from '../use-entry-keys.ts'

/** Of a day: 48, and how many more. */
const MOST_ROWS = 49

function AgendaDay({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { move, mayWrite } = useRoom()
  const [isWhole, setWhole] = useState(false)
  const { shown, more } = firstOf(entries, isWhole ? entries.length : MOST_ROWS)
  return (
    <section className="cal-agenda__day" data-today={day === todayInDakar() || undefined}>
      <h3>{capitalised(sayDay(day, locale))}</h3>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} on={day} form="row" />
            {entry.isMovable && mayWrite && (
              <button
                type="button"
                className="icobtn"
                title={words.move.act}
                aria-label={words.move.of(sayTitle(entry, locale))}
                onClick={() => move.lift(entry, 'keys')}
              >
                <span aria-hidden="true">↕</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="text-link" onClick={() => setWhole(true)}>
          {words.more(more)}
        </button>
      )}
    </section>
  )
}

/** Its days that have anything; of an empty stretch that it is empty. */
function Stretch({ page: { from, to, entries } }: { page: AgendaPage }) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const drawn = useRoom().move.withMoves(entries)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const full = days.flatMap((day) => {
    const ofDay = entriesOn(drawn, day)
    return ofDay.length > 0 ? [{ day, ofDay }] : []
  })
  if (full.length === 0) return <p className="soft cal-agenda__none">{words.nothing(sayDays(from, to, locale))}</p>
  return full.map(({ day, ofDay }) => <AgendaDay key={day} day={day} entries={ofDay} />)
}

/** Day under day, as far as anybody looks: the next two weeks come by themselves while there is something in them. */
export function AgendaList() {
  const words = useMessages(calendarMessages)
  const { loading } = useMessages(staffMessages)
  const { place } = useRoom()
  const root = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const query = useAgenda(place)
  const { fetchNextPage, fetchPreviousPage, isFetchingNextPage, isFetchingPreviousPage } = query
  const pages = query.data?.pages ?? []
  const { onKeyDown, onFocus } = useEntryKeys(
    root,
    pages.flatMap(({ entries }) => entries),
  )
  const isWorthIt = (pages.at(-1)?.entries.length ?? 0) > 0 && !query.isFetchNextPageError

  useEffect(() => {
    const button = end.current
    if (!button || !isWorthIt || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting && !isFetchingNextPage) void fetchNextPage()
      },
      { rootMargin: '30%' },
    )
    observer.observe(button)
    return () => observer.disconnect()
  }, [isWorthIt, isFetchingNextPage, fetchNextPage])

  if (query.isPending) return <SkeletonRows rows={6} />
  if (query.isLoadingError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its entries are links; keys pass by on their way up
    <div ref={root} className="cal-agenda" onKeyDown={onKeyDown} onFocus={onFocus}>
      <button
        type="button"
        className="text-link"
        aria-disabled={isFetchingPreviousPage}
        onClick={() => isFetchingPreviousPage || void fetchPreviousPage()}
      >
        {isFetchingPreviousPage ? loading : words.earlierDays}
      </button>
      {pages.map((page) => (
        <Stretch key={page.from} page={page} />
      ))}
      {query.isError && <LoadFailed error={query.error} onRetry={() => fetchNextPage()} />}
      <button
        ref={end}
        type="button"
        className="btn btn--line"
        aria-disabled={isFetchingNextPage}
        onClick={() => isFetchingNextPage || void fetchNextPage()}
      >
        {isFetchingNextPage ? loading : words.laterDays}
      </button>
      <p className="soft small">{words.dakarSaid}</p>
    </div>
  )
}
