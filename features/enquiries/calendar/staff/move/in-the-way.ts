import type { BusySpan, CalendarEntry } from '../../calendar-entry.ts'
import { numberOf } from '../../calendar-entry.ts'

type Place = Pick<CalendarEntry, 'id' | 'startsAt' | 'endsAt' | 'personId' | 'propertyId'>

/** Times at which its person or its home is taken by something else. */
export function othersBusy<Entry extends Place>(busy: readonly BusySpan[], entry: Entry): BusySpan[] {
  return busy.filter(
    ({ personId, propertyId, viewingId }) =>
      viewingId !== numberOf(entry) &&
      ((personId !== null && personId === entry.personId) || (propertyId !== null && propertyId === entry.propertyId)),
  )
}

/** Of those, what it would meet where it is put. */
export function inTheWay(busy: readonly BusySpan[], entry: Place): BusySpan[] {
  const { startsAt, endsAt } = entry
  if (!startsAt || !endsAt) return []
  // Moments are compared, not texts: an answer may write them otherwise.
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  return othersBusy(busy, entry).filter((span) => Date.parse(span.startsAt) < end && Date.parse(span.endsAt) > start)
}
