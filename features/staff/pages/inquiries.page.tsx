import { useMessages } from '#app/site.ts'
import type { StaffInquiry } from '#features/enquiries/inquiry/list-inquiries.server.ts'
import { staffMessages } from '../messages.ts'
import { ENTRIES_PER_PAGE, EntryList } from '../ui/entry-list.tsx'
import { InquiryEntry } from '../ui/inquiry-entry.tsx'
import { tabMeta } from '../ui/staff-meta.ts'
import { useApiList } from '../ui/use-api-list.ts'

export const meta = tabMeta('inquiries')

/** What visitors asked about one home, project or car, on its own page. */
export default function InquiriesPage() {
  const { inquiries } = useMessages(staffMessages)
  const list = useApiList<StaffInquiry>('/api/admin/inquiries', { pageSize: ENTRIES_PER_PAGE })
  return (
    <EntryList tab="inquiries" words={inquiries} list={list}>
      {(inquiry) => <InquiryEntry inquiry={inquiry} />}
    </EntryList>
  )
}
