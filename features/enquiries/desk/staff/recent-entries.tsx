import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Suspicion } from '#platform/forms/suspicion.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { EntryBoundary } from '#platform/staff-kit/ui/entry-boundary.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { type Tab, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import type { StaffContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { BookingBadge, ContactBadge } from './booking-badge.tsx'

/** SPEC section 2. */
const RECENT = 5

interface EntryProps {
  entry: { name: string; email: string; createdAt: string; suspicion: Suspicion | null }
  type: string
  badge: ReactNode
}

function RecentEntry({ entry, type, badge }: EntryProps) {
  const { spam } = useMessages(submissionMessages)
  const { locale } = useSite()
  return (
    <li className="lead-c">
      <div className="r">
        <b dir="auto">{entry.name}</b>
        <span className="lead-c__marks">
          {entry.suspicion && <Badge tone="danger">{spam.title}</Badge>} {badge}
        </span>
      </div>
      {entry.email && <p dir="auto">{entry.email}</p>}
      <div className="r lead-c__facts">
        <span>{type}</span>
        <time dateTime={entry.createdAt}>{unbrokenDateTime(entry.createdAt, locale)}</time>
      </div>
    </li>
  )
}

interface RecentProps<Entry> {
  url: string
  words: { recent: string; all: string; empty: string; emptyHint: string }
  tab: Tab
  children: (entry: Entry) => ReactNode
}

function Recent<Entry extends { id: number }>({ url, words, tab, children }: RecentProps<Entry>) {
  const query = useQuery<Entry[]>({ queryKey: [`${url}?limit=${RECENT}`] })
  return (
    <section className="staff-section">
      <div className="headrow">
        <h3>{words.recent}</h3>
        <StaffLink className="text-link" to={tabPath(tab)}>
          {words.all}
        </StaffLink>
      </div>
      {query.isPending && <SkeletonRows rows={RECENT} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.length === 0 && <EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}
      {query.data && query.data.length > 0 && (
        <ul>
          {query.data.map((entry) => (
            <EntryBoundary key={entry.id} id={entry.id}>
              {children(entry)}
            </EntryBoundary>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The latest contacts and bookings, each with the way to all of them. */
export function RecentEntries() {
  const { bookings, contacts } = useMessages(submissionMessages)
  return (
    <div className="recent">
      <Recent<StaffContact> url="/api/contact-submissions" words={contacts} tab="contacts">
        {(contact) => (
          <RecentEntry
            entry={contact}
            type={contacts.types[contact.type]}
            badge={<ContactBadge status={contact.status} />}
          />
        )}
      </Recent>
      <Recent<StaffBooking> url="/api/bookings" words={bookings} tab="bookings">
        {(booking) => (
          <RecentEntry
            entry={booking}
            type={booking.vehicleName ?? bookings.requestType}
            badge={<BookingBadge booking={booking} />}
          />
        )}
      </Recent>
    </div>
  )
}
