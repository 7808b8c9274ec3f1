import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { nestStaffMessages } from './messages.ts'

export const PROPERTIES_TAB = '/admin/dashboard/properties'

export function BackToDashboard() {
  const { backToDashboard } = useMessages(nestStaffMessages)
  return (
    <p className="crumb">
      <StaffLink to={PROPERTIES_TAB}>
        <Icon name="back" />
        {backToDashboard}
      </StaffLink>
    </p>
  )
}
