import { can } from '#common/permissions.ts'
import { RecentEntries } from '#features/enquiries/desk/staff/recent-entries.tsx'
import { submissionMessages } from '#features/enquiries/desk/submission-messages.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useMessages } from '#ui/page/site.ts'
import { HeldBack } from '../overview/held-back.tsx'
import { HowItGoes } from '../overview/how-it-goes.tsx'
import { SummaryCards } from '../overview/summary-cards.tsx'
import { ToDo } from '../overview/to-do.tsx'

export const meta = tabMeta('overview')

/** What the house has in four figures, what calls for somebody, what came in last, and how it goes. */
export default function OverviewPage() {
  const { contacts } = useMessages(submissionMessages)
  const { dashboard } = useMessages(staffMessages)
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
