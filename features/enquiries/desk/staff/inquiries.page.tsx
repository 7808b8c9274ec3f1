import { ownEntry } from '#common/own-entry.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { ListedInquiry } from '../../inquiry/list-inquiries.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { DeskEntry } from './desk-entry.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskMoves } from './desk-moves.tsx'
import { DeskOwner } from './desk-owner.tsx'
import { InquiryFactsPart } from './facts.tsx'
import { DESK_URLS } from './use-desk-change.ts'

const TONE: Record<string, 'warning' | 'positive'> = { open: 'warning', done: 'positive' }

function InquiryEntry({ inquiry }: { inquiry: ListedInquiry }) {
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

export const meta = tabMeta('inquiries')

/** What visitors asked about one home, project or car, on its own page. */
export default function InquiriesPage() {
  const { inquiries: words } = useMessages(submissionMessages)
  return (
    <DeskList<ListedInquiry>
      tab="inquiries"
      url={DESK_URLS.inquiry}
      csvUrl="/api/admin/inquiries.csv"
      fresh="open"
      statuses={words.statuses}
      types={words.types}
      empty={{ title: words.empty, hint: words.emptyHint }}
    >
      {(inquiry) => <InquiryEntry inquiry={inquiry} />}
    </DeskList>
  )
}
