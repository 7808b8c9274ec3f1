import type { CalendarEntry } from '../../calendar-entry.ts'

export const MINUTES_PER_DAY = 1_440
/** What has no length, or a very short one, is drawn so long: less could be neither read nor pressed. */
export const LEAST_MINUTES = 30

/** From one minute of a day to another, as it is drawn. */
export interface Span {
  from: number
  to: number
}

export const minuteOf = (iso: string, day: string) =>
  Math.round((Date.parse(iso) - Date.parse(`${day}T00:00Z`)) / 60_000)

/** The part of a day that an entry takes; null where it takes none, or is of the whole day. */
export function spanOn({ startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>, day: string): Span | null {
  if (startsAt === null) return null
  const start = minuteOf(startsAt, day)
  const end = Math.max(endsAt === null ? 0 : minuteOf(endsAt, day), start + LEAST_MINUTES)
  if (start >= MINUTES_PER_DAY || end <= 0) return null
  const from = Math.min(Math.max(start, 0), MINUTES_PER_DAY - LEAST_MINUTES)
  return { from, to: Math.min(end, MINUTES_PER_DAY) }
}

export const isOfDay = ({ startsAt, day, lastDay }: CalendarEntry, date: string) =>
  startsAt === null && day <= date && date <= lastDay

export interface Placed extends Span {
  entry: CalendarEntry
  /** Beside each other, from the left. */
  column: number
  columns: number
}

/** Stands for those for which there is no room: as high as they are. */
export interface Hidden extends Span {
  count: number
  column: number
  columns: number
}

/** Each takes the first column that is free again; what overlaps, directly or by others, shares its width alike. */
function placeCluster(cluster: readonly (Span & { entry: CalendarEntry })[], most: number) {
  const freeFrom: number[] = []
  const placed = cluster.map((one) => {
    const free = freeFrom.findIndex((minute) => minute <= one.from)
    const column = free === -1 ? freeFrom.length : free
    freeFrom[column] = one.to
    return { ...one, column }
  })
  const columns = Math.min(freeFrom.length, most)
  // The last column is given up for the word that there are more.
  const shown = freeFrom.length > most ? most - 1 : columns
  const hidden = placed.filter(({ column }) => column >= shown)
  return {
    placed: placed.filter(({ column }) => column < shown).map((one) => ({ ...one, columns })),
    hidden: hidden.length === 0 ? [] : [{ ...hull(hidden), count: hidden.length, column: shown, columns }],
  }
}

const hull = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
})

/** The hours of a day: what overlaps stands side by side, at most so many. */
export function placeEntries(entries: readonly CalendarEntry[], day: string, most: number) {
  const timed = entries
    .flatMap((entry) => {
      const span = spanOn(entry, day)
      return span ? [{ ...span, entry }] : []
    })
    .sort((one, other) => one.from - other.from || other.to - one.to)
  const clusters: (typeof timed)[] = []
  let end = -1
  for (const one of timed) {
    if (one.from >= end) clusters.push([])
    clusters.at(-1)?.push(one)
    end = Math.max(one.from < end ? end : 0, one.to)
  }
  const parts = clusters.map((cluster) => placeCluster(cluster, most))
  return {
    placed: parts.flatMap(({ placed }): Placed[] => placed),
    hidden: parts.flatMap(({ hidden }): Hidden[] => hidden),
  }
}

/** All of a day, as a list has them: whole days first, then by the hour. What goes on from the day before is there too. */
export const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] =>
  entries.filter((entry) => isOfDay(entry, day) || spanOn(entry, day) !== null)

/** The first ones, and how many more: a single one more is shown rather than counted. */
export function firstOf<Item>(items: readonly Item[], most: number): { shown: readonly Item[]; more: number } {
  const isAll = items.length <= most
  return { shown: isAll ? items : items.slice(0, most - 1), more: isAll ? 0 : items.length - most + 1 }
}
