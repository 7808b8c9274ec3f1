import { useMessages } from '#app/site.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { tabMeta } from '#features/staff/ui/staff-meta.ts'

export const meta = tabMeta('leads')

export default function LeadPage() {
  const { dashboard } = useMessages(staffMessages)
  return (
    <section className="staff-section">
      <h2>{dashboard.tabs.leads}</h2>
    </section>
  )
}
