import { useEffect, useRef } from 'react'
import { type MetaArgs, Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { can } from '#common/permissions.ts'
import { staffMessages } from '../messages.ts'
import { useActor } from '../ui/session.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { staffMeta } from '../ui/staff-meta.ts'
import { SummaryCards } from '../ui/summary-cards.tsx'

const TABS = ['overview', 'properties', 'contacts', 'inquiries', 'bookings', 'outbox'] as const
type Tab = (typeof TABS)[number]

/** For staff who answer visitors. */
const ENQUIRY_TABS: readonly Tab[] = ['contacts', 'inquiries', 'bookings', 'outbox']

const DASHBOARD = '/admin/dashboard'
const pathOf = (tab: Tab) => (tab === 'overview' ? DASHBOARD : `${DASHBOARD}/${tab}`)

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

export default function DashboardLayout() {
  const { dashboard } = useMessages(staffMessages)
  const actor = useActor()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const tabs = TABS.filter((tab) => !ENQUIRY_TABS.includes(tab) || can(actor, 'enquiry:read'))
  const row = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look
  useEffect(() => {
    // On a phone the row is longer than the screen: the current tab must not be beyond its edge.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2
  }, [pathname])

  // Tabs had their name in the query once; letters that staff kept still lead there.
  const former = TABS.find((tab) => tab === params.get('tab'))
  if (former) return <Navigate to={pathOf(former)} replace />
  return (
    <>
      <h1>{dashboard.title}</h1>
      <SummaryCards />
      <nav ref={row} className="tabs" aria-label={dashboard.tabsLabel}>
        {tabs.map((tab) => (
          <StaffLink
            key={tab}
            to={pathOf(tab)}
            aria-current={pathname === pathOf(tab) ? 'page' : undefined}
            preventScrollReset
          >
            {dashboard.tabs[tab]}
          </StaffLink>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
