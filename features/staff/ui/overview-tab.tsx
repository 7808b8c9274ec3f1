import { useQuery } from '@tanstack/react-query'
import { useMessages, useSite } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatDateTime } from '#common/dates.ts'
import { can } from '#common/permissions.ts'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { staffMessages } from '../messages.ts'
import { ContactBadge } from './contact-badge.tsx'
import { EntryBoundary } from './entry-boundary.tsx'
import { LoadFailed, SkeletonRows } from './load-states.tsx'
import { useActor } from './session.ts'
import { StaffLink } from './staff-link.tsx'

const RECENT = 5

function RecentContact({ contact }: { contact: StaffContact }) {
  const { contacts } = useMessages(staffMessages)
  const { locale } = useSite()
  return (
    <li className="lead-c">
      <div className="r">
        <b>{contact.name}</b>
        <ContactBadge status={contact.status} />
      </div>
      <p>{contact.email}</p>
      <div className="r">
        <span>{contacts.types[contact.type]}</span>
        <time dateTime={contact.createdAt}>{formatDateTime(contact.createdAt, locale)}</time>
      </div>
    </li>
  )
}

function RecentContacts() {
  const { contacts } = useMessages(staffMessages)
  const query = useQuery<StaffContact[]>({ queryKey: [`/api/contact-submissions?limit=${RECENT}`] })
  if (query.isPending) return <SkeletonRows rows={RECENT} />
  if (query.isError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  if (query.data.length === 0) return <EmptyState heading="h3" title={contacts.empty} hint={contacts.emptyHint} />
  return (
    <ul>
      {query.data.map((contact) => (
        <EntryBoundary key={contact.id} id={contact.id}>
          <RecentContact contact={contact} />
        </EntryBoundary>
      ))}
    </ul>
  )
}

export function OverviewTab() {
  const { contacts } = useMessages(staffMessages)
  if (!can(useActor(), 'enquiry:read')) return <p className="soft">{contacts.notAllowed}</p>
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{contacts.recent}</h2>
        <StaffLink className="thread" to="?tab=contacts" preventScrollReset>
          {contacts.all}
        </StaffLink>
      </div>
      <RecentContacts />
    </section>
  )
}
