import { useMessages } from '#app/site.ts'
import type { ListedContact } from '#features/enquiries/contact/list-contacts.server.ts'
import { DeskEntry } from '../desk/desk-entry.tsx'
import { DeskMoves } from '../desk/desk-moves.tsx'
import { DeskOwner } from '../desk/desk-owner.tsx'
import { ContactFactsPart } from '../desk/facts.tsx'
import { staffMessages } from '../messages.ts'
import { ContactBadge } from './contact-badge.tsx'

export function ContactEntry({ contact }: { contact: ListedContact }) {
  const { contacts: words } = useMessages(staffMessages)
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
