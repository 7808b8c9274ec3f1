import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { canBecome, HOLDING_STATUSES, isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { ChangeHire } from './change-hire.tsx'
import { hireMessages } from './hire-messages.ts'
import { useDeskChange } from './use-desk-change.ts'

const MOVES = ['confirmed', 'completed', 'cancelled'] as const
type Move = (typeof MOVES)[number]

/** As the schema of the API has it. */
const LONGEST_REASON = 5_000

interface ReasonProps {
  booking: StaffBooking
  value: string
  onValue: (reason: string) => void
}

/** Why it is cancelled: the visitor reads it in their letter. */
function CancelReason({ booking: { email, locale }, value, onValue }: ReasonProps) {
  const { cancelReason, cancelReasonHint, cancelReasonUnheard } = useMessages(hireMessages)
  const { languages } = useMessages(submissionMessages).contacts
  const { optional } = useMessages(staffMessages)
  return (
    <Field
      label={cancelReason}
      hint={email === '' ? cancelReasonUnheard : cancelReasonHint(languages[locale])}
      optionalMark={optional}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={LONGEST_REASON}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  )
}

/** Confirm, complete, cancel: whatever the booking can become; or other times and another car. */
export function BookingMoves({ booking }: { booking: StaffBooking }) {
  const words = useMessages(submissionMessages).bookings.move
  const isAllowed = can(useActor(), 'enquiry:write')
  const { movedUnheard } = useMessages(hireMessages)
  const move = useDeskChange<{ status: Move; reason?: string }>('booking', booking)
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  // What was held back is let through first: until then it holds no car that could be confirmed.
  const moves = isAllowed && !booking.suspicion ? MOVES.filter((to) => canBecome(booking.status, to)) : []
  const isRequest = isPlainRequest(booking)
  const cancel = isRequest ? words.request.cancel : words.acts.cancelled
  const isCancelling = move.variables?.status === 'cancelled'

  const isChangeable = moves.length > 0 && HOLDING_STATUSES.some((status) => status === booking.status)
  const moved = booking.email === '' ? movedUnheard : words.moved

  const start = (status: Move) =>
    move.mutate({ status, ...(status === 'cancelled' && { reason }) }, { onSettled: () => setIsAsking(false) })

  return (
    <>
      {move.isSuccess && <OutcomeLine key={move.submittedAt}>{moved[move.variables.status]}</OutcomeLine>}
      {moves.length > 0 && (
        <div className="enquiry__acts">
          {moves.map((to) =>
            to === 'cancelled' ? (
              <button key={to} type="button" className="text-link" onClick={() => setIsAsking(true)}>
                {cancel}
              </button>
            ) : (
              <Button
                key={to}
                className="btn btn--line btn--tight"
                isBusy={move.isPending && !isCancelling}
                busyLabel={words.moving}
                onClick={() => start(to)}
              >
                {words.acts[to]}
              </Button>
            ),
          )}
          {isChangeable && <ChangeHire booking={booking} />}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={isRequest ? words.request.title(booking.name) : words.cancelTitle(booking.name)}
          consequence={isRequest ? words.request.text : words.cancelText}
          act={cancel}
          leave={words.cancelLeave}
          isBusy={move.isPending && isCancelling}
          onAct={() => start('cancelled')}
          onLeave={() => setIsAsking(false)}
        >
          <CancelReason booking={booking} value={reason} onValue={setReason} />
        </ConfirmDialog>
      )}
    </>
  )
}
