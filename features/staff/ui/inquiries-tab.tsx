import { useMessages, useSite } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatDateTime } from '#common/dates.ts'
import { ownEntry } from '#common/own-entry.ts'
import type { StaffInquiry } from '#features/enquiries/inquiry/list-inquiries.server.ts'
import { staffMessages } from '../messages.ts'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import { useApiList } from './use-api-list.ts'

const PAGE_SIZE = 20

/** Where visitors see what it is about; null once they no longer can. */
function publicAddress({ isSubjectPublic, propertyId, investmentId }: StaffInquiry): string | null {
  if (!isSubjectPublic) return null
  if (propertyId !== null) return `/property/${propertyId}`
  return investmentId === null ? '/kais-mobility' : '/invest'
}

function Subject({ inquiry }: { inquiry: StaffInquiry }) {
  const { inquiries: words } = useMessages(staffMessages)
  const address = publicAddress(inquiry)
  if (!address) return `${inquiry.subject}, ${words.gone}`
  return (
    <a className="enquiry__about" href={address} target="_blank" rel="noreferrer">
      {inquiry.subject} <span className="sr">{words.newTab}</span>
    </a>
  )
}

function Inquiry({ inquiry }: { inquiry: StaffInquiry }) {
  const { contacts, inquiries: words } = useMessages(staffMessages)
  const { locale } = useSite()
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3>{inquiry.name}</h3>
        <Badge tone={inquiry.status === 'open' ? 'warning' : 'neutral'}>
          {words.statuses[inquiry.status] ?? inquiry.status}
        </Badge>
      </div>
      <dl className="enquiry__facts">
        <div>
          <dt>{words.subject}</dt>
          <dd>
            <Subject inquiry={inquiry} />
          </dd>
        </div>
        <div>
          <dt>{contacts.email}</dt>
          <dd>
            <a className="thread" href={`mailto:${inquiry.email}`}>
              {inquiry.email}
            </a>
          </dd>
        </div>
        {inquiry.phone && (
          <div>
            <dt>{contacts.phone}</dt>
            <dd>
              <a className="thread" href={`tel:${inquiry.phone.replace(/[^+\d]/g, '')}`}>
                {inquiry.phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{contacts.type}</dt>
          <dd>{ownEntry(words.types, inquiry.inquiryType) ?? inquiry.inquiryType}</dd>
        </div>
        <div>
          <dt>{contacts.received}</dt>
          <dd>
            <time dateTime={inquiry.createdAt}>{contacts.dakarTime(formatDateTime(inquiry.createdAt, locale))}</time>
          </dd>
        </div>
        <div>
          <dt>{contacts.writtenIn}</dt>
          <dd>{contacts.languages[inquiry.locale]}</dd>
        </div>
      </dl>
      {inquiry.message && (
        <div className="enquiry__message">
          <h4>{contacts.message}</h4>
          <p lang={inquiry.locale}>{inquiry.message}</p>
        </div>
      )}
    </li>
  )
}

/** What visitors asked about one home, project or car, on its own page. */
export function InquiriesTab() {
  const { contacts, inquiries: words } = useMessages(staffMessages)
  const list = useApiList<StaffInquiry>('/api/admin/inquiries', { pageSize: PAGE_SIZE })
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{words.title}</h2>
        {list.items.length > 0 && <p className="soft">{contacts.shown(list.items.length, list.total)}</p>}
      </div>
      <ListState list={list} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ul>
          {list.items.map((inquiry) => (
            <EntryBoundary key={inquiry.id} id={inquiry.id}>
              <Inquiry inquiry={inquiry} />
            </EntryBoundary>
          ))}
        </ul>
      </ListState>
    </section>
  )
}
