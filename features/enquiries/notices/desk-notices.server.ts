import { formatClock, formatMoment } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { Database } from '#db/client.server.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { PushMessage } from '#platform/push/push-message.ts'
import type { DeskNotices } from '#platform/push/push-sender.server.ts'
import { queueNotices } from '#platform/push/queue-notices.server.ts'
import { namesOf } from '../leads/record-lead.server.ts'
import { leadPageMessages } from '../leads/staff/page/messages.ts'
import { taskKindWords } from '../tasks/task-words.ts'
import {
  findLastSubmission,
  findTasksDue,
  findTaskToTell,
  findViewingsSoon,
  findViewingToTell,
  isAloneAtTheClock,
  type LastSubmission,
} from './notice.repository.server.ts'
import { noticeMessages } from './notice-messages.ts'

/** Time to get there. */
const VIEWING_SOON_MIN = 60
/** When somebody hears of what is due on a day. */
const MORNING_HOUR = 8

const DESK = '/admin/dashboard'

/** The home by its name, or what the form was for. */
export function subjectOf({ subject, home }: Pick<LastSubmission, 'subject' | 'home'>, locale: Locale): string {
  if (subject === 'callback') return taskKindWords[locale].callback
  return home[locale] ?? ownEntry<string>(leadPageMessages[locale].details.interestWords, subject) ?? subject
}

/**
 * A lock screen is read by whoever sits beside it: the first name and the home, never a family name, a number or what was
 * written. A name that looks like anything else than a name is a stranger's message, and is not shown.
 */
function firstNameOf(typed: string | null, locale: Locale): string {
  return (typed && greetableName(typed)) ?? noticeMessages[locale].somebody
}

type Wording = (db: Database, about: Record<string, number>, locale: Locale) => Promise<PushMessage | null>

function aboutLead(title: 'newLead' | 'answer'): Wording {
  return async (db, { leadId = 0 }, locale) => {
    const sent = await findLastSubmission(db, leadId)
    // Erased, or a colleague has answered already.
    if (!sent?.lead.waitingSince) return null
    const words = noticeMessages[locale]
    return {
      title: words[title],
      body: words.about(firstNameOf(sent.lead.firstName, locale), subjectOf(sent, locale)),
      tag: `lead-${leadId}`,
      path: `${DESK}/leads/${leadId}`,
    }
  }
}

/** Moved to another hour, or given to another of us, it has a notice of its own. */
function isAnother({ at, whose }: Record<string, number>, now: Date, owner: number | null): boolean {
  const isMoved = at !== undefined && Math.floor(now.getTime() / 1_000) !== at
  return isMoved || (whose !== undefined && whose !== (owner ?? 0))
}

type ViewingToTell = NonNullable<Awaited<ReturnType<typeof findViewingToTell>>>

const ofViewing = (id: number, { subject, name }: ViewingToTell, locale: Locale) => ({
  body: noticeMessages[locale].about(subject[locale], firstNameOf(namesOf(name).firstName, locale)),
  tag: `viewing-${id}`,
  path: `${DESK}/viewings?edit=${id}`,
})

/** As it stands when the notice goes: what has gone on to somebody else since is news to nobody. */
function newsOf({ status, startsAt, adviserId }: ViewingToTell, about: Record<string, number>, locale: Locale) {
  const { given, taken } = about
  const words = noticeMessages[locale]
  const stands = status === 'asked' || status === 'confirmed'
  if (taken !== undefined) return stands && adviserId !== taken ? words.taken : null
  const when = formatMoment(startsAt, locale, 'day')
  if (given !== undefined) return stands && adviserId === given ? words.given(when) : null
  if (stands) return words.moved(when)
  return status === 'cancelled' ? words.cancelled : null
}

/** The visitor moved or cancelled it, or it has changed hands. */
const viewingNews: Wording = async (db, { viewingId = 0, ...about }, locale) => {
  const viewing = await findViewingToTell(db, viewingId)
  const title = viewing && newsOf(viewing, about, locale)
  return viewing && title ? { title, ...ofViewing(viewingId, viewing, locale) } : null
}

const viewingSoon: Wording = async (db, { viewingId = 0, ...meant }, locale) => {
  const viewing = await findViewingToTell(db, viewingId)
  if (viewing?.status !== 'confirmed' || viewing.startsAt.getTime() < Date.now()) return null
  if (isAnother(meant, viewing.startsAt, viewing.adviserId)) return null
  const words = noticeMessages[locale]
  return {
    title: words.viewing(formatClock(viewing.startsAt, locale)),
    ...ofViewing(viewingId, viewing, locale),
  }
}

const taskDue: Wording = async (db, { taskId = 0, ...meant }, locale) => {
  const task = await findTaskToTell(db, taskId)
  if (!task?.dueAt || task.isDone) return null
  if (isAnother(meant, task.dueAt, task.assignedTo)) return null
  const words = noticeMessages[locale]
  const title = task.kind === 'callback' ? words.callback : task.kind === 'follow-up' ? words.followUp : words.task
  return {
    title,
    // Its title is what one of us wrote, and may say anything of anybody: it is read behind the lock.
    body: task.leadId === null ? '' : firstNameOf(task.firstName, locale),
    tag: `task-${taskId}`,
    path: task.leadId === null ? `${DESK}/tasks` : `${DESK}/leads/${task.leadId}`,
  }
}

const WORDING = {
  'new-lead': aboutLead('newLead'),
  answer: aboutLead('answer'),
  viewing: viewingNews,
  'viewing-soon': viewingSoon,
  'task-due': taskDue,
} as const

export const deskNotices: DeskNotices = {
  word: (db, { kind, about }, locale) => WORDING[kind](db, about, locale),
  async queueDue(db) {
    await db.transaction(async (tx) => {
      if (!(await isAloneAtTheClock(tx))) return
      for (const { id, at, to } of await findViewingsSoon(tx, VIEWING_SOON_MIN))
        await queueNotices(tx, { kind: 'viewing-soon', about: { viewingId: id, at, whose: to ?? 0 }, to })
      for (const { id, at, to } of await findTasksDue(tx, MORNING_HOUR))
        await queueNotices(tx, { kind: 'task-due', about: { taskId: id, at, whose: to ?? 0 }, to })
    })
  },
}
