import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import type { ListedInquiry } from '../../inquiry/list-inquiries.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { DeskList } from './desk-list.tsx'
import { InquiryEntry } from './inquiry-entry.tsx'
import { DESK_URLS } from './use-desk-change.ts'

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
