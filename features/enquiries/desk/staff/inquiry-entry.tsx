import { ownEntry } from '#common/own-entry.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { ListedInquiry } from '../../inquiry/list-inquiries.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { DeskEntry } from './desk-entry.tsx'
import { DeskMoves } from './desk-moves.tsx'
import { DeskOwner } from './desk-owner.tsx'
import { InquiryFactsPart } from './facts.tsx'

const TONE: Record<string, 'warning' | 'positive'> = { open: 'warning', done: 'positive' }

export function InquiryEntry({ inquiry }: { inquiry: ListedInquiry }) {
  const { inquiries: words } = useMessages(submissionMessages)
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
