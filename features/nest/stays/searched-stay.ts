import type { StayDates } from './stay-days.ts'

/** Days of a stay as they stand in an address, and for how many, where that is said. */
export interface AskedStay extends StayDates {
  guests: number | null
}

/** Of an address whose search was made: what is wrong in it was left out. */
export function askedStay(params: URLSearchParams): AskedStay | null {
  const [arrival, departure] = [params.get('arrival'), params.get('departure')]
  return arrival && departure ? { arrival, departure, guests: Number(params.get('guests')) || null } : null
}

/** The page of a home; with the days that somebody looks for, it begins with these. */
export function homePath(id: number, stay?: AskedStay): string {
  const path = `/property/${id}`
  if (!stay) return path
  const { arrival, departure, guests } = stay
  return `${path}?arrival=${arrival}&departure=${departure}${guests ? `&guests=${guests}` : ''}`
}
