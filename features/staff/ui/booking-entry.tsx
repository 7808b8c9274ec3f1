import { useMessages, useSite } from '#app/site.ts'
import type { ListedBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { DeskEntry } from '../desk/desk-entry.tsx'
import { DeskOwner } from '../desk/desk-owner.tsx'
import { BookingFactsPart } from '../desk/facts.tsx'
import { deskMessages } from '../desk/messages.ts'
import { staffMessages } from '../messages.ts'
import { BookingBadge } from './booking-badge.tsx'
import { BookingMoves } from './booking-moves.tsx'
import { unbrokenDateTime } from './unbroken.ts'

export function BookingEntry({ booking }: { booking: ListedBooking }) {
  const { bookings: words } = useMessages(staffMessages)
  const { pickup } = useMessages(deskMessages)
  const { locale } = useSite()
  const { bookingDate } = booking
  return (
    <DeskEntry
      kind="booking"
      item={booking}
      badge={<BookingBadge status={booking.status} />}
      isFresh={booking.status === 'pending'}
      facts={[booking.vehicleName ?? words.anyCar, bookingDate && pickup(unbrokenDateTime(bookingDate, locale))]}
      acts={
        <>
          <BookingMoves booking={booking} />
          <DeskOwner kind="booking" item={booking} />
        </>
      }
    >
      <BookingFactsPart booking={booking} />
    </DeskEntry>
  )
}
