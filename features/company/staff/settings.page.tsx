import { useMessages } from '#app/site.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { tabMeta } from '#features/staff/ui/staff-meta.ts'

export const meta = tabMeta('settings')

export default function SettingsPage() {
  const { dashboard } = useMessages(staffMessages)
  return (
    <section className="staff-section">
      <h2>{dashboard.tabs.settings}</h2>
    </section>
  )
}
