import { ContactsTab } from '../ui/contacts-tab.tsx'

export default function ContactsPage() {
  return <ContactsTab />
}
