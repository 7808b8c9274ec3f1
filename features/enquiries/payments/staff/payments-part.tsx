import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StayPayments } from '../payment.public.ts'
import { AskPaymentForm, type PaidStay } from './ask-payment-form.tsx'
import { paymentStaffMessages } from './messages.ts'
import { PaymentEntry } from './payment-entry.tsx'
import { stayPaymentsUrl } from './payment-requests.ts'
import { UnclearList } from './unclear-payments.tsx'

/** All the money of one stay: what was asked for, what came, what has to be looked into. It asks for all that it needs. */
export function PaymentsPart({ stay }: { stay: PaidStay }) {
  const words = useMessages(paymentStaffMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const { data, error, isLoadingError, refetch } = useQuery<StayPayments>({
    queryKey: [stayPaymentsUrl(stay.id)],
    gcTime: 0,
  })
  const [isAsking, setAsking] = useState(false)
  const { rest: heading, readOn } = useKeptFocus({ preventScroll: true })

  if (isLoadingError && error) return <LoadFailed error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const { payments, unclear, asked, paid, providers } = data
  return (
    <section aria-labelledby="stay-payments">
      <div className="headrow">
        <h3 id="stay-payments" ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
        {asked !== '0' && <p className="soft">{words.sum(formatMoney(paid, 'XOF'), formatMoney(asked, 'XOF'))}</p>}
        {mayWrite && !isAsking && (
          <button type="button" className="btn btn--line btn--tight" onClick={() => setAsking(true)}>
            {words.ask.open}
          </button>
        )}
      </div>
      <UnclearList payments={unclear} />
      {isAsking && (
        <AskPaymentForm
          stay={stay}
          providers={providers}
          onClose={() => {
            setAsking(false)
            readOn()
          }}
        />
      )}
      {payments.length === 0 && !isAsking && <p className="soft">{words.none}</p>}
      <ul>
        {payments.map((payment) => (
          <PaymentEntry key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}
