import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDay } from '#common/dates.ts'
import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type {
  CalendarLook,
  StaffCalendarFeed,
  StaffCalendars,
} from '../../stays/calendar-feeds/calendar-feed.public.ts'
import { calendarMessages } from './calendar-messages.ts'

export const CONFLICTS_URL = '/api/admin/calendar-conflicts'
export const TROUBLES_URL = '/api/admin/calendar-troubles'
export const calendarsUrl = (propertyId: number) => `/api/admin/properties/${propertyId}/calendars`
export const feedUrl = (id: number) => `/api/admin/calendar-feeds/${id}`

export function useCalendars(propertyId: number) {
  // Not kept after the screen closes: others book and cancel every hour.
  return useQuery<StaffCalendars>({ queryKey: [calendarsUrl(propertyId)], gcTime: 0 })
}

/** A calendar that changes may make a conflict, or end one. */
export function useReloadCalendars(propertyId: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const asked = [calendarsUrl(propertyId), CONFLICTS_URL, TROUBLES_URL, '/api/admin/audit']
    await Promise.all(asked.map((url) => queryClient.invalidateQueries({ queryKey: [url] })))
  }
}

/** What went wrong, in a notice; and what is on the screen is asked for again, since it may be why. */
export function useFailed(reload: () => Promise<void>): (error: Error) => void {
  const { error: title } = useMessages(kitMessages)
  const toast = useToast()
  const failureText = useFailureText()
  return (error) => {
    toast({ title, description: failureText(error), variant: 'destructive' })
    void reload()
  }
}

/** Reads a calendar now, and says what came of it. */
export function useRead(propertyId: number) {
  const words = useMessages(calendarMessages)
  const toast = useToast()
  const reload = useReloadCalendars(propertyId)
  const onError = useFailed(reload)
  return useMutation({
    mutationFn: ({ id }: Pick<StaffCalendarFeed, 'id' | 'name'>) =>
      callApi<CalendarLook>(`${feedUrl(id)}/read`, { method: 'POST' }),
    async onSuccess({ problem }, { name }) {
      await reload()
      const { feeds } = words
      if (problem)
        toast({ title: feeds.notRead(name), description: problemText(words, problem), variant: 'destructive' })
      else toast({ title: feeds.wasRead(name) })
    },
    onError,
  })
}

/** '2027-03-05' and '2027-03-08' as '5 March 2027 to 8 March 2027'. */
export function useRangeText(): (nights: { from: string; until: string }) => string {
  const { range } = useMessages(calendarMessages)
  const { locale } = useSite()
  const say = (day: string) => formatDay(new Date(`${day}T00:00Z`), locale)
  return ({ from, until }) => range(say(from), say(until))
}
