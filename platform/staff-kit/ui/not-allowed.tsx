import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { StaffLink } from './staff-link.tsx'
import { tabPath } from './tabs.ts'

interface Props {
  /** What the account does not do, and who can; unless told otherwise: open this section. */
  words?: { title: string; hint: string }
  /** Where to go instead; unless told otherwise, the dashboard. */
  back?: { to: string; label: string }
}

/** A page that somebody's role does not open. */
export function NotAllowed({ words, back }: Props) {
  const { dashboard } = useMessages(staffMessages)
  const { title, hint } = words ?? { title: dashboard.notAllowed, hint: dashboard.notAllowedHint }
  const { to, label } = back ?? { to: tabPath('overview'), label: dashboard.back }
  return (
    <EmptyState heading="h3" title={title} hint={hint}>
      <StaffLink className="btn btn--line" to={to}>
        {label}
      </StaffLink>
    </EmptyState>
  )
}
