import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { addDays } from '#ui/dates/days.ts'
import type { BusySpan, CalendarEntry } from '../calendar-entry.ts'
import { AGENDA_DAYS } from './layout/days-of-view.ts'
import { type CalendarPlace, queryOf } from './use-calendar-address.ts'

/** Every question of the calendar begins so: who changes something asks all of them again. */
export const CALENDAR_URL = '/api/admin/calendar'

type Narrowed = Pick<CalendarPlace, 'person' | 'groups'>

/** Read anew each time it is opened: visitors ask while staff look elsewhere. Other days leave the old ones standing until they are there. */
export function useEntries(place: Narrowed, days: readonly string[], isWanted: boolean) {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return useQuery<CalendarEntry[]>({
    queryKey: [`${CALENDAR_URL}?${queryOf(place, from, to)}`],
    staleTime: 0,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

export interface AgendaPage {
  from: string
  to: string
  entries: CalendarEntry[]
}

/** From a day on, two weeks after two weeks, without an end; and back, where somebody looks for what was. */
export function useAgenda(place: Narrowed & { day: string }) {
  return useInfiniteQuery({
    queryKey: [`${CALENDAR_URL}?agenda`, queryOf(place, place.day, '')],
    staleTime: 0,
    initialPageParam: place.day,
    queryFn: async ({ pageParam: from, signal }): Promise<AgendaPage> => {
      const to = addDays(from, AGENDA_DAYS - 1)
      return { from, to, entries: await callApi(`${CALENDAR_URL}?${queryOf(place, from, to)}`, { signal }) }
    },
    getNextPageParam: ({ to }) => addDays(to, 1),
    getPreviousPageParam: ({ from }) => addDays(from, -AGENDA_DAYS),
  })
}

/** When people and a home are taken. */
export function useBusy(from: string, to: string, propertyId: number | null, isWanted: boolean) {
  const query = new URLSearchParams({ from, to, ...(propertyId !== null && { propertyId: String(propertyId) }) })
  return useQuery<BusySpan[]>({ queryKey: [`${CALENDAR_URL}/busy?${query}`], staleTime: 0, enabled: isWanted })
}
