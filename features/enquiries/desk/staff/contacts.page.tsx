import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import type { ListedContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { ContactEntry } from './contact-entry.tsx'
import { DeskList } from './desk-list.tsx'
import { DESK_URLS } from './use-desk-change.ts'

export const meta = tabMeta('contacts')

/** What visitors sent through the forms of the site. */
export default function ContactsPage() {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <DeskList<ListedContact>
      tab="contacts"
      url={DESK_URLS.contact}
      csvUrl="/api/admin/contacts.csv"
      fresh="new"
      statuses={words.statuses}
      types={words.types}
      empty={{ title: words.empty, hint: words.emptyHint }}
    >
      {(contact) => <ContactEntry contact={contact} />}
    </DeskList>
  )
}
