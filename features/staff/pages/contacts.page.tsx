import { useMessages } from '#app/site.ts'
import type { ListedContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DESK_URLS } from '../desk/use-desk-change.ts'
import { staffMessages } from '../messages.ts'
import { ContactEntry } from '../ui/contact-entry.tsx'
import { tabMeta } from '../ui/staff-meta.ts'

export const meta = tabMeta('contacts')

/** What visitors sent through the forms of the site. */
export default function ContactsPage() {
  const { contacts: words } = useMessages(staffMessages)
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
