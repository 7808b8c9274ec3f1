import { momentInDakar, todayInDakar } from '#common/dakar-time.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { type EntryKind, numberOf } from '#features/enquiries/calendar/calendar-entry.ts'
import { findEntries } from '#features/enquiries/calendar/read-calendar.server.ts'
import { subjectOf } from '#features/enquiries/notices/desk-notices.server.ts'
import { findLastSubmissions } from '#features/enquiries/notices/notice.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { MOMENT_KINDS, type MomentKind, type Point, type Today, type TodayMoment } from './today.public.ts'
import { findGuests, findHirers, findTasksUntil, findViewingsOfDay, findWaiting } from './today.repository.server.ts'

const DAY_MS = 24 * 3_600_000

interface Named {
  id: number
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
}
const nameOf = ({ id, firstName, lastName, email, phone }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? phone ?? `#${id}`)

function pointOf(place: { latitude: number | null; longitude: number | null } | null): Point | null {
  const { latitude = null, longitude = null } = place ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

interface OfDay {
  day: string
  whose: number | null
  locale: Locale
}

/** Arrivals and departures, cars that go and come back: one's own and nobody's yet, or everybody's. */
async function findMoments(db: Database, { day, whose, locale }: OfDay): Promise<TodayMoment[]> {
  const entries = await findEntries(db, { from: day, until: addDays(day, 1), whose: null, kinds: MOMENT_KINDS })
  const ours = entries.filter(({ personId }) => whose === null || personId === null || personId === whose)
  const numbersOf = (...kinds: EntryKind[]) => ours.filter(({ kind }) => kinds.includes(kind)).map(numberOf)
  const [guests, hirers] = await Promise.all([
    findGuests(db, numbersOf('arrival', 'departure')),
    findHirers(db, numbersOf('pickup', 'return')),
  ])
  return ours.map((entry) => {
    const { id, title: name, about, aboutFr, startsAt, hour, status, path } = entry
    const kind = entry.kind as MomentKind
    const isStay = kind === 'arrival' || kind === 'departure'
    const guest = isStay ? guests.find((each) => each.id === numberOf(entry)) : undefined
    const person = guest ?? hirers.find((each) => !isStay && each.id === numberOf(entry))
    return {
      ...{ id, kind, name, startsAt, hour, status, path },
      phone: person?.phone ?? null,
      about: about && inLocale(locale, about, aboutFr),
      guests: guest?.guests ?? null,
      point: pointOf(guest?.point ?? null),
    }
  })
}

/** What a day asks of one person, or of all of the desk, in one answer: it is read on the road. */
export async function readToday(
  { db, actor }: Context,
  { of, locale, now = new Date() }: { of: 'me' | 'all'; locale: Locale; now?: Date },
): Promise<Today> {
  requirePermission(actor, 'enquiry:read')
  const whose = of === 'me' ? actorId(actor) : null
  const day = todayInDakar(now)
  const from = momentInDakar(`${day}T00:00`) ?? now
  const until = new Date(from.getTime() + DAY_MS)
  const [waiting, viewings, tasks, moments] = await Promise.all([
    findWaiting(db, whose),
    findViewingsOfDay(db, whose, { from, until }),
    findTasksUntil(db, whose, until),
    findMoments(db, { day, whose, locale }),
  ])
  const sent = await findLastSubmissions(
    db,
    waiting.rows.map(({ id }) => id),
  )
  return {
    day,
    waiting: {
      total: waiting.total,
      items: waiting.rows.map((lead) => {
        const last = sent.find(({ lead: { id } }) => id === lead.id)
        const { id, email, phone, waitingSince } = lead
        const subject = last ? subjectOf(last, locale) : null
        return { id, name: nameOf(lead), email, phone, waitingSince: (waitingSince ?? now).toISOString(), subject }
      }),
    },
    viewings: viewings.map(({ viewing, point, leadId }) => {
      const { id, name, phone, kind, status, place, videoUrl } = viewing
      return {
        ...{ id, name, phone, kind, status, place, videoUrl, leadId },
        subject: inLocale(locale, viewing.subject, viewing.subjectFr),
        startsAt: viewing.startsAt.toISOString(),
        endsAt: viewing.endsAt.toISOString(),
        point: pointOf(point),
        version: viewing.updatedAt.toISOString(),
      }
    }),
    tasks: {
      total: tasks.total,
      items: tasks.rows.map(({ task, lead }) => {
        const { id, kind, title, hasHour, dueAt, updatedAt } = task
        const due = dueAt ?? from
        return {
          ...{ id, kind, title, hasHour },
          dueAt: due.toISOString(),
          // One of a day is overdue when the day is over.
          isOverdue: due < (hasHour ? now : from),
          lead: lead && { id: lead.id, name: nameOf(lead), phone: lead.phone },
          version: updatedAt.toISOString(),
        }
      }),
    },
    moments,
  }
}
