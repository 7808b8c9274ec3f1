import { useMessages } from '#app/site.ts'
import type { ListedInquiry } from '#features/enquiries/inquiry/list-inquiries.server.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DESK_URLS } from '../desk/use-desk-change.ts'
import { staffMessages } from '../messages.ts'
import { InquiryEntry } from '../ui/inquiry-entry.tsx'
import { tabMeta } from '../ui/staff-meta.ts'

export const meta = tabMeta('inquiries')

/** What visitors asked about one home, project or car, on its own page. */
export default function InquiriesPage() {
  const { inquiries: words } = useMessages(staffMessages)
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
