import { inLocale } from '#common/locale.ts'
import { writeCalendar } from '../confirmation/write-calendar.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { viewingReference } from './viewing-reference.ts'
import { stateOf } from './viewing-status.ts'
import { viewingWords } from './viewing-words.ts'

const STATUS = { asked: 'TENTATIVE', confirmed: 'CONFIRMED', done: 'CONFIRMED' } as const

/** The viewing as a calendar file; a later one of the same viewing moves it, or takes it out. */
export function viewingCalendar(viewing: ViewingRow): { name: string; text: string } {
  const { id, locale, kind, place, videoUrl, startsAt, endsAt, updatedAt, moves } = viewing
  const words = viewingWords[locale]
  const reference = viewingReference(id)
  const where = kind === 'video' ? videoUrl : place
  const status = viewing.status in STATUS ? STATUS[viewing.status as keyof typeof STATUS] : 'CANCELLED'
  const text = writeCalendar({
    reference,
    title: words.calendarTitle(inLocale(locale, viewing.subject, viewing.subjectFr)),
    text: [words.states[stateOf(viewing)], words.kinds[kind], ...(where ? [where] : []), reference],
    ...(where && { place: where }),
    stamp: updatedAt,
    // A calendar takes the file for newer by it: what is called off is newer than what was moved last.
    sequence: moves + (status === 'CANCELLED' ? 1 : 0),
    start: startsAt,
    end: endsAt,
    status,
  })
  return { name: `${reference}.ics`, text }
}
