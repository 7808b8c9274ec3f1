import { contactKeys } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findStored, storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { guardHold, recordHold, requireRoomThisHour, settleHolds } from '../holds/guard-hold.server.ts'
import { readMarks } from '../holds/hold-marks.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { receivedViewing } from '../leads/received-submission.ts'
import { registerAwaiting, registerSubmission } from '../leads/register-submission.server.ts'
import { untilStart } from './change-viewing.server.ts'
import { type FreeAdviser, nearestStarts, whoseTurn } from './free-slots.ts'
import { releaseExpiredViewings } from './release-expired-viewings.server.ts'
import type { ViewingReceipt } from './viewing.public.ts'
import {
  cancelOvertakenViewings,
  findViewing,
  insertViewing,
  lockTimes,
  viewingTaken,
} from './viewing.repository.server.ts'
import type { StaffViewingInput, ViewingRequest } from './viewing.schema.ts'
import { USUAL_BUFFER, USUAL_MINUTES } from './viewing-hours.ts'
import { viewingReference } from './viewing-reference.ts'
import {
  findFreeTimes,
  findViewable,
  type MovedViewing,
  requirePossibleStart,
  requireViewable,
  type ViewingSubject,
} from './viewing-times.server.ts'
import { visitorPath } from './visitor-path.server.ts'

const MINUTE_MS = 60_000

/** The end of one that begins then, and until when whoever shows it is on the way. */
export function spanOf(startsAt: Date, { minutes, bufferMinutes }: Pick<FreeAdviser, 'minutes' | 'bufferMinutes'>) {
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  return { startsAt, endsAt, adviserBusyUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) }
}

async function readReceipt(db: Database, id: number): Promise<ViewingReceipt> {
  const viewing = await findViewing(db, id)
  return {
    id,
    reference: viewingReference(id),
    path: await visitorPath(db, id),
    heldUntil: viewing?.holdUntil?.toISOString() ?? null,
    awaitsConfirmation: viewing?.awaitsVisitor ?? false,
  }
}

/** The first try had arrived and its answer was lost: its time is not in its own visitor's way. */
async function dropOvertaken(tx: Database, replaces: readonly string[], email: string): Promise<void> {
  const overtaken = await cancelOvertakenViewings(tx, await findStored(tx, 'viewing', replaces), email)
  await settleHolds(
    tx,
    overtaken.map((viewingId) => ({ viewingId })),
  )
}

type Wish = Pick<ViewingRequest, 'kind' | 'startsAt'> & Pick<StaffViewingInput, 'minutes'>

/** Whoever can show it then, and whose turn it is. */
export async function findFreeAdviser(
  db: Database,
  subject: ViewingSubject,
  { kind, startsAt, minutes }: Wish,
): Promise<FreeAdviser | undefined> {
  const { advisers, free } = await findFreeTimes(db, { subject, kind, minutes })
  const start = free.find((one) => one.startsAt === startsAt.getTime())
  return start && whoseTurn(start, advisers)
}

/** Somebody was quicker: the nearest times that are free instead, as good as the moment they are read. */
export async function withNearest(
  db: Database,
  { kind, startsAt, ...ids }: Wish & Parameters<typeof findViewable>[1],
  moved?: MovedViewing,
): Promise<AppError> {
  const subject = await findViewable(db, ids)
  const { free } = subject ? await findFreeTimes(db, { subject, kind, ...(moved && { moved }) }) : { free: [] }
  return viewingTaken(undefined, { near: nearestStarts(free, startsAt.getTime()) })
}

export const isTaken = (error: unknown) => error instanceof AppError && error.code === 'viewing_taken'

/**
 * Keeps a booking, and its time, or nothing at all. Resolves once it is on disk. Of two who ask for one time at once one has it:
 * the second is told so, and the database would refuse it even if this code did not.
 */
export async function submitViewing(
  { db, room }: Context,
  { submission, locale, idempotencyKey, sender, replaces = [], ...signs }: SubmissionRequest<ViewingRequest>,
): Promise<ViewingReceipt> {
  room?.forMessage()
  const { propertyId, investmentId, kind, startsAt, timeZone, ...person } = submission
  const suspicion = suspicionOf({ ...signs, text: [person.name, person.message].join(' ') })
  // What looks like spam must not keep an hour from people, and learns nothing of who has it.
  const marks = suspicion ? null : await readMarks(db, person, sender.address)

  const request = { scope: 'viewing', key: idempotencyKey, content: submission }
  const stored = storeOnce(db, request, async (tx) => {
    // Not before: a repetition of what is stored already is no further booking, and gets its receipt.
    await requireRoomThisHour(sender)
    await dropOvertaken(tx, replaces, person.email)
    const subject = await requireViewable(tx, { propertyId, investmentId })
    requirePossibleStart(startsAt)
    // Most of those who come too late need not wait for one another to hear of it.
    if (marks && !(await findFreeAdviser(tx, subject, submission))) throw viewingTaken()
    if (marks) await lockContactKeys(tx, contactKeys(person))
    const granted = marks && (await guardHold(tx, { marks, sender, days: 1, field: 'startsAt' }))
    if (granted) {
      await lockTimes(tx)
      // Whose time was over a moment ago stands in nobody's way: the constraints do not know the time.
      await releaseExpiredViewings(tx)
    }
    const adviser = granted ? await findFreeAdviser(tx, subject, submission) : undefined
    if (granted && !adviser) throw viewingTaken()
    const { subject: called, subjectFr } = subject
    const until = granted && untilStart(granted.until, startsAt)
    const viewing = await insertViewing(tx, {
      ...person,
      ...spanOf(startsAt, adviser ?? { minutes: USUAL_MINUTES, bufferMinutes: USUAL_BUFFER }),
      propertyId,
      investmentId,
      subject: called,
      subjectFr,
      kind,
      timeZone,
      locale,
      adviserId: adviser?.userId ?? null,
      suspicion,
      holdUntil: until,
      awaitsVisitor: granted?.awaitsVisitor ?? false,
    })
    if (granted && until) await recordHold(tx, { viewingId: viewing.id }, { ...granted, until })
    if (granted?.awaitsVisitor) await registerAwaiting(tx, receivedViewing(viewing))
    else if (!suspicion) await registerSubmission(tx, receivedViewing(viewing))
    return viewing.id
  })
  const id = await stored.catch(async (error) => {
    throw isTaken(error) ? await withNearest(db, submission) : error
  })
  return readReceipt(db, id)
}
