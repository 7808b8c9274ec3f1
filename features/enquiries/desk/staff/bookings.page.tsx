import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import type { ListedBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { BookingEntry } from './booking-entry.tsx'
import { DeskList } from './desk-list.tsx'
import { DESK_URLS } from './use-desk-change.ts'

export const meta = tabMeta('bookings')

/** Cars that visitors reserved, newest first. */
export default function BookingsPage() {
  const { bookings: words } = useMessages(submissionMessages)
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
