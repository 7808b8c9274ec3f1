import { useMessages, useSite } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatDateTime } from '#common/dates.ts'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { staffMessages } from '../messages.ts'
import { ContactAnswers } from './contact-answers.tsx'
import { ContactBadge } from './contact-badge.tsx'
import { EntryBoundary } from './entry-boundary.tsx'
import { ListState } from './list-state.tsx'
import { useApiList } from './use-api-list.ts'

const PAGE_SIZE = 20

function Contact({ contact }: { contact: StaffContact }) {
  const { contacts: words } = useMessages(staffMessages)
  const { locale } = useSite()
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3>{contact.name}</h3>
        <ContactBadge status={contact.status} />
      </div>
      <dl className="enquiry__facts">
        <div>
          <dt>{words.type}</dt>
          <dd>{words.types[contact.type]}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a className="thread" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </dd>
        </div>
        {contact.phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a className="thread" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                {contact.phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.received}</dt>
          <dd>
            <time dateTime={contact.createdAt}>{words.dakarTime(formatDateTime(contact.createdAt, locale))}</time>
          </dd>
        </div>
        <div>
          <dt>{words.writtenIn}</dt>
          <dd>{words.languages[contact.locale]}</dd>
        </div>
        <ContactAnswers type={contact.type} formData={contact.formData} />
      </dl>
      {contact.message && (
        <div className="enquiry__message">
          <h4>{words.message}</h4>
          <p lang={contact.locale}>{contact.message}</p>
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
