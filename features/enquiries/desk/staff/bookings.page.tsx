import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ListedBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { BookingBadge } from './booking-badge.tsx'
import { BookingMoves } from './booking-moves.tsx'
import { DeskEntry } from './desk-entry.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskOwner } from './desk-owner.tsx'
import { BookingFactsPart } from './facts.tsx'
import { deskMessages } from './messages.ts'
import { DESK_URLS } from './use-desk-change.ts'
import { useHoldWords } from './use-hold-words.ts'

function BookingEntry({ booking }: { booking: ListedBooking }) {
  const { bookings: words } = useMessages(submissionMessages)
  const { pickup } = useMessages(deskMessages)
  const { locale } = useSite()
  const { bookingDate } = booking
  return (
    <DeskEntry
      kind="booking"
      item={booking}
      badge={<BookingBadge booking={booking} />}
      isFresh={booking.status === 'pending'}
      facts={[
        booking.vehicleName ?? words.noCar,
        bookingDate && pickup(unbrokenDateTime(bookingDate, locale)),
        useHoldWords(booking),
      ]}
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
