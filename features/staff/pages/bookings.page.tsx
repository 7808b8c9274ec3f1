import { useMessages } from '#app/site.ts'
import type { StaffBooking } from '#features/enquiries/reservation/list-bookings.server.ts'
import { staffMessages } from '../messages.ts'
import { BookingEntry } from '../ui/booking-entry.tsx'
import { BOOKINGS_URL } from '../ui/booking-moves.tsx'
import { ENTRIES_PER_PAGE, EntryList } from '../ui/entry-list.tsx'
import { tabMeta } from '../ui/staff-meta.ts'
import { useApiList } from '../ui/use-api-list.ts'

export const meta = tabMeta('bookings')

/** Cars that visitors reserved, newest first. */
export default function BookingsPage() {
  const { bookings } = useMessages(staffMessages)
  const list = useApiList<StaffBooking>(BOOKINGS_URL, { pageSize: ENTRIES_PER_PAGE })
  return (
    <EntryList tab="bookings" words={bookings} list={list}>
      {(booking) => <BookingEntry booking={booking} />}
    </EntryList>
  )
}
