import { contactKeys } from '#common/contact-keys.ts'
import type { Database } from '#db/client.server.ts'
import { recordHold } from '../holds/guard-hold.server.ts'
import { readPersonMarks } from '../holds/hold-marks.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { type ReceivedSubmission, receivedViewing } from '../leads/received-submission.ts'
import { endOfViewingHold } from './change-viewing.server.ts'
import { releaseExpiredViewings } from './release-expired-viewings.server.ts'
import { findFreeAdviser, spanOf } from './submit-viewing.server.ts'
import { findViewing, lockTimes, releaseViewing, updateViewing } from './viewing.repository.server.ts'
import { findViewable } from './viewing-times.server.ts'

/**
 * Not spam after all: it takes the time it asked for, where somebody can still show the home then. Else it is lapsed: staff see
 * that, and can offer another one. Where it came from was never kept.
 */
export async function releaseHeldViewing(tx: Database, id: number): Promise<ReceivedSubmission | undefined> {
  const held = await findViewing(tx, id)
  if (!held?.email) return undefined
  const person = { email: held.email, phone: held.phone }
  // In the order in which a new booking takes its locks.
  await lockContactKeys(tx, contactKeys(person))
  await lockTimes(tx)
  // Whose time is over stands in nobody's way; the constraints do not know the time.
  await releaseExpiredViewings(tx, id)
  const viewing = await releaseViewing(tx, id)
  if (!viewing) return undefined
  const { startsAt, kind } = viewing
  const subject = await findViewable(tx, viewing)
  const adviser = subject && (await findFreeAdviser(tx, subject, { startsAt, kind }))
  if (!adviser) return receivedViewing(viewing)
  const until = await endOfViewingHold(tx, startsAt)
  const kept = await updateViewing(tx, id, {
    ...spanOf(startsAt, adviser),
    status: 'asked',
    adviserId: adviser.userId,
    holdUntil: until,
  })
  await recordHold(tx, { viewingId: id }, { days: 1, marks: await readPersonMarks(tx, person), until })
  return receivedViewing(kept)
}
