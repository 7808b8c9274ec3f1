import { SYSTEM } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { hasLeft } from '#platform/mail/outbox.repository.server.ts'
import { receivedStay } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { endPaymentsOf } from '../payments/end-payments.server.ts'
import { DECIDED, giveNightsBack, settleStay, tellOfStay } from './change-stay.server.ts'
import { lockExpiredStays, updateStay } from './stay.repository.server.ts'

const AT_ONCE = 50

/**
 * Nobody answered in time, so others can have the nights. Where it was for us to answer, the request stays on our desk and
 * the guest is told; where it was for the guest (the link in our letter, dates we offered), it is over. Of a letter that
 * never left nobody could press the link: that is not the guest's doing, and staff hear of the wish now.
 */
async function release(tx: Database, stay: StayRow): Promise<void> {
  const { id: stayId, awaitsVisitor, createdAt } = stay
  await giveNightsBack(tx, stay)
  await settleStay(tx, stay)
  await endPaymentsOf(tx, [stayId])
  const wasAsked = awaitsVisitor && (await hasLeft(tx, 'stay-acknowledgement', { stayId }, createdAt))
  if (wasAsked) {
    await updateStay(tx, stayId, { ...DECIDED, status: 'cancelled', cancelledBy: 'guest' })
    return
  }
  const expired = await updateStay(tx, stayId, { ...DECIDED, status: 'expired' })
  if (awaitsVisitor) await tellOfSubmission(tx, receivedStay(expired))
  await tellOfStay(tx, SYSTEM, expired, { news: 'expired' })
}

/** For the desk's clock: some at a time, passing over what another instance has in hand. Says how many. */
export async function releaseSomeExpiredStays(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = await lockExpiredStays(tx, AT_ONCE)
    for (const stay of expired) await release(tx, stay)
    return expired.length
  })
}
