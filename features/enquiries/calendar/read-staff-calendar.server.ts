import { createHash } from 'node:crypto'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import type { Context } from '#db/context.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import { type CalendarEntry as FileEntry, writeEntries } from '../confirmation/write-calendar.ts'
import { taskKindWords } from '../tasks/task-words.ts'
import { readCalendarOwner } from './calendar-address.server.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import { icalMessages } from './ical-messages.ts'
import { findEntries } from './read-calendar.server.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
/** What has no length is drawn for so long. */
const MOMENT_MS = 30 * 60_000

const TITLES = /^(m|mr|mrs|ms|mme|mlle|dr|pr|prof|sir)\.?$/i

/**
 * 'Awa' of 'Mme Awa Diop': enough to know who is meant, and no more. Of whom we know an address or a number alone, that stands in
 * the name's place: it stays with us.
 */
export function firstNameOf(name: string | null): string {
  const words = (name ?? '').trim().split(/\s+/)
  return greetableName(words.find((word) => !TITLES.test(word)) ?? '') ?? ''
}

const STATUSES = { asked: 'TENTATIVE', pending: 'TENTATIVE' } as Partial<Record<string, FileEntry['status']>>

/**
 * What a calendar at Google or Apple may learn: what kind of thing it is, of which home or car, and somebody's first name. Nothing that
 * anybody wrote goes there, so no task’s words, no place, no video link; no number, no address. The link asks for a sign-in.
 */
function toFileEntry(entry: CalendarEntry, locale: Locale, publicUrl: string): FileEntry {
  const words = icalMessages[locale]
  const { kind, taskKind, title, about, aboutFr, startsAt, endsAt } = entry
  const who = firstNameOf(kind === 'task' ? about : title)
  const what = kind === 'task' || about === null ? null : inLocale(locale, about, aboutFr)
  const written = {
    reference: `staff-${entry.id}`,
    title: [
      [taskKind ? taskKindWords[locale][taskKind] : words.kinds[kind], what].filter(Boolean).join(words.colon),
      who,
    ]
      .filter(Boolean)
      .join(' · '),
    text: [words.open, publicUrl + entry.path],
    status: STATUSES[entry.status] ?? 'CONFIRMED',
    stamp: new Date(entry.version),
  }
  if (startsAt === null) return { ...written, day: entry.day }
  const start = new Date(startsAt)
  return { ...written, start, end: endsAt ? new Date(endsAt) : new Date(start.getTime() + MOMENT_MS) }
}

interface Wish {
  name: string
  locale: Locale
  publicUrl: string
}

/** Somebody's own calendar, for whoever has its address: what is theirs, and what they are to be at. */
export async function readStaffCalendar({ db }: Context, { name, locale, publicUrl }: Wish) {
  const userId = await readCalendarOwner(db, name)
  if (userId === null) throw new AppError('not_found')
  const today = todayInDakar()
  const entries = await findEntries(db, {
    ...{ from: addDays(today, -DAYS_BACK), until: addDays(today, DAYS_AHEAD + 1), whose: userId },
    kinds: ['viewing', 'task', 'arrival', 'departure', 'pickup', 'return'],
  })
  const told = entries.filter(
    ({ kind, startsAt, status }) => kind !== 'task' || (startsAt !== null && status === 'open'),
  )
  const text = writeEntries(
    told.map((entry) => toFileEntry(entry, locale, publicUrl)),
    'Kais',
  )
  // Its stamps are those of the entries: the same calendar has the same text.
  return { text, etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"` }
}
