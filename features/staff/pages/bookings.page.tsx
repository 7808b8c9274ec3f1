import { useMessages } from '#app/site.ts'
import type { ListedBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DESK_URLS } from '../desk/use-desk-change.ts'
import { staffMessages } from '../messages.ts'
import { BookingEntry } from '../ui/booking-entry.tsx'
import { tabMeta } from '../ui/staff-meta.ts'

export const meta = tabMeta('bookings')

/** Cars that visitors reserved, newest first. */
export default function BookingsPage() {
  const { bookings: words } = useMessages(staffMessages)
  return (
    <DeskList<ListedBooking>
      tab="bookings"
      url={DESK_URLS.booking}
      csvUrl="/api/admin/bookings.csv"
      fresh="pending"
      statuses={words.statuses}
      types={words.types}
      hasPeriod
      empty={{ title: words.empty, hint: words.emptyHint }}
    >
      {(booking) => <BookingEntry booking={booking} />}
    </DeskList>
  )
}
