import type { BusySpan, CalendarEntry } from '../../calendar-entry.ts'
import { numberOf } from '../../calendar-entry.ts'

type Place = Pick<CalendarEntry, 'id' | 'startsAt' | 'endsAt' | 'busyUntil' | 'personId' | 'propertyId'>

/** Times at which its person or its home is taken by something else. */
export function othersBusy<Entry extends Place>(busy: readonly BusySpan[], entry: Entry): BusySpan[] {
  return busy.filter(
    ({ personId, propertyId, viewingId }) =>
      viewingId !== numberOf(entry) &&
      ((personId !== null && personId === entry.personId) || (propertyId !== null && propertyId === entry.propertyId)),
  )
}

/** Of those, what it would meet where it is put. Its person shows nothing else on the way back; the home is free by then. */
export function inTheWay(busy: readonly BusySpan[], entry: Place): BusySpan[] {
  const { startsAt, endsAt, busyUntil } = entry
  if (!startsAt || !endsAt) return []
  // Moments are compared, not texts: an answer may write them otherwise.
  const [start, end, back] = [Date.parse(startsAt), Date.parse(endsAt), Date.parse(busyUntil ?? endsAt)]
  return othersBusy(busy, entry).filter((span) => {
    const isShowing = span.personId !== null && span.viewingId !== null
    return Date.parse(span.startsAt) < (isShowing ? back : end) && Date.parse(span.endsAt) > start
  })
}
