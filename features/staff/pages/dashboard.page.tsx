import { type ReactNode, useEffect, useRef } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { can } from '#common/permissions.ts'
import { PropertiesTab } from '#features/nest/staff/properties-tab.tsx'
import { staffMessages } from '../messages.ts'
import { BookingsTab } from '../ui/bookings-tab.tsx'
import { ContactsTab } from '../ui/contacts-tab.tsx'
import { InquiriesTab } from '../ui/inquiries-tab.tsx'
import { OutboxTab } from '../ui/outbox-tab.tsx'
import { OverviewTab } from '../ui/overview-tab.tsx'
import { useActor } from '../ui/session.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { staffMeta } from '../ui/staff-meta.ts'
import { SummaryCards } from '../ui/summary-cards.tsx'

const TABS = ['overview', 'properties', 'contacts', 'inquiries', 'bookings', 'outbox'] as const
type Tab = (typeof TABS)[number]

/** For staff who answer visitors. */
const ENQUIRY_TABS: readonly Tab[] = ['contacts', 'inquiries', 'bookings', 'outbox']

const SCREEN: Record<Tab, () => ReactNode> = {
  overview: OverviewTab,
  properties: PropertiesTab,
  contacts: ContactsTab,
  inquiries: InquiriesTab,
  bookings: BookingsTab,
  outbox: OutboxTab,
}

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

export default function DashboardPage() {
  const { dashboard } = useMessages(staffMessages)
  const actor = useActor()
  const [params] = useSearchParams()
  const tabs = TABS.filter((tab) => !ENQUIRY_TABS.includes(tab) || can(actor, 'enquiry:read'))
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'overview'
  const Screen = SCREEN[current]
  const row = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look
  useEffect(() => {
    // On a phone the row is longer than the screen: the current tab must not be beyond its edge.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 2
  }, [current])

  return (
    <>
      <h1>{dashboard.title}</h1>
      <SummaryCards />
      <nav ref={row} className="tabs" aria-label={dashboard.tabsLabel}>
        {tabs.map((tab) => (
          <StaffLink
            key={tab}
            to={`?tab=${tab}`}
            aria-current={tab === current ? 'page' : undefined}
            preventScrollReset
          >
            {dashboard.tabs[tab]}
          </StaffLink>
        ))}
      </nav>
      <Screen />
    </>
  )
}
