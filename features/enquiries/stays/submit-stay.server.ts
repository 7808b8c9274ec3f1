import { contactKeys } from '#common/contact-keys.ts'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readTouristTax } from '#features/company/read-settings.server.ts'
import { holdCalendars } from '#features/nest/stays/calendar-feeds/hold-calendars.server.ts'
import { answerStay } from '#features/nest/stays/check-stay.server.ts'
import {
  areNightsTaken,
  freeNightsOf,
  holdNights,
  keptNights,
  nightsTaken,
} from '#features/nest/stays/held-nights.repository.server.ts'
import { quoteStay } from '#features/nest/stays/quote-stay.ts'
import { countNights } from '#features/nest/stays/stay-days.ts'
import { findLetHome, type LetHome, lockLetHome } from '#features/nest/stays/stay-home.server.ts'
import { problemsOfStay, type StayWish } from '#features/nest/stays/stay-rules.ts'
import { findStored, storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { guardHold, recordHold, requireRoomThisHour, settleHolds } from '../holds/guard-hold.server.ts'
import { readMarks } from '../holds/hold-marks.server.ts'
import { lockContactKeys } from '../leads/lead.repository.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { registerAwaiting, registerSubmission } from '../leads/register-submission.server.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import { guestPath } from './guest-path.server.ts'
import { cancelOvertakenStays, findStay, insertStay } from './stay.repository.server.ts'
import { stayReference } from './stay-reference.ts'
import type { StayRequest } from './stay-request.schema.ts'

/** What became of a request, for whoever sent it. */
export interface StayReceipt {
  id: number
  reference: string
  /** Their own page, for whoever has its address. */
  address: string
  /** The nights are free for others again from then on, unless we confirm before. */
  heldUntil: string | null
  /** We have written to them: the nights are held for longer once they have said so on their page. */
  awaitsConfirmation: boolean
}

async function readReceipt(db: Database, id: number): Promise<StayReceipt> {
  const stay = await findStay(db, id)
  return {
    id,
    reference: stayReference(id),
    address: await guestPath(db, id),
    heldUntil: stay?.holdUntil?.toISOString() ?? null,
    awaitsConfirmation: stay?.awaitsVisitor ?? false,
  }
}

export function requireGoodStay(home: LetHome, wish: StayWish): void {
  const problems = problemsOfStay(home, wish, todayInDakar())
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems as FieldProblems })
}

/** Somebody was quicker: the nearest dates that are free instead, as good as the moment they are read. */
async function withNearest(db: Database, { propertyId, ...wish }: StayWish & { propertyId: number }, error: unknown) {
  if (!(error instanceof AppError && error.code === 'nights_taken')) return error
  const { nearest } = await answerStay(db, await findLetHome(db, propertyId), wish)
  return nightsTaken(error, { nearest })
}

/** The first try had arrived and its answer was lost: its nights are not in its own guest's way. */
async function dropOvertaken(tx: Database, replaces: readonly string[], email: string): Promise<void> {
  const overtaken = await cancelOvertakenStays(tx, await findStored(tx, 'stay', replaces), email)
  for (const stayId of overtaken) await freeNightsOf(tx, stayId)
  await endPaymentsOf(tx, overtaken)
  await settleHolds(
    tx,
    overtaken.map((stayId) => ({ stayId })),
  )
}

/**
 * Keeps a request, and its nights, or nothing at all. Resolves once it is on disk. Two guests can never both hold one night:
 * the second is told so, and the database would refuse it even if this code did not.
 */
export async function submitStay(
  { db, room }: Context,
  { submission, locale, idempotencyKey, sender, replaces = [], ...signs }: SubmissionRequest<StayRequest>,
): Promise<StayReceipt> {
  room?.forMessage()
  const { propertyId, arrival, departure, guests, ...person } = submission
  const wish = { arrival, departure, guests }
  const suspicion = suspicionOf({ ...signs, text: [person.name, person.message].join(' ') })
  // What looks like spam must not keep a home from people, and learns nothing of who has it.
  const marks = suspicion ? null : await readMarks(db, person, sender.address)

  const request = { scope: 'stay', key: idempotencyKey, content: submission }
  const stored = storeOnce(db, request, async (tx) => {
    // Not before: a repetition of what is stored already is no further request, and gets its receipt.
    await requireRoomThisHour(sender)
    await dropOvertaken(tx, replaces, person.email)
    const seen = await findLetHome(tx, propertyId)
    requireGoodStay(seen, wish)
    // Most of those who come too late need not wait for one another to hear of it.
    const isTaken = (home: LetHome) => areNightsTaken(tx, propertyId, keptNights(wish, home.stayTerms.preparationDays))
    if (marks && (await isTaken(seen))) throw nightsTaken()
    if (marks) await lockContactKeys(tx, contactKeys(person))
    const granted = marks && (await guardHold(tx, { marks, sender, days: countNights(wish), field: 'arrival' }))
    const home = await lockLetHome(tx, propertyId, 'visitors')
    requireGoodStay(home, wish)
    // Whose time was over a moment ago stands in nobody's way: a booking elsewhere that waited for these nights comes first.
    if (granted) await holdCalendars(tx, propertyId)
    if (granted && (await isTaken(home))) throw nightsTaken()
    const stay = await insertStay(tx, {
      ...person,
      ...wish,
      propertyId,
      homeTitle: home.title,
      homeTitleFr: home.titleFr,
      locale,
      quote: quoteStay(home, wish, await readTouristTax(tx)),
      terms: home.stayTerms,
      suspicion,
      holdUntil: granted?.until ?? null,
      awaitsVisitor: granted?.awaitsVisitor ?? false,
    })
    if (granted) {
      const nights = keptNights(wish, home.stayTerms.preparationDays)
      await holdNights(tx, { ...nights, propertyId, stayId: stay.id, holdUntil: granted.until })
      await recordHold(tx, { stayId: stay.id }, granted)
    }
    if (granted?.awaitsVisitor) await registerAwaiting(tx, receivedStay(stay))
    else if (!suspicion) await registerSubmission(tx, receivedStay(stay))
    return stay.id
  })
  const id = await stored.catch(async (error) => {
    throw await withNearest(db, { propertyId, ...wish }, error)
  })
  return readReceipt(db, id)
}
