import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#app/site.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { can } from '#common/permissions.ts'
import { canBecome } from '#features/enquiries/reservation/booking-status.ts'
import type { StaffBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { staffMessages } from '../messages.ts'
import { ApiError, callApi, type ListPage } from './api.ts'
import { useFailureText } from './error-text.ts'
import { OutcomeLine } from './outcome-line.tsx'
import { useActor } from './session.ts'

export const BOOKINGS_URL = '/api/bookings'

const MOVES = ['confirmed', 'completed', 'cancelled'] as const
type Move = (typeof MOVES)[number]

function useMove(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (status: Move) => callApi<StaffBooking>(`${BOOKINGS_URL}/${id}`, { method: 'PATCH', body: { status } }),
    onSuccess: (moved) =>
      queryClient.setQueriesData<InfiniteData<ListPage<StaffBooking>>>({ queryKey: [BOOKINGS_URL] }, (list) => {
        const replace = (page: ListPage<StaffBooking>) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? moved : item)),
        })
        return list && { ...list, pages: list.pages.map(replace) }
      }),
    onSettled: (_moved, error) =>
      queryClient.invalidateQueries({
        // Refused: somebody was faster, and the row shows how things stand. Otherwise only the overview is behind.
        predicate: ({ queryKey: [url] }) =>
          String(url).startsWith(error instanceof ApiError ? BOOKINGS_URL : `${BOOKINGS_URL}?`),
      }),
  })
}

/** Confirm, complete, cancel: whatever the booking can become. */
export function BookingMoves({ booking }: { booking: StaffBooking }) {
  const { bookings, error: errorTitle } = useMessages(staffMessages)
  const words = bookings.move
  const isAllowed = can(useActor(), 'enquiry:write')
  const move = useMove(booking.id)
  const [isAsking, setIsAsking] = useState(false)
  const failureText = useFailureText()
  const toast = useToast()
  // What was held back is let through first: until then it holds no car that could be confirmed.
  const moves = isAllowed && !booking.suspicion ? MOVES.filter((to) => canBecome(booking.status, to)) : []
  const isCancelling = move.variables === 'cancelled'

  const start = (to: Move) =>
    move.mutate(to, {
      onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
      onSettled: () => setIsAsking(false),
    })

  return (
    <>
      {move.isSuccess && <OutcomeLine key={move.data.status}>{words.moved[move.variables]}</OutcomeLine>}
      {moves.length > 0 && (
        <div className="enquiry__acts">
          {moves.map((to) =>
            to === 'cancelled' ? (
              <button key={to} type="button" className="thread" onClick={() => setIsAsking(true)}>
                {words.acts[to]}
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
          title={words.cancelTitle(booking.name)}
          consequence={words.cancelText}
          act={words.acts.cancelled}
          leave={words.cancelLeave}
          isBusy={move.isPending && isCancelling}
          onAct={() => start('cancelled')}
          onLeave={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
