import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { hasLeft } from '#platform/mail/outbox.repository.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import { DECIDED, endUnconfirmed, giveNightsBack, settleStay, tellOfStay } from './change-stay.server.ts'
import { lockExpiredStays, updateStay } from './stay.repository.server.ts'

const AT_ONCE = 50

/**
 * Nobody answered in time, so others can have the nights; the request stays on our desk, with what we offered, and the guest is
 * told. Only a request whose guest did not press the link in our letter is over without a word. Of a letter that never left
 * nobody could press the link: that is not the guest's doing, and staff hear of the wish now.
 */
async function release(tx: Database, stay: StayRow): Promise<void> {
  const { id: stayId, awaitsVisitor, createdAt, status, proposal } = stay
  await giveNightsBack(tx, stay)
  await settleStay(tx, stay)
  await endPaymentsOf(tx, [stayId])
  const wasAsked = awaitsVisitor && (await hasLeft(tx, 'stay-acknowledgement', { stayId }, createdAt))
  if (wasAsked) {
    await endUnconfirmed(tx, SYSTEM, stay)
    return
  }
  const expired = await updateStay(tx, stayId, { ...DECIDED, status: 'expired', proposal })
  if (awaitsVisitor) await tellOfSubmission(tx, receivedStay(expired))
  await tellOfStay(tx, SYSTEM, expired, { news: status === 'proposed' ? 'offer-over' : 'expired' })
}

/**
 * For the desk's clock: some in a row, passing over what another instance has in hand. Says how many. Each by itself: a calendar
 * that is read may have the home in hand and want the stay, and of one that clashed the others know nothing.
 */
export async function releaseSomeExpiredStays(db: Database): Promise<number> {
  const releaseNext = async (tx: Database) => {
    const [stay] = await lockExpiredStays(tx, 1)
    if (stay) await release(tx, stay)
    return stay !== undefined
  }
  let released = 0
  while (released < AT_ONCE && (await againAfterClash(() => db.transaction(releaseNext)))) released += 1
  return released
}
