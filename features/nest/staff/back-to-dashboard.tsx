import type { ReactNode } from 'react'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
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

/** Nobody fills in a long form that the server must refuse them. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { dashboard } = useMessages(staffMessages)
  return can(useActor(), 'property:write') ? children : <p className="soft">{dashboard.notAllowed}</p>
}
