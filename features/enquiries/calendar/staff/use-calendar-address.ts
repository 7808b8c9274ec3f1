import { useSyncExternalStore } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { isDay } from '#features/nest/stays/stay-days.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams } from '#ui/destination.ts'
import { ENTRY_GROUPS, type EntryGroup, GROUP_NAMES } from '../calendar-entry.ts'
import { CALENDAR_VIEWS, type CalendarView, daysOf } from './layout/days-of-view.ts'

const NARROW = '(max-width: 47.99rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** A phone, or a window as narrow as one. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )

/** What the calendar shows stands in the address: it can be sent to a colleague, and Back leads to what was there before. */
export function useCalendarAddress() {
  const [params, change] = useAddressParams()
  const usual: CalendarView = useIsNarrow() ? 'agenda' : 'week'
  const view = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? usual
  const day = params.get('day') ?? ''
  const { person } = useListFilters({ person: 'person' }).query
  const named = params.get('show')?.split(',') ?? []
  const groups = GROUP_NAMES.filter((group) => named.includes(group))
  return {
    view,
    // Also its whole week or month: the calendar ends where the API's days do.
    day: isDay(day) && daysOf(view, day).every(isDay) ? day : todayInDakar(),
    person,
    /** Of none all are shown. */
    groups,
    isNarrowed: groups.length > 0 || person !== '',
    pathOf(shown: { view?: CalendarView; day?: string | null }): string {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(shown)) value === null ? next.delete(name) : next.set(name, value)
      return `${tabPath('calendar')}?${next}`
    },
    open: (shown: { view?: CalendarView; day?: string }) => change(shown),
    /** The first press shows that kind alone. */
    toggle(group: EntryGroup) {
      const next = groups.includes(group) ? groups.filter((one) => one !== group) : [...groups, group]
      change(
        { show: next.length === 0 || next.length === GROUP_NAMES.length ? null : next.join(',') },
        { replace: true },
      )
    },
  }
}

export type CalendarPlace = ReturnType<typeof useCalendarAddress>

/** As the API asks for it. */
export function queryOf(
  { person, groups }: Pick<CalendarPlace, 'person' | 'groups'>,
  from: string,
  to: string,
): string {
  const query = new URLSearchParams({ from, to })
  if (person) query.set('person', person)
  if (groups.length > 0) query.set('kinds', groups.flatMap((group) => ENTRY_GROUPS[group]).join(','))
  return query.toString()
}

/** Where something new is written down, at that time and for that person. A day without an hour is a day only. */
export function addPath(tab: 'viewings' | 'tasks', at: string, person: string | null): string {
  const query = new URLSearchParams({ add: '', [tab === 'viewings' ? 'startsAt' : 'dueAt']: at })
  // By a name that is no filter of the list behind the dialog.
  if (person) query.set('for', person)
  return `${tabPath(tab)}?${query}`
}
