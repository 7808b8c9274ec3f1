import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { calendarPath } from './calendar/calendar-address.ts'
import { vehicleStaffMessages } from './messages.ts'

/** The fleet by its cars, or by its days. */
export function ViewLinks({ current }: { current: 'cars' | 'calendar' }) {
  const { views } = useMessages(vehicleStaffMessages)
  const links = [
    { view: 'cars', to: tabPath('vehicles') },
    { view: 'calendar', to: calendarPath({}) },
  ] as const
  return (
    <nav className="tabs" aria-label={views.label}>
      {links.map(({ view, to }) => (
        <StaffLink key={view} to={to} aria-current={view === current ? 'page' : undefined} preventScrollReset>
          {views[view]}
        </StaffLink>
      ))}
    </nav>
  )
}
