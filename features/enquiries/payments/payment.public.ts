import type { PaymentProviderName } from '#platform/payments/provider.ts'
import type { LinkState, Outcome, PaymentMethod, PaymentPurpose, PaymentState, PayWay } from './payment-rules.ts'

/** A request as staff read it. */
export interface StaffPayment {
  id: number
  stayId: number | null
  amount: string
  /** What came and has not gone back: the sum of what is counted. */
  paid: string
  purpose: PaymentPurpose
  due: string
  state: PaymentState
  provider: PaymentProviderName
  linkState: LinkState | null
  /** While it can be paid. */
  linkUrl: string | null
  linkExpiresAt: string | null
  linkProblem: string | null
  paidOn: string | null
  method: PaymentMethod | null
  /** Who marked it; null: the provider told us, or their account is gone. */
  markedBy: string | null
  notes: { about: 'asked' | 'paid' | 'refunded' | 'cancelled'; text: string; at: string }[]
  createdAt: string
  /** Its version. */
  updatedAt: string
}

/** Something that was told of money and that nobody can place. */
export interface UnclearPayment {
  id: number
  provider: PaymentProviderName
  requestId: number | null
  stayId: number | null
  outcome: Outcome
  amount: string | null
  currency: string | null
  /** By which the provider finds it. */
  receipt: string | null
  happenedAt: string
}

export interface StayPayments {
  payments: StaffPayment[]
  /** Of this stay's requests. */
  unclear: UnclearPayment[]
  /** Cancelled ones are asked for no more. */
  asked: string
  paid: string
  /** Through whom money can be asked for here. */
  providers: PaymentProviderName[]
}

/** A request in the list of the whole house. */
export interface ListedPayment
  extends Pick<
    StaffPayment,
    'id' | 'amount' | 'paid' | 'purpose' | 'due' | 'state' | 'provider' | 'paidOn' | 'method'
  > {
  /** Null: it is gone, with the person. */
  stay: { id: number; reference: string; homeTitle: string; homeTitleFr: string | null } | null
}

/** A request as the guest reads it on their own page. */
export interface GuestPayment {
  id: number
  amount: string
  purpose: PaymentPurpose
  /** What staff wrote for them. */
  note: string | null
  due: string
  state: PaymentState
  paidOn: string | null
  /** Of what was paid, what went back. */
  refunded: string
  way: PayWay | null
  /** Where it can be paid now; null: not by a link, or not at this moment. */
  linkUrl: string | null
}
