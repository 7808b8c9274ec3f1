import { addDays, isDay } from '../../stays/stay-days.ts'
import type { SeasonValues } from './stay-values.ts'
import { inOrder } from './stay-values.ts'

/** From the first night to the last. */
export interface Nights {
  from: string
  to: string
}

/** What a stretch of nights is given. What is left empty stays as it was on these nights. */
export type PricedNights = Pick<SeasonValues, 'name' | 'nameFr' | 'price' | 'minNights'>

const NO_SEASON: Omit<SeasonValues, 'from' | 'to'> = {
  name: '',
  nameFr: '',
  price: '',
  weekendPrice: '',
  minNights: '',
}

/** A season half written has no days yet: nothing is cut from it. */
const hasDays = ({ from, to }: Nights) => isDay(from) && isDay(to) && from <= to

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
const isThere = ({ from, to }: Nights) => from <= to

const isOn = (season: SeasonValues, { from, to }: Nights) => hasDays(season) && season.from <= to && from <= season.to

/** The season of a night, as the form has it at this moment. */
export const seasonOn = (seasons: readonly SeasonValues[], night: string): SeasonValues | undefined =>
  seasons.find((season) => isOn(season, { from: night, to: night }))

/** These nights are as always again: seasons lose them, and one that goes on after them is two. */
export function withoutSeasons(seasons: readonly SeasonValues[], nights: Nights): SeasonValues[] {
  const left = seasons.flatMap((season) => {
    if (!isOn(season, nights)) return [season]
    const before = { ...season, to: addDays(nights.from, -1) }
    const after = { ...season, from: addDays(nights.to, 1) }
    return [before, after].filter(isThere)
  })
  return inOrder(left)
}

/** Neighbours that say the same are one season. */
function joined(seasons: readonly SeasonValues[]): SeasonValues[] {
  const all: SeasonValues[] = []
  for (const season of seasons) {
    const last = all.at(-1)
    const isOneMore = last && JSON.stringify({ ...season, from: last.from, to: last.to }) === JSON.stringify(last)
    if (isOneMore && addDays(last.to, 1) === season.from) all[all.length - 1] = { ...last, to: season.to }
    else all.push(season)
  }
  return all
}

/** These nights get a price, or a shortest stay, of their own. Seasons that lie on them are split: no night has two. */
export function withPricedDays(
  seasons: readonly SeasonValues[],
  nights: Nights,
  { name, nameFr, price, minNights }: PricedNights,
): SeasonValues[] {
  const under = inOrder(seasons.filter((season) => isOn(season, nights))).map((season) => ({
    ...season,
    from: later(season.from, nights.from),
    to: earlier(season.to, nights.to),
  }))
  const parts: SeasonValues[] = []
  let next = nights.from
  for (const part of under) {
    // The form may hold two seasons that overlap: the first one counts, as it does in a price.
    const from = later(part.from, next)
    if (next < from) parts.push({ ...NO_SEASON, from: next, to: addDays(from, -1) })
    if (from <= part.to) parts.push({ ...part, from })
    next = later(next, addDays(part.to, 1))
  }
  if (next <= nights.to) parts.push({ ...NO_SEASON, from: next, to: nights.to })
  // A price for these nights is one for all of them: a weekend's own would contradict it.
  const isPriced = price.trim() !== ''
  const priced = parts.map(({ from, to, ...part }) => ({
    name,
    nameFr,
    from,
    to,
    price: isPriced ? price : part.price,
    weekendPrice: isPriced ? '' : part.weekendPrice,
    minNights: minNights.trim() === '' ? part.minNights : minNights,
  }))
  return inOrder([...withoutSeasons(seasons, nights), ...joined(priced)])
}
