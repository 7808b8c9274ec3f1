import type { Deal } from '#features/nest/property-types.ts'
import type { Wish } from '../wishes/wish.ts'
import { addDays } from './days.ts'
import { only, type Reading, type Saying } from './reading.ts'

const UNIT_DAYS: Partial<Record<string, number>> = { day: 1, week: 7 }

/** A stay's nights from what is said of them, of its dates, or of its weeks. */
export function nightsOf(said: readonly Saying[], isStay: boolean): { nights: Wish | null; stay: Reading['stay'] } {
  const [dates] = only(said, 'stay')
  const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const wish = (value: number, words = ''): Wish => ({
    field: 'nights',
    op: 'exactly',
    value,
    isHard: true,
    from: { words },
  })
  const counted = only(said, 'wish').find((one) => one.wish.field === 'nights')?.wish ?? null
  if (dates) return { nights: counted ?? wish(days(...dates.stay), dates.words), stay: dates.stay }
  const arrival = only(said, 'arrival').find((one) => one.arrival !== null)
  const time = isStay ? only(said, 'time').find(({ time: { unit } }) => UNIT_DAYS[unit]) : undefined
  const nights = counted ?? (time ? wish(time.time.count * (UNIT_DAYS[time.time.unit] ?? 1), time.words) : null)
  const count = nights && typeof nights.value === 'number' ? nights.value : null
  const stay = arrival?.arrival && count ? ([arrival.arrival, addDays(arrival.arrival, count)] as const) : null
  return { nights, stay }
}

/** 'We move on 15 August': a home to live in is wanted by then. */
export function readyOnArrival(said: readonly Saying[]): Wish[] {
  const isSaid = only(said, 'wish').some(({ wish }) => wish.field === 'readyBy')
  const [arrival] = isSaid ? [] : only(said, 'arrival').filter(({ due }) => due !== null)
  const { due = null, words = '' } = arrival ?? {}
  return due ? [{ field: 'readyBy', op: 'atMost', value: due, isHard: true, from: { words } }] : []
}

const isOfDelivery = (words: string) =>
  /finish|deliver|complet|livr|fini|termin|achev|hand|ready|pr[êe]t|cl[ée]s|keys/i.test(words) &&
  !/move.in|imm[eé]diat|tout de suite|already|d[eé]j[aà]|now|today/i.test(words)

/** 'Delivered by June': that it is not built yet does not matter then. Whoever refuses off-plan still does. */
export const isOnlyDelivery = ({ field, value, from }: Wish) =>
  field === 'offPlan' && value === false && 'words' in from && isOfDelivery(from.words)

export function leaseOf(said: readonly Saying[], deal: Wish | null, assumed: Deal | null): Wish | null {
  const isRent = deal?.op === 'oneOf' ? deal.value.includes('rent') : assumed === 'rent'
  const time = only(said, 'time').find(
    ({ inLease, time: { unit } }) => inLease && (unit === 'month' || unit === 'year'),
  )
  if (!isRent || !time) return null
  const months = time.time.count * (time.time.unit === 'year' ? 12 : 1)
  return { field: 'lease', op: 'atMost', value: months, isHard: false, from: { words: time.words ?? '' } }
}
