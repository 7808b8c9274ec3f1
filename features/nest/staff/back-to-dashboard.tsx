import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StaffLink } from '#features/staff/ui/staff-link.tsx'
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
