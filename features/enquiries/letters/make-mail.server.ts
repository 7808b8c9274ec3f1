import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { nameForVisitors } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { readCompany, readNotificationAddresses } from '#features/company/read-settings.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { Letters, MailSettings } from '#platform/mail/letters.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { countEarlierAcknowledgements } from '#platform/mail/outbox.repository.server.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { isCarHeld } from '../bookings/list-bookings.server.ts'
import { linkKeyOf } from '../holds/hold-marks.server.ts'
import { findLastMove } from '../leads/activity.repository.server.ts'
import { leadNameOf } from '../leads/lead.public.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { recordDelivered, recordUndelivered } from '../leads/record-delivery.server.ts'
import { canBeSent } from '../matching/can-be-sent.ts'
import { listSentHomes } from '../matching/sent-home.repository.server.ts'
import { findMessageLeads } from '../outbox/find-message-leads.server.ts'
import { askedLetter, receivedLetter } from '../payments/make-payment-letter.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { linkLetter, newsLetter } from './account-letters.server.ts'
import { composeMail, type DeskFrame, writeDeskMail } from './compose-mail.ts'
import { type DeskMessage, toDeskMessage } from './desk-message.server.ts'
import { findSubmission, lockLeadFirst, type Submission } from './find-submission.server.ts'
import { hireNews, isStillNews, isTold, lastMomentOf } from './hire-news.ts'
import { homeBlock } from './home-block.ts'
import { DROP, type Made, type Reason } from './message-kinds.ts'
import { reminderLetter } from './reminder-letter.ts'
import { replyLetter } from './reply-letter.ts'
import { stayAcknowledgement, stayNews, stayNotice } from './stay-letters.server.ts'
import { viewingAcknowledgement, viewingNews, viewingNotice, viewingReminder } from './viewing-letters.server.ts'

/** Nobody may use our forms to fill a stranger's letter box. What is beyond is dropped: to wait would only stretch it. */
const ACKNOWLEDGEMENTS_PER_HOUR = 5
/** Later than this "we have your message" only puzzles: it may have waited for a mail server to be set up. */
const ACKNOWLEDGEMENT_AGE_MS = 7 * 86_400_000

interface Frame extends DeskFrame {
  company: CompanyProfile
}

/** Why a visitor is not written to (any more). Null: nothing speaks against it. Staff hear of everything, however late. */
async function reasonToDrop(db: Database, row: DeskMessage, { kind, row: about }: Submission): Promise<Reason | null> {
  const now = Date.now()
  if (row.recipient === null) return null
  const awaitsVisitor = kind === 'booking' && about.awaitsVisitor
  // Its time was over before we could ask: the link would lead to nothing, however often it is sent.
  if (awaitsVisitor && !isCarHeld(about)) return DROP.movedOn
  if (row.payload.isSentAgain) return null
  if (now - row.createdAt.getTime() > ACKNOWLEDGEMENT_AGE_MS) return DROP.late
  if (kind === 'booking' && about.bookingDate && about.bookingDate.getTime() < now) return DROP.hirePassed
  // There is nothing left to ask for; what became of it stands in a letter of its own.
  if (row.payload.isLink && !awaitsVisitor) return DROP.movedOn
  if ((await countEarlierAcknowledgements(db, row)) >= ACKNOWLEDGEMENTS_PER_HOUR) return DROP.tooMany
  return null
}

async function aboutSubmission(db: Database, frame: Frame): Promise<Made<SendMailOptions>> {
  const submission = await findSubmission(db, frame.outbox.payload)
  if (!submission) return { drop: DROP.deleted }
  const drop = await reasonToDrop(db, frame.outbox, submission)
  if (drop) return { drop }
  // As it is now: two leads may have become one since.
  const leadId = (await findMessageLeads(db, [frame.outbox])).get(frame.outbox.id)?.id ?? null
  const awaits = submission.kind === 'booking' && submission.row.awaitsVisitor
  const linkKey = awaits ? await linkKeyOf(db, submission.row.id) : null
  return { made: composeMail({ ...frame, submission, leadId, linkKey }) }
}

async function reply(db: Database, { outbox: { payload, locale }, company, settings }: Frame): Promise<Made<Letter>> {
  if (!('activityId' in payload)) return { drop: DROP.deleted }
  const [row] = await db
    .select()
    .from(activities)
    .leftJoin(users, eq(users.id, activities.userId))
    .where(eq(activities.id, payload.activityId))
  if (!row) return { drop: DROP.deleted }
  const { subject, description } = row.activities
  const author = row.users && nameForVisitors(row.users)
  const homes = await listSentHomes(db, payload.activityId)
  const shown = homes.filter(canBeSent)
  // Sold or hidden since: what is left is sent, but no letter about nothing. They wait again (`onFailed`).
  if (homes.length > 0 && shown.length === 0) return { drop: DROP.movedOn }
  const listings = shown.map((home) => homeBlock(home, { locale, publicUrl: settings.publicUrl }))
  return { made: replyLetter({ subject, body: description ?? '', author, house: company.name, listings }) }
}

async function reminder(db: Database, { outbox, settings }: Frame): Promise<Made<Letter>> {
  const { payload, locale } = outbox
  if (!('leadId' in payload)) return { drop: DROP.deleted }
  const { taskId, leadId } = payload
  const isIt = taskId === undefined ? and(eq(tasks.leadId, leadId ?? 0), isNull(tasks.doneAt)) : eq(tasks.id, taskId)
  const [row] = await db
    .select({ task: tasks, lead: leads })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .where(isIt)
    .orderBy(asc(tasks.dueAt))
    .limit(1)
  if (!row) return { drop: DROP.deleted }
  const { task, lead } = row
  const at = new Date(payload.at)
  // Somebody was quicker than the mail server.
  if (task.dueAt?.getTime() !== at.getTime() || task.doneAt) return { drop: DROP.movedOn }
  const { kind, title, hasHour } = task
  const person = lead && { id: lead.id, name: leadNameOf(lead), email: lead.email, phone: lead.phone }
  return {
    made: reminderLetter(
      { kind, title, at, hasHour, lead: person, isOwned: outbox.recipient !== null },
      { locale, publicUrl: settings.publicUrl },
    ),
  }
}

async function movedHire(
  db: Database,
  { outbox: { payload, locale }, settings: { publicUrl } }: Frame,
): Promise<Made<Letter>> {
  if (!('status' in payload)) return { drop: DROP.deleted }
  const submission = await findSubmission(db, payload)
  if (submission?.kind !== 'booking') return { drop: DROP.deleted }
  const { row: booking } = submission
  const news = payload.status
  // Confirmed and cancelled before either was sent: the last word is the one to say.
  if (!isTold(news) || !isStillNews(news, booking)) return { drop: DROP.movedOn }
  const move = news === 'changed' || news === 'cancelled' ? await findLastMove(db, booking.id, news) : undefined
  if (payload.changeId !== undefined && payload.changeId !== move?.id) return { drop: DROP.movedOn }
  const last = lastMomentOf(news, booking)
  if (last && last.getTime() < Date.now() && !payload.isSentAgain) return { drop: DROP.hirePassed }
  return { made: hireNews(booking, news, { locale, publicUrl, reason: move?.reason ?? null }) }
}

const LETTERS = {
  'lead-reply': reply,
  'follow-up-reminder': reminder,
  'booking-moved': movedHire,
  'stay-staff-notice': stayNotice,
  'stay-acknowledgement': stayAcknowledgement,
  'stay-news': stayNews,
  'viewing-staff-notice': viewingNotice,
  'viewing-acknowledgement': viewingAcknowledgement,
  'viewing-news': viewingNews,
  'viewing-reminder': viewingReminder,
  'payment-asked': askedLetter,
  'payment-received': receivedLetter,
  'account-reset': linkLetter,
  'account-invitation': linkLetter,
  'account-news': newsLetter,
} as const

const isLetter = (kind: string): kind is keyof typeof LETTERS => Object.hasOwn(LETTERS, kind)

/** The message as it is to be sent now, from what is stored now, or why it must not go out. */
async function makeMail(
  db: Database,
  settings: MailSettings,
  row: DeskMessage,
): Promise<{ mail: SendMailOptions } | { drop: string }> {
  const [company, staff] = await Promise.all([
    readCompany(db, settings.company),
    readNotificationAddresses(db, settings.staff),
  ])
  const frame: Frame = { outbox: row, settings: { ...settings, staff }, company }
  const { kind } = row
  if (!isLetter(kind)) {
    const about = await aboutSubmission(db, frame)
    return 'drop' in about ? about : { mail: about.made }
  }
  const letter = await LETTERS[kind](db, frame)
  if ('drop' in letter) return letter
  const mail = writeDeskMail(frame, letter.made)
  // Each try carries another link: no mail program may take the later letter for the earlier.
  return {
    mail: kind.startsWith('account-')
      ? { ...mail, messageId: mail.messageId?.replace('<', `<${randomUUID()}.`) }
      : mail,
  }
}

/** What the mailer is handed: how the desk's messages are made, and what becomes of a lead when one arrived or did not. */
export const deskLetters: Letters = {
  make: (db, settings, row) => makeMail(db, settings, toDeskMessage(row)),
  lockFirst: (tx, row) => lockLeadFirst(tx, toDeskMessage(row)),
  async onSent(tx, row) {
    const { payload } = toDeskMessage(row)
    if ('activityId' in payload) await recordDelivered(tx, payload.activityId)
  },
  async onFailed(tx, row) {
    const { payload } = toDeskMessage(row)
    if ('activityId' in payload) await recordUndelivered(tx, payload.activityId)
  },
}
