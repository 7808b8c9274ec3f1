import { useMessages } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { staffMessages } from '../messages.ts'
import { ContactAnswers } from './contact-answers.tsx'
import { ContactBadge } from './contact-badge.tsx'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import { ReachFacts, ReceivedFacts } from './person-facts.tsx'
import { SpamMark } from './spam-mark.tsx'
import { useApiList } from './use-api-list.ts'

const PAGE_SIZE = 20

function Contact({ contact }: { contact: StaffContact }) {
  const { contacts: words } = useMessages(staffMessages)
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3 dir="auto">{contact.name}</h3>
        <ContactBadge status={contact.status} />
      </div>
      <SpamMark kind="contact" id={contact.id} suspicion={contact.suspicion} />
      <dl className="enquiry__facts">
        <div>
          <dt>{words.type}</dt>
          <dd>{words.types[contact.type]}</dd>
        </div>
        <ReachFacts {...contact} />
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

export function ContactsTab() {
  const { contacts: words } = useMessages(staffMessages)
  const list = useApiList<StaffContact>('/api/contact-submissions', { pageSize: PAGE_SIZE })
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{words.title}</h2>
        {list.items.length > 0 && <p className="soft">{words.shown(list.items.length, list.total)}</p>}
      </div>
      <ListState list={list} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ul>
          {list.items.map((contact) => (
            <EntryBoundary key={contact.id} id={contact.id}>
              <Contact contact={contact} />
            </EntryBoundary>
          ))}
        </ul>
      </ListState>
    </section>
  )
}
