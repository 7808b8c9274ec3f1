import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import type { ListedContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { ContactBadge } from './booking-badge.tsx'
import { DeskEntry } from './desk-entry.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskMoves } from './desk-moves.tsx'
import { DeskOwner } from './desk-owner.tsx'
import { ContactFactsPart } from './facts.tsx'
import { DESK_URLS } from './use-desk-change.ts'

function ContactEntry({ contact }: { contact: ListedContact }) {
  const { contacts: words } = useMessages(submissionMessages)
  return (
    <DeskEntry
      kind="contact"
      item={contact}
      badge={<ContactBadge status={contact.status} />}
      isFresh={contact.status === 'new'}
      facts={[words.types[contact.type]]}
      acts={
        <>
          <DeskMoves kind="contact" item={contact} />
          <DeskOwner kind="contact" item={contact} />
        </>
      }
    >
      <ContactFactsPart contact={contact} />
    </DeskEntry>
  )
}

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
