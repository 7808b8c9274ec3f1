import { useMessages } from '#app/site.ts'
import type { StaffContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { staffMessages } from '../messages.ts'
import { ContactEntry } from '../ui/contact-entry.tsx'
import { ENTRIES_PER_PAGE, EntryList } from '../ui/entry-list.tsx'
import { tabMeta } from '../ui/staff-meta.ts'
import { useApiList } from '../ui/use-api-list.ts'

export const meta = tabMeta('contacts')

export default function ContactsPage() {
  const { contacts } = useMessages(staffMessages)
  const list = useApiList<StaffContact>('/api/contact-submissions', { pageSize: ENTRIES_PER_PAGE })
  return (
    <EntryList tab="contacts" words={contacts} list={list}>
      {(contact) => <ContactEntry contact={contact} />}
    </EntryList>
  )
}
