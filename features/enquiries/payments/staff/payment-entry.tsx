import { useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { unbrokenDay } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { paymentMessages } from '../messages.ts'
import type { StaffPayment } from '../payment.public.ts'
import { canRenewLink } from '../payment-rules.ts'
import { paymentStaffMessages } from './messages.ts'
import { MovedMoneyDialog } from './moved-money-dialog.tsx'
import { paymentUrl, usePaymentPress } from './payment-requests.ts'

const TONE = { open: 'warning', paid: 'positive', cancelled: 'neutral', refunded: 'neutral' } as const

function useWhat({ purpose, amount }: StaffPayment): string {
  const { purposes } = useMessages(paymentMessages)
  return `${purposes[purpose]}, ${formatMoney(amount, 'XOF')}`
}

function PaymentFacts({ payment }: { payment: StaffPayment }) {
  const { facts: words } = useMessages(paymentStaffMessages)
  const { methods, providers } = useMessages(paymentMessages)
  const { locale } = useSite()
  const { amount, paid, due, provider, paidOn, method, markedBy, linkUrl, linkExpiresAt } = payment
  const day = (text: string) => unbrokenDay(new Date(`${text}T00:00Z`), locale)
  const facts = [
    [words.amount, formatMoney(amount, 'XOF')],
    [words.paid, paid === '0' || paid === amount ? null : formatMoney(paid, 'XOF')],
    [words.due, paidOn ? null : day(due)],
    [words.provider, paidOn ? null : providers[provider]],
    [words.paidOn, paidOn && day(paidOn)],
    [words.method, method && methods[method]],
    [words.markedBy, markedBy],
    [words.linkUntil, linkUrl && linkExpiresAt && <DakarTime key="until" iso={linkExpiresAt} />],
  ] as const
  return (
    <dl className="enquiry__facts">
      {facts.map(
        ([label, said]) =>
          said && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{said}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** How its link stands, where that is worth a word: of one that is used or closed the state of the payment says enough. */
function LinkLine({ payment: { state, linkState, linkProblem } }: { payment: StaffPayment }) {
  const words = useMessages(paymentStaffMessages)
  if (linkState === null || state !== 'open') return null
  return (
    <p className="soft">
      {words.links[linkState]} {linkProblem && words.said(linkProblem)}
    </p>
  )
}

function PaymentActs({ payment }: { payment: StaffPayment }) {
  const words = useMessages(paymentStaffMessages)
  const toast = useToast()
  const what = useWhat(payment)
  const [asked, setAsked] = useState<'paid' | 'refund' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const press = usePaymentPress(close)
  const { id, state, linkState, linkUrl, paid, updatedAt: version } = payment

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: words.copied })
    } catch {
      // Without https browsers have no clipboard for us, and some ask their owner first.
      toast({ title: words.notCopied, description: link })
    }
  }

  return (
    <div className="enquiry__acts">
      {state === 'open' && (
        <button type="button" className="btn btn--line btn--tight" onClick={() => setAsked('paid')}>
          {words.acts.markPaid}
          <span className="sr"> {what}</span>
        </button>
      )}
      {canRenewLink(state, linkState) && (
        <Button
          className="btn btn--line btn--tight"
          isBusy={press.isPending}
          busyLabel={words.busy}
          onClick={() => press.mutate({ url: `${paymentUrl(id)}/link`, version, done: words.newLinkDone })}
        >
          {words.acts.newLink}
        </Button>
      )}
      {linkUrl && (
        <button type="button" className="text-link" onClick={() => void copy(linkUrl)}>
          {words.acts.copyLink}
        </button>
      )}
      {state === 'paid' && paid !== '0' && (
        <button type="button" className="text-link" onClick={() => setAsked('refund')}>
          {words.acts.refund}
          <span className="sr"> {what}</span>
        </button>
      )}
      {state === 'open' && (
        <button type="button" className="text-link" onClick={() => setAsked('cancel')}>
          {words.acts.cancel}
          <span className="sr"> {what}</span>
        </button>
      )}
      {(asked === 'paid' || asked === 'refund') && (
        <MovedMoneyDialog payment={payment} way={asked} what={what} onClose={close} />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={words.cancel.title(what)}
          consequence={words.cancel.text}
          act={words.cancel.act}
          leave={words.cancel.leave}
          isBusy={press.isPending}
          onAct={() => press.mutate({ url: `${paymentUrl(id)}/cancel`, version, body: {}, done: words.cancel.done })}
          onLeave={close}
        />
      )}
    </div>
  )
}

export function StateBadges({ payment: { state, due } }: { payment: Pick<StaffPayment, 'state' | 'due'> }) {
  const words = useMessages(paymentStaffMessages)
  const { states } = useMessages(paymentMessages)
  return (
    <>
      <Badge tone={TONE[state]}>{states[state]}</Badge>
      {state === 'open' && due < todayInDakar() && <Badge tone="danger">{words.overdue}</Badge>}
    </>
  )
}

/** One request, what became of it, and what can be done with it. */
export function PaymentEntry({ payment }: { payment: StaffPayment }) {
  const words = useMessages(paymentStaffMessages)
  const { purposes } = useMessages(paymentMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const { id, purpose, notes } = payment
  return (
    <li className="enquiry" id={`payment-${id}`}>
      <div className="enquiry__head">
        <h4>{purposes[purpose]}</h4>
        <StateBadges payment={payment} />
      </div>
      <PaymentFacts payment={payment} />
      <LinkLine payment={payment} />
      {notes.map(({ about, text, at }) => (
        <div className="enquiry__message" key={at + about}>
          <h4>{words.notes[about]}</h4>
          <p dir="auto">{text}</p>
        </div>
      ))}
      {mayWrite && <PaymentActs payment={payment} />}
    </li>
  )
}
