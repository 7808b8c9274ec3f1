import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import type { StaffContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'

const TONE = { pending: 'warning', confirmed: 'positive', completed: 'neutral', cancelled: 'neutral' } as const

export function BookingBadge({ booking }: { booking: Pick<StaffBooking, 'status' | 'vehicleName'> }) {
  const { bookings } = useMessages(submissionMessages)
  const { status } = booking
  return (
    <>
      {isPlainRequest(booking) && <Badge tone="neutral">{bookings.request}</Badge>}{' '}
      <Badge tone={TONE[status]}>{bookings.statuses[status]}</Badge>
    </>
  )
}

const CONTACT_BADGE_TONE: Record<StaffContact['status'], string> = {
  // 'new' is the one that stands out (SPEC section 4).
  new: 'badge badge--warn',
  'in-progress': 'badge',
  done: 'badge badge--pos',
  archived: 'badge',
}

export function ContactBadge({ status }: Pick<StaffContact, 'status'>) {
  const { contacts } = useMessages(submissionMessages)
  return <span className={CONTACT_BADGE_TONE[status]}>{contacts.statuses[status]}</span>
}
