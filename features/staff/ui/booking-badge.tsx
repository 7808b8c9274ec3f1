import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { staffMessages } from '../messages.ts'

const TONE = { pending: 'warning', confirmed: 'positive', completed: 'neutral', cancelled: 'neutral' } as const

export function BookingBadge({ status }: Pick<StaffBooking, 'status'>) {
  const { bookings } = useMessages(staffMessages)
  return <Badge tone={TONE[status]}>{bookings.statuses[status]}</Badge>
}
