import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { FilterSelect } from '#platform/staff-kit/record-head.tsx'
import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { FoundEntries } from '#platform/staff-kit/ui/entry-list.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { stayPath } from '../../stays/staff/stay-links.ts'
import { paymentMessages } from '../messages.ts'
import type { ListedPayment } from '../payment.public.ts'
import { LISTED_STATES } from '../payment-rules.ts'
import { paymentStaffMessages } from './messages.ts'
import { StateBadges } from './payment-entry.tsx'
import { PAYMENTS_URL } from './payment-requests.ts'
import { UnclearPayments } from './unclear-payments.tsx'

const PER_PAGE = 30

function PaymentRow({ payment }: { payment: ListedPayment }) {
  const { list: words, facts } = useMessages(paymentStaffMessages)
  const { purposes, methods, providers } = useMessages(paymentMessages)
  const { locale } = useSite()
  const { id, amount, paid, purpose, due, paidOn, method, provider, stay } = payment
  const day = (text: string) => unbrokenDay(new Date(`${text}T00:00Z`), locale)
  return (
    <li className="stay-row" data-payment={id}>
      <p className="stay-row__when">
        {formatMoney(amount, 'XOF')}
        {paid !== '0' && paid !== amount && (
          <span className="soft">
            {facts.paid} {formatMoney(paid, 'XOF')}
          </span>
        )}
      </p>
      <div className="stay-row__who">
        <h3 dir="auto">
          {stay ? (
            <StaffLink to={stayPath(stay.id)}>{inLocale(locale, stay.homeTitle, stay.homeTitleFr)}</StaffLink>
          ) : (
            words.noStay
          )}
        </h3>
        <p className="soft small">
          {[
            purposes[purpose],
            paidOn ? words.paidOn(day(paidOn)) : words.due(day(due)),
            paidOn && method ? methods[method] : providers[provider],
            stay?.reference,
            `#${id}`,
          ]
            .filter(Boolean)
            .join(' ·\u00a0')}
        </p>
      </div>
      <p className="stay-row__state">
        <StateBadges payment={payment} />
      </p>
    </li>
  )
}

/** All that the house ever asked guests for, newest first; also what was asked of those who are forgotten. */
export function PaymentList() {
  const words = useMessages(paymentStaffMessages)
  const { states } = useMessages(paymentMessages)
  const { query, isNarrowed } = useListFilters({ state: LISTED_STATES })
  const list = useApiList<ListedPayment>(PAYMENTS_URL, { pageSize: PER_PAGE, query })
  return (
    <div className="stay-list">
      <UnclearPayments />
      <div className="record-tools desk-tools">
        <FilterSelect
          name="state"
          label={words.list.state}
          options={LISTED_STATES.map((value) => ({
            value,
            label: value === 'overdue' ? words.overdue : states[value],
          }))}
        />
      </div>
      <FoundEntries list={list} isNarrowed={isNarrowed} none={{ title: words.none, hint: words.list.emptyHint }}>
        {(payment) => <PaymentRow payment={payment} />}
      </FoundEntries>
    </div>
  )
}
