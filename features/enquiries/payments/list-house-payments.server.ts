import { and, eq, lt, type SQL } from 'drizzle-orm'
import { todayInDakar } from '#common/dakar-time.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { stayReference } from '../stays/stay-reference.ts'
import type { ListedPayment } from './payment.public.ts'
import { listPaymentPage, sumPaid } from './payment.repository.server.ts'
import type { PaymentFilter } from './payment.schema.ts'
import { paymentRequests } from './payment.table.server.ts'

function isListed({ state }: PaymentFilter): SQL | undefined {
  if (state === undefined) return undefined
  if (state !== 'overdue') return eq(paymentRequests.state, state)
  return and(eq(paymentRequests.state, 'open'), lt(paymentRequests.due, todayInDakar()))
}

/** What was ever asked for, of the whole house: also what has no stay any more where it would be seen. */
export async function listHousePayments(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & PaymentFilter,
): Promise<Page<ListedPayment>> {
  requirePermission(actor, 'enquiry:read')
  const condition = isListed(filter)
  const page = await newestPage(
    { limit, cursor },
    {
      read: (request) => listPaymentPage(db, { ...request, condition }),
      count: () => countUpTo(db, paymentRequests, condition),
    },
  )
  const ids = page.items.map(({ id }) => id)
  const sums = await sumPaid(db, ids)
  return {
    ...page,
    items: page.items.map(({ payment, stay }) => {
      const { id, amount, purpose, due, state, provider, paidOn, method } = payment
      const named = stay && { ...stay, reference: stayReference(stay.id) }
      return { id, amount, paid: sums.get(id) ?? '0', purpose, due, state, provider, paidOn, method, stay: named }
    }),
  }
}
