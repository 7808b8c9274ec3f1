import { momentInDakar } from '#common/dakar-time.ts'
import { inLocale } from '#common/locale.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { writeCalendar } from '../confirmation/write-calendar.ts'
import { stayReference } from './stay-reference.ts'
import { stayWords } from './stay-words.ts'

const STATUS = { pending: 'TENTATIVE', proposed: 'TENTATIVE', confirmed: 'CONFIRMED' } as const

/** The stay as a calendar file; a later one of the same stay changes it, also to cancelled. */
export function stayCalendar(stay: StayRow): { name: string; text: string } {
  const { locale, terms } = stay
  const { arrival, departure } = stay.status === 'proposed' && stay.proposal ? stay.proposal : stay
  const reference = stayReference(stay.id)
  const at = (day: string, clock: string) => momentInDakar(`${day}T${clock}`) ?? new Date(`${day}T12:00Z`)
  const text = writeCalendar({
    reference,
    title: stayWords[locale].calendarTitle(inLocale(locale, stay.homeTitle, stay.homeTitleFr)),
    text: [stayWords[locale].statuses[stay.status], reference],
    stamp: stay.updatedAt,
    start: at(arrival, terms.checkIn),
    end: at(departure, terms.checkOut),
    status: stay.status in STATUS ? STATUS[stay.status as keyof typeof STATUS] : 'CANCELLED',
  })
  return { name: `${reference}.ics`, text }
}
