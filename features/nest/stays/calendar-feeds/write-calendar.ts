import { ownUid } from './own-events.ts'

/** A range of nights that is taken, whoever by. */
export interface TakenNights {
  id: number
  from: string
  until: string
  stayId: number | null
  feedId: number | null
}

/** The same for as long as it stands: what came from a calendar is written anew whenever it moves, so its day names it. */
function uidOf({ id, from, stayId, feedId }: TakenNights, propertyId: number): string {
  if (stayId !== null) return ownUid(`stay-${stayId}`, propertyId)
  return ownUid(feedId === null ? `block-${id}` : `calendar-${feedId}-${from}`, propertyId)
}

const plainDay = (day: string) => day.replaceAll('-', '')

/**
 * The taken nights of a home as a calendar file (RFC 5545), for other houses to read: that they are taken, and nothing about
 * anybody. Every line is shorter than the 75 octets that one may have.
 */
export function writeCalendar(nights: readonly TakenNights[], propertyId: number, stamp: Date): string {
  const written = `${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kais//Stays//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...nights.flatMap((taken) => [
      'BEGIN:VEVENT',
      `UID:${uidOf(taken, propertyId)}`,
      `DTSTAMP:${written}`,
      `DTSTART;VALUE=DATE:${plainDay(taken.from)}`,
      // The day after the last night, which somebody else may have.
      `DTEND;VALUE=DATE:${plainDay(taken.until)}`,
      'SUMMARY:Kais: taken',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}
