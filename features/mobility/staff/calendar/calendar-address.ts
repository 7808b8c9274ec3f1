import { useSearchParams } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { isMonth } from './month.ts'

interface Shown {
  /** This month when none is named. */
  month?: string | undefined
  /** One car, or the whole fleet. */
  car?: number | null | undefined
}

export function calendarPath({ month, car }: Shown): string {
  const query = new URLSearchParams({ view: 'calendar' })
  if (month) query.set('month', month)
  if (car) query.set('car', String(car))
  return `${tabPath('vehicles')}?${query}`
}

/** What the calendar shows stands in the address: it can be sent to a colleague, and Back leads to the month before. */
export function useCalendarAddress() {
  const [params] = useSearchParams()
  const month = params.get('month')
  const car = Number(params.get('car'))
  return {
    isOpen: params.get('view') === 'calendar',
    month: isMonth(month) ? month : todayInDakar().slice(0, 7),
    car: Number.isInteger(car) && car > 0 ? car : null,
  }
}
