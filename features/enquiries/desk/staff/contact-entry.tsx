import { useMessages } from '#ui/page/site.ts'
import type { ListedContact } from '../../contact/list-contacts.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { ContactBadge } from './contact-badge.tsx'
import { DeskEntry } from './desk-entry.tsx'
import { DeskMoves } from './desk-moves.tsx'
import { DeskOwner } from './desk-owner.tsx'
import { ContactFactsPart } from './facts.tsx'

export function ContactEntry({ contact }: { contact: ListedContact }) {
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
