import type { Nights } from '../stay-days.ts'
import type { CalendarFeedRow } from './calendar-feed.table.server.ts'
import { isPreparation, isSome, meeting, NightMarks } from './night-marks.ts'
import type { CalendarEvent } from './read-calendar.ts'

/** By then every house has read our calendar again: what stands in one still is a booking of its own. */
const ECHO_MS = 48 * 60 * 60_000

type Said = Pick<CalendarFeedRow, 'events' | 'pending'>

/** What the house believes of a calendar: what it said, and while that is doubted also what it said before. */
export const believed = ({ events, pending }: Said): CalendarEvent[] => (pending ? [...pending, ...events] : events)

const keyOf = ({ uid, from, until }: CalendarEvent) => `${from} ${until} ${uid}`

/**
 * Houses that read our calendar often tell it back, as "not available" or as a booking of theirs. What lay whole within nights that
 * we had told them when it first stood in their calendar is most likely that: of a booking only where it has the very days that we
 * told. It is remembered for as long as they say it, so that it is known as an echo once the nights are nobody's any more.
 */
export function markEchoes(
  events: readonly CalendarEvent[],
  { before, told, today }: { before: readonly CalendarEvent[]; told: readonly Nights[]; today: string },
): CalendarEvent[] {
  const known = new Map(before.map((event) => [keyOf(event), event]))
  const marks = new NightMarks(today, told)
  const [starts, ends] = [new Set(told.map(({ from }) => from)), new Set(told.map(({ until }) => until))]
  const isTold = (event: CalendarEvent) =>
    (event.kind === 'unavailable' || (starts.has(event.from) && ends.has(event.until))) &&
    marks.parts(event, 'marked').length > 0 &&
    marks.parts(event, 'free').length === 0
  return events.map((event) => {
    const was = known.get(keyOf(event))
    return (was ? was.isEcho : isTold(event)) ? { ...event, isEcho: true } : event
  })
}

/** Which nights that a calendar holds are held for an echo. */
export function heldForEcho(feed: Said): (row: Nights & { uid: string | null }) => boolean {
  const echoes = believed(feed).filter(({ isEcho }) => isEcho)
  return (row) => echoes.some((echo) => echo.uid === row.uid && isSome(meeting(echo, row)))
}

interface Held extends Nights {
  feedId: number | null
  feedUid: string | null
  createdAt: Date
}

/**
 * What our calendar tells of the nights that are held. Not the days of preparation after guests of other calendars; and an echo
 * only once it has outlived by two days what it came from: told on at once, two houses would hand the nights of a cancelled stay
 * back and forth for ever. It is held here all the while, for it may be a booking after all.
 */
export function toldNights<Row extends Held>(
  held: readonly Row[],
  feeds: readonly (Said & { id: number })[],
  now = Date.now(),
): Row[] {
  const isEcho = new Map(feeds.map((feed) => [feed.id, heldForEcho(feed)]))
  return held.filter((row) => {
    if (row.feedId === null) return true
    const isYoung = now - row.createdAt.getTime() < ECHO_MS
    return !isPreparation(row) && !(isYoung && isEcho.get(row.feedId)?.({ ...row, uid: row.feedUid }))
  })
}
