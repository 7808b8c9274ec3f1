import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { UnclearPayment } from '../payment.public.ts'
import { isUnclear } from '../payment-rules.ts'
import { paymentStaffMessages } from './messages.ts'
import { UNCLEAR_URL, usePaymentPress } from './payment-requests.ts'

/** Of another currency we know no more than the provider's figure, in that currency's smallest unit. */
function amountOf({ amount, currency }: UnclearPayment): string {
  if (amount === null) return ''
  return currency === 'XOF' ? formatMoney(amount, 'XOF') : `${amount} ${currency ?? ''}`.trim()
}

function Entry({ payment }: { payment: UnclearPayment }) {
  const { unclear: words, busy } = useMessages(paymentStaffMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const press = usePaymentPress()
  const { id, outcome, requestId, receipt, happenedAt } = payment
  return (
    <li className="enquiry">
      <p>{isUnclear(outcome) && words.why[outcome]}</p>
      <dl className="enquiry__facts">
        <div>
          <dt>{words.amount}</dt>
          <dd>{amountOf(payment)}</dd>
        </div>
        <div>
          <dt>{words.when}</dt>
          <dd>
            <DakarTime iso={happenedAt} />
          </dd>
        </div>
        {receipt && (
          <div className="enquiry__long">
            <dt>{words.receipt}</dt>
            <dd>
              <bdi>{receipt}</bdi>
            </dd>
          </div>
        )}
        {requestId !== null && (
          <div>
            <dt>{words.request}</dt>
            <dd>#{requestId}</dd>
          </div>
        )}
      </dl>
      {mayWrite && (
        <div className="enquiry__acts">
          <Button
            className="btn btn--line btn--tight"
            isBusy={press.isPending}
            busyLabel={busy}
            onClick={() => press.mutate({ url: `${UNCLEAR_URL}/${id}/seen`, done: words.done })}
          >
            {words.seen}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Money that arrived and that nobody can place. Nothing at all where there is none. */
export function UnclearList({ payments }: { payments: readonly UnclearPayment[] }) {
  const { unclear: words } = useMessages(paymentStaffMessages)
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="unclear-payments">
      <h3 id="unclear-payments">{words.title}</h3>
      <p className="soft">{words.text}</p>
      <ul>
        {payments.map((payment) => (
          <Entry key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

/** Of the whole house, for a page that is looked at every day: of some there is no stay where it would be seen. */
export function UnclearPayments() {
  const { data = [] } = useQuery<UnclearPayment[]>({ queryKey: [UNCLEAR_URL], gcTime: 0 })
  return <UnclearList payments={data} />
}
