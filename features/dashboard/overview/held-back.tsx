import { useQuery } from '@tanstack/react-query'
import { submissionMessages } from '#features/enquiries/desk/submission-messages.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { DASHBOARD_KEY } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Dashboard } from './read-dashboard.server.ts'

const SUSPECTS = [
  { kind: 'contact', tab: 'contacts' },
  { kind: 'inquiry', tab: 'inquiries' },
  { kind: 'booking', tab: 'bookings' },
] as const

/** How much looks like spam and waits for somebody to say that it is not, with the way to each list. */
export function HeldBack() {
  const { spam: words } = useMessages(submissionMessages)
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
