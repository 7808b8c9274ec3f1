import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#app/site.ts'
import { staffMessages } from '../messages.ts'
import type { Dashboard } from '../read-dashboard.server.ts'
import { StaffLink } from './staff-link.tsx'
import { DASHBOARD_KEY } from './summary-cards.tsx'
import { tabPath } from './tabs.ts'

const SUSPECTS = [
  { kind: 'contact', tab: 'contacts' },
  { kind: 'inquiry', tab: 'inquiries' },
  { kind: 'booking', tab: 'bookings' },
] as const

/** How much looks like spam and waits for somebody to say that it is not, with the way to each list. */
export function HeldBack() {
  const { spam: words } = useMessages(staffMessages)
  const held = useQuery<Dashboard>({ queryKey: DASHBOARD_KEY }).data?.heldBack
  const kinds = held ? SUSPECTS.filter(({ kind }) => held[kind] > 0) : []
  if (!held || kinds.length === 0) return null
  return (
    <p className="held-back">
      {words.heldBack}
      {kinds.map(({ kind, tab }) => (
        <StaffLink key={kind} className="thread" to={tabPath(tab)}>
          {words.counts[kind](held[kind])}
        </StaffLink>
      ))}
    </p>
  )
}
