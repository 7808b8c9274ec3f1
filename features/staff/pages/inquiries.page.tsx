import { InquiriesTab } from '../ui/inquiries-tab.tsx'

export default function InquiriesPage() {
  return <InquiriesTab />
}
