import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'

const TONE = { pending: 'warning', confirmed: 'positive', completed: 'neutral', cancelled: 'neutral' } as const

export function BookingBadge({ status }: Pick<StaffBooking, 'status'>) {
  const { bookings } = useMessages(submissionMessages)
  return <Badge tone={TONE[status]}>{bookings.statuses[status]}</Badge>
}
