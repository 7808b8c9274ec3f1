import { useSearchParams } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { isDay } from '#features/nest/stays/stay-days.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'

export const STAYS_URL = '/api/admin/stays'

export const stayPath = (id: number) => `${tabPath('stays')}/${id}`

export const STAY_VIEWS = ['board', 'list', 'payments', 'occupancy', 'cleaning'] as const
export type StayView = (typeof STAY_VIEWS)[number]

/** One of the views, and what it shows: each has an address to be sent to a colleague. */
export function viewPath(view: StayView, shown: Record<string, string | number | null> = {}): string {
  const query = new URLSearchParams(view === 'board' ? {} : { view })
  for (const [name, value] of Object.entries(shown)) if (value !== null) query.set(name, String(value))
  return query.size > 0 ? `${tabPath('stays')}?${query}` : tabPath('stays')
}

export function useStayView(): StayView {
  const [params] = useSearchParams()
  return STAY_VIEWS.find((view) => view === params.get('view')) ?? 'board'
}

/** The day that the address names, or today. */
export function useDay(name: string): string {
  const [params] = useSearchParams()
  const day = params.get(name) ?? ''
  return isDay(day) ? day : todayInDakar()
}
