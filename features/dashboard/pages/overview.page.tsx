import { useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { RecentEntries } from '#features/enquiries/desk/staff/recent-entries.tsx'
import { submissionMessages } from '#features/enquiries/desk/submission-messages.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { DASHBOARD_KEY } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import { CurrentAlarms } from '../alarms/current-alarms.tsx'
import { EnquiriesPerWeek, LeadFunnel, TimeToFirstAnswer } from '../overview/enquiry-charts.tsx'
import { Figures } from '../overview/figure-cards.tsx'
import { overviewMessages } from '../overview/messages.ts'
import type { Overview } from '../overview/overview.public.ts'
import type { Dashboard } from '../overview/read-dashboard.server.ts'
import { ToDo } from '../overview/to-do.tsx'
import { MostViewedListings, WhereVisitsComeFrom } from '../overview/visit-charts.tsx'

interface Card {
  name: string
  total: number | undefined
  detail: string | undefined
}

function useCards(data: Dashboard | undefined): Card[] {
  const { dashboard: words } = useMessages(staffMessages)
  return [
    {
      name: words.totalProperties,
      total: data?.properties.total,
      detail: data && words.available(data.properties.available),
    },
    {
      name: words.totalVehicles,
      total: data?.vehicles.total,
      detail: data && words.available(data.vehicles.available),
    },
    // Staff who do not read enquiries are not told how many there are.
    ...(data?.contacts === null
      ? []
      : [{ name: words.contacts, total: data?.contacts.total, detail: data && words.fresh(data.contacts.new) }]),
    { name: words.reviews, total: data?.reviews.total, detail: data && words.featured(data.reviews.featured) },
  ]
}

function SummaryCards() {
  const { dashboard: words } = useMessages(staffMessages)
  const query = useQuery<Dashboard>({ queryKey: DASHBOARD_KEY })
  const cards = useCards(query.data)
  if (query.isLoadingError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <section aria-label={words.summary} aria-busy={query.isPending}>
      <dl className="kpis">
        {cards.map(({ name, total, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {total === undefined ? (
                <span className="skel kpis__wait" />
              ) : (
                <>
                  {total} <small>{detail}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const SUSPECTS = [
  { kind: 'contact', tab: 'contacts' },
  { kind: 'inquiry', tab: 'inquiries' },
  { kind: 'booking', tab: 'bookings' },
  { kind: 'stay', tab: 'stays' },
  { kind: 'viewing', tab: 'viewings' },
] as const

/** How much looks like spam and waits for somebody to say that it is not, with the way to each list. */
function HeldBack() {
  const { spam: words } = useMessages(submissionMessages)
  const held = useQuery<Dashboard>({ queryKey: DASHBOARD_KEY }).data?.heldBack
  const kinds = held ? SUSPECTS.filter(({ kind }) => held[kind] > 0) : []
  if (!held || kinds.length === 0) return null
  return (
    <p className="held-back">
      {words.heldBack}
      {kinds.map(({ kind, tab }) => (
        <StaffLink key={kind} className="text-link" to={tabPath(tab)}>
          {words.counts[kind](held[kind])}
        </StaffLink>
      ))}
    </p>
  )
}

function useOverview() {
  // Nobody announces a visit: whoever comes back to the tab sees the numbers of now.
  return useQuery<Overview>({ queryKey: ['/api/admin/overview'], staleTime: 0 })
}

/** Figures and charts: how the house does. What an account may not read is not among them. */
function OverviewKpis() {
  const words = useMessages(overviewMessages)
  const { data, isPending, isLoadingError, error, refetch } = useOverview()
  if (isPending) return <SkeletonRows rows={4} />
  if (isLoadingError) return <LoadFailed error={error} onRetry={() => refetch()} />
  if (!data) return null
  const { enquiries, funnel, firstAnswers, listings, arrivals } = data
  return (
    <>
      <Figures overview={data} />
      <div className="charts" role="group" aria-label={words.charts}>
        {enquiries && <EnquiriesPerWeek weeks={enquiries} />}
        {funnel && <LeadFunnel funnel={funnel} />}
        {firstAnswers && <TimeToFirstAnswer answers={firstAnswers} />}
        <MostViewedListings listings={listings} />
        <WhereVisitsComeFrom arrivals={arrivals} />
      </div>
    </>
  )
}

export const meta = tabMeta('overview')

/** What the house has in four figures, what calls for somebody, what came in last, and how it goes. */
export default function OverviewPage() {
  const { contacts } = useMessages(submissionMessages)
  const { dashboard } = useMessages(staffMessages)
  const actor = useActor()
  const mayReadEnquiries = can(actor, 'enquiry:read')
  return (
    <div className="staff-section overview">
      <h2>{dashboard.tabs.overview}</h2>
      {can(actor, 'settings:write') && <CurrentAlarms />}
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
      <OverviewKpis />
    </div>
  )
}
