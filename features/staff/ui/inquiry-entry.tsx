import { useMessages } from '#app/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ownEntry } from '#common/own-entry.ts'
import type { ListedInquiry } from '#features/enquiries/inquiry/list-inquiries.server.ts'
import { DeskEntry } from '../desk/desk-entry.tsx'
import { DeskMoves } from '../desk/desk-moves.tsx'
import { DeskOwner } from '../desk/desk-owner.tsx'
import { InquiryFactsPart } from '../desk/facts.tsx'
import { staffMessages } from '../messages.ts'

const TONE: Record<string, 'warning' | 'positive'> = { open: 'warning', done: 'positive' }

export function InquiryEntry({ inquiry }: { inquiry: ListedInquiry }) {
  const { inquiries: words } = useMessages(staffMessages)
  const { status } = inquiry
  return (
    <DeskEntry
      kind="inquiry"
      item={inquiry}
      badge={<Badge tone={ownEntry(TONE, status) ?? 'neutral'}>{ownEntry(words.statuses, status) ?? status}</Badge>}
      isFresh={status === 'open'}
      facts={[inquiry.subject]}
      acts={
        <>
          <DeskMoves kind="inquiry" item={inquiry} />
          <DeskOwner kind="inquiry" item={inquiry} />
        </>
      }
    >
      <InquiryFactsPart inquiry={inquiry} />
    </DeskEntry>
  )
}
