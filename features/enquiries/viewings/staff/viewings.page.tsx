import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'

export const meta = tabMeta('viewings')

export default function ViewingsPage() {
  const { dashboard } = useMessages(staffMessages)
  return (
    <section className="staff-section">
      <h2 tabIndex={-1}>{dashboard.tabs.viewings}</h2>
    </section>
  )
}
