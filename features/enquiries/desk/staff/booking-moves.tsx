import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { canBecome, isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { useDeskChange } from './use-desk-change.ts'

const MOVES = ['confirmed', 'completed', 'cancelled'] as const
type Move = (typeof MOVES)[number]

/** Confirm, complete, cancel: whatever the booking can become. */
export function BookingMoves({ booking }: { booking: StaffBooking }) {
  const words = useMessages(submissionMessages).bookings.move
  const isAllowed = can(useActor(), 'enquiry:write')
  const move = useDeskChange<{ status: Move }>('booking', booking)
  const [isAsking, setIsAsking] = useState(false)
  // What was held back is let through first: until then it holds no car that could be confirmed.
  const moves = isAllowed && !booking.suspicion ? MOVES.filter((to) => canBecome(booking.status, to)) : []
  const isRequest = isPlainRequest(booking)
  const cancel = isRequest ? words.request.cancel : words.acts.cancelled
  const isCancelling = move.variables?.status === 'cancelled'

  const start = (status: Move) => move.mutate({ status }, { onSettled: () => setIsAsking(false) })

  return (
    <>
      {move.isSuccess && <OutcomeLine key={move.submittedAt}>{words.moved[move.variables.status]}</OutcomeLine>}
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
        />
      )}
    </>
  )
}
