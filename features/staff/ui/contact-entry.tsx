import { useMessages } from '#app/site.ts'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { staffMessages } from '../messages.ts'
import { ContactAnswers } from './contact-answers.tsx'
import { ContactBadge } from './contact-badge.tsx'
import { ReachFacts, ReceivedFacts } from './person-facts.tsx'
import { SpamMark } from './spam-mark.tsx'

export function ContactEntry({ contact }: { contact: StaffContact }) {
  const { contacts: words } = useMessages(staffMessages)
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3 dir="auto">{contact.name}</h3>
        <ContactBadge status={contact.status} />
      </div>
      <SpamMark kind="contact" id={contact.id} suspicion={contact.suspicion} />
      <dl className="enquiry__facts">
        <ReachFacts {...contact} />
        <div>
          <dt>{words.type}</dt>
          <dd>{words.types[contact.type]}</dd>
        </div>
        <ReceivedFacts {...contact} />
      </dl>
      <ContactAnswers contact={contact} />
      {contact.message && (
        <div className="enquiry__message">
          <h4>{words.message}</h4>
          <p lang={contact.locale} dir="auto">
            {contact.message}
          </p>
        </div>
      )}
    </li>
  )
}
