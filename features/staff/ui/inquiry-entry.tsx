import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ownEntry } from '#common/own-entry.ts'
import type { StaffInquiry } from '#features/enquiries/inquiry/list-inquiries.server.ts'
import { staffMessages } from '../messages.ts'
import { ReachFacts, ReceivedFacts } from './person-facts.tsx'
import { SpamMark } from './spam-mark.tsx'

/** Where visitors see what it is about; null once they no longer can. */
function publicAddress({ isSubjectPublic, propertyId, investmentId }: StaffInquiry): string | null {
  if (!isSubjectPublic) return null
  if (propertyId !== null) return `/property/${propertyId}`
  return investmentId === null ? '/kais-mobility' : `/invest/${investmentId}`
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

export function InquiryEntry({ inquiry }: { inquiry: StaffInquiry }) {
  const { contacts, inquiries: words } = useMessages(staffMessages)
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3 dir="auto">{inquiry.name}</h3>
        <Badge tone={inquiry.status === 'open' ? 'warning' : 'neutral'}>
          {words.statuses[inquiry.status] ?? inquiry.status}
        </Badge>
      </div>
      <SpamMark kind="inquiry" id={inquiry.id} suspicion={inquiry.suspicion} />
      <dl className="enquiry__facts">
        <div className="enquiry__long">
          <dt>{words.subject}</dt>
          <dd>
            <Subject inquiry={inquiry} />
          </dd>
        </div>
        <ReachFacts {...inquiry} />
        <div>
          <dt>{contacts.type}</dt>
          <dd>{ownEntry(words.types, inquiry.inquiryType) ?? inquiry.inquiryType}</dd>
        </div>
        <ReceivedFacts {...inquiry} />
      </dl>
      {inquiry.message && (
        <div className="enquiry__message">
          <h4>{contacts.message}</h4>
          <p lang={inquiry.locale} dir="auto">
            {inquiry.message}
          </p>
        </div>
      )}
    </li>
  )
}
