import { sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { inLocale } from '#common/locale.ts'
import { VISITOR } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { prolongHold } from '../holds/guard-hold.server.ts'
import { readViewingKey } from '../holds/hold-marks.server.ts'
import { countVisitorMoves } from '../leads/activity.repository.server.ts'
import { receivedViewing } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import {
  DECIDED,
  endOfViewingHold,
  lockViewingWithLead,
  settleViewing,
  tellOfViewing,
  untilStart,
  writeOfViewing,
} from './change-viewing.server.ts'
import { byDay, whoseTurn } from './free-slots.ts'
import { releaseExpiredViewings } from './release-expired-viewings.server.ts'
import { isTaken, spanOf, withNearest } from './submit-viewing.server.ts'
import type { VisitorViewing } from './viewing.public.ts'
import { findViewing, updateViewing, viewingTaken } from './viewing.repository.server.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { viewingCalendar } from './viewing-calendar.ts'
import { minutesOf } from './viewing-facts.ts'
import { MOVE_HOURS } from './viewing-hours.ts'
import { viewingReference } from './viewing-reference.ts'
import type { ViewingSlots } from './viewing-slots.ts'
import { stateOf, VIEWING_KINDS } from './viewing-status.ts'
import { findFreeTimes, findViewable, requireViewable } from './viewing-times.server.ts'

const HOUR_MS = 3_600_000
/** Each is a letter to an address that may be a stranger's. Who wants another hour still calls us. */
const MOST_MOVES = 3

async function behind(db: Database, key: string): Promise<{ viewing: ViewingRow; isFromLetter: boolean }> {
  const found = await readViewingKey(db, key)
  const viewing = found ? await findViewing(db, found.id) : undefined
  if (!found || !viewing) throw new AppError('not_found')
  return { viewing, isFromLetter: found.isFromLetter }
}

const stands = (viewing: ViewingRow) => ['asked', 'confirmed'].includes(stateOf(viewing))

async function actsNow(db: Database, viewing: ViewingRow, isFromLetter: boolean) {
  const acts = actsOf(viewing, isFromLetter)
  return { ...acts, mayMove: acts.mayMove && (await countVisitorMoves(db, viewing.id)) < MOST_MOVES }
}

/**
 * What a visitor can press now. A further booking is confirmed by whoever came by our letter alone: else whoever fills in forms
 * with addresses that are not theirs could keep any number of hours.
 */
function actsOf(viewing: ViewingRow, isFromLetter: boolean) {
  const state = stateOf(viewing)
  const left = viewing.startsAt.getTime() - Date.now()
  const isAhead = stands(viewing) && left > 0
  return {
    canConfirm: state === 'asked' && viewing.awaitsVisitor && isFromLetter,
    mayCancel: isAhead,
    mayMove: isAhead && !viewing.awaitsVisitor && viewing.suspicion === null && left >= MOVE_HOURS * HOUR_MS,
  }
}

/** What stands behind a private link; undefined where the key is none of ours. */
export async function readVisitorViewing(db: Database, key: string): Promise<VisitorViewing | undefined> {
  const found = await readViewingKey(db, key)
  const viewing = found ? await findViewing(db, found.id) : undefined
  if (!found || !viewing) return undefined
  const { id, propertyId, investmentId, locale, kind, startsAt, endsAt, timeZone, holdUntil, adviserId } = viewing
  const acts = await actsNow(db, viewing, found.isFromLetter)
  const isThere = (await findViewable(db, viewing)) !== null
  const adviser = adviserId === null ? undefined : await findStaffMember(db, adviserId)
  const status = stateOf(viewing)
  const isComing = stands(viewing)
  return {
    id,
    reference: viewingReference(id),
    subject: inLocale(locale, viewing.subject, viewing.subjectFr),
    homePath: isThere ? (propertyId === null ? `/invest/${investmentId}` : `/property/${propertyId}`) : null,
    propertyId,
    investmentId,
    locale,
    kind,
    // Where to meet is for whoever is expected.
    place: isComing ? viewing.place : null,
    videoUrl: isComing ? viewing.videoUrl : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    status,
    heldUntil: status === 'asked' ? (holdUntil?.toISOString() ?? null) : null,
    reason: viewing.reason,
    cancelledBy: viewing.cancelledBy,
    adviserName: adviser?.nameForVisitors ?? null,
    // One of us who is expected can be called; until then the house can.
    phone: status === 'confirmed' ? (adviser?.phone ?? null) : null,
    awaitsVisitor: viewing.awaitsVisitor && status === 'asked',
    ...acts,
    mayMove: acts.mayMove && isThere,
    calendarPath: isComing ? `/api/viewings/${key}/calendar.ics` : null,
  }
}

/** The times to which this viewing can be moved: with its own length, and its own time free for itself. */
export async function readMoveSlots({ db }: Context, key: string): Promise<ViewingSlots> {
  const { viewing, isFromLetter } = await behind(db, key)
  const subject = (await actsNow(db, viewing, isFromLetter)).mayMove ? await findViewable(db, viewing) : null
  const { free } = subject ? await findFreeTimes(db, { subject, kind: viewing.kind, moved: viewing }) : { free: [] }
  const others = free.filter(({ startsAt }) => startsAt !== viewing.startsAt.getTime())
  return { minutes: minutesOf(viewing), kinds: [...VIEWING_KINDS], days: byDay(others) }
}

const OTHERWISE_NOW = {
  en: 'This can no longer be done here: the viewing has changed, or it begins soon. Please call us.',
  fr: 'Ce n’est plus possible ici\u00a0: la visite a changé, ou elle commence bientôt. Merci de nous appeler.',
}

interface Press {
  key: string
  allowed: keyof ReturnType<typeof actsOf>
  /** Pressed twice, it is so already. */
  isDone: (viewing: ViewingRow) => boolean
}

/** What the visitor pressed on their page, with everything locked that it touches. */
async function act(
  db: Database,
  { key, allowed, isDone }: Press,
  deed: (tx: Database, viewing: ViewingRow) => Promise<void>,
): Promise<void> {
  const { viewing: seen, isFromLetter } = await behind(db, key)
  await againAfterClash(() =>
    db.transaction(async (tx) => {
      const viewing = await lockViewingWithLead(tx, seen.id)
      if (isDone(viewing)) return
      if (!(await actsNow(tx, viewing, isFromLetter))[allowed])
        throw new AppError('forbidden_move', { sentence: OTHERWISE_NOW })
      await deed(tx, viewing)
    }),
  )
}

/**
 * To another free time, with the same adviser where they are free then. One that was confirmed stays so: the hour is one that
 * we offered ourselves. Whoever shows it is told at once, and the visitor has it in writing.
 */
export async function moveAsVisitor(
  { db }: Context,
  { key, startsAt }: { key: string; startsAt: Date },
): Promise<void> {
  const { viewing: seen } = await behind(db, key)
  const isDone = (viewing: ViewingRow) => stands(viewing) && viewing.startsAt.getTime() === startsAt.getTime()
  const move = async (tx: Database, viewing: ViewingRow) => {
    const subject = await requireViewable(tx, viewing)
    await releaseExpiredViewings(tx, viewing.id)
    const { advisers, free } = await findFreeTimes(tx, { subject, kind: viewing.kind, moved: viewing })
    const start = free.find((one) => one.startsAt === startsAt.getTime())
    if (!start) throw viewingTaken()
    const own = advisers.find(({ userId }) => userId === viewing.adviserId && start.userIds.includes(userId))
    const adviser = own ?? whoseTurn(start, advisers)
    if (!adviser) throw viewingTaken()
    // Kept for no longer than it was: who moves it again and again would keep an hour of ours for ever.
    const holdUntil = viewing.holdUntil && untilStart(sql`${viewing.holdUntil.toISOString()}::timestamptz`, startsAt)
    const after = await updateViewing(tx, viewing.id, {
      ...spanOf(startsAt, adviser),
      adviserId: adviser.userId,
      // Where to meet the former one is no place of theirs.
      ...(adviser.userId !== viewing.adviserId && { place: null, videoUrl: null }),
      holdUntil,
      reason: null,
      moves: viewing.moves + 1,
    })
    if (holdUntil) await prolongHold(tx, { viewingId: viewing.id }, holdUntil)
    await tellOfViewing(tx, VISITOR, after, { news: 'visitor-moved', former: viewing.adviserId })
    await writeOfViewing(tx, after, 'moved-as-asked', after.startsAt)
  }
  await act(db, { key, allowed: 'mayMove', isDone }, move).catch(async (error) => {
    throw isTaken(error) ? await withNearest(db, { ...seen, startsAt }, seen) : error
  })
}

export async function cancelAsVisitor(
  { db }: Context,
  { key, reason }: { key: string; reason: string | null },
): Promise<void> {
  const isDone = ({ status, cancelledBy }: ViewingRow) => status === 'cancelled' && cancelledBy === 'visitor'
  await act(db, { key, allowed: 'mayCancel', isDone }, async (tx, viewing) => {
    await settleViewing(tx, viewing)
    const cancelled = await updateViewing(tx, viewing.id, {
      ...DECIDED,
      status: 'cancelled',
      cancelledBy: 'visitor',
      // Ours was of something else.
      reason: null,
    })
    // Of what waited for their own word we were told nothing yet.
    const news = viewing.awaitsVisitor ? 'not-confirmed' : 'visitor-cancelled'
    await tellOfViewing(tx, VISITOR, cancelled, { news, reason })
    // In writing, for what was theirs; and not to an address from which nobody has answered yet.
    if (!viewing.awaitsVisitor && viewing.suspicion === null) await writeOfViewing(tx, cancelled, 'cancelled-as-asked')
  })
}

/** Whoever booked says so from the address they gave: from now on it is kept like a first one. */
export async function confirmViewingAsVisitor({ db }: Context, key: string): Promise<void> {
  const isDone = (viewing: ViewingRow) => !viewing.awaitsVisitor && stands(viewing)
  await act(db, { key, allowed: 'canConfirm', isDone }, async (tx, viewing) => {
    const holdUntil = await endOfViewingHold(tx, viewing.startsAt)
    const kept = await updateViewing(tx, viewing.id, { awaitsVisitor: false, holdUntil })
    await prolongHold(tx, { viewingId: viewing.id }, holdUntil)
    await tellOfSubmission(tx, receivedViewing(kept))
  })
}

export async function readVisitorCalendar({ db }: Context, key: string): Promise<{ name: string; text: string }> {
  return viewingCalendar((await behind(db, key)).viewing)
}
