import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'

/** Until when a booking that nobody confirmed keeps its car, or since when it does no more; null where nothing runs. */
export function useHoldWords({ status, isCarHeld, holdUntil, awaitsVisitor }: StaffBooking): string | null {
  const { bookings: words } = useMessages(submissionMessages)
  const { locale } = useSite()
  if (status === 'cancelled' && awaitsVisitor) return words.neverConfirmed
  if (status !== 'pending' || holdUntil === null) return null
  const moment = unbrokenDateTime(holdUntil, locale)
  if (!isCarHeld) return awaitsVisitor ? words.neverConfirmed : words.released(moment)
  return awaitsVisitor ? words.awaitsVisitor(moment) : words.heldUntil(moment)
}
