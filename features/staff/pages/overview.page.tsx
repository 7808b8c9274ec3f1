import { useMessages } from '#app/site.ts'
import { can } from '#common/permissions.ts'
import { staffMessages } from '../messages.ts'
import { HowItGoes } from '../overview/how-it-goes.tsx'
import { ToDo } from '../overview/to-do.tsx'
import { HeldBack } from '../ui/held-back.tsx'
import { RecentEntries } from '../ui/recent-entries.tsx'
import { useActor } from '../ui/session.ts'
import { tabMeta } from '../ui/staff-meta.ts'
import { SummaryCards } from '../ui/summary-cards.tsx'

export const meta = tabMeta('overview')

/** What the house has in four figures, what calls for somebody, what came in last, and how it goes. */
export default function OverviewPage() {
  const { contacts, dashboard } = useMessages(staffMessages)
  const mayReadEnquiries = can(useActor(), 'enquiry:read')
  return (
    <div className="staff-section overview">
      <h2>{dashboard.tabs.overview}</h2>
      <SummaryCards />
      {mayReadEnquiries ? (
        <>
          <HeldBack />
          <ToDo />
          <RecentEntries />
        </>
      ) : (
        <p className="soft">{contacts.notAllowed}</p>
      )}
      <HowItGoes />
    </div>
  )
}
