import type { Database } from '#db/client.server.ts'
import { lockOpenPaymentsOf, updatePayment } from './payment.repository.server.ts'
import { withoutLink } from './payment-rules.ts'

/**
 * These stays have come to their end before their time, or their guests are forgotten: what is not paid is asked for no more.
 * Where the terms keep something, staff ask for that anew. The clock closes the links, at once; who pays meanwhile is seen.
 */
export async function endPaymentsOf(tx: Database, stayIds: readonly number[]): Promise<void> {
  for (const { id, linkState } of await lockOpenPaymentsOf(tx, stayIds))
    await updatePayment(tx, id, {
      state: 'cancelled',
      linkState: withoutLink(linkState),
      linkCheckedAt: new Date(0),
    })
}
