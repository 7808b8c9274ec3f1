import type { ReactNode } from 'react'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'

/** Nobody fills in a long form that the server must refuse them. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { dashboard } = useMessages(staffMessages)
  return can(useActor(), 'property:write') ? children : <p className="soft">{dashboard.notAllowed}</p>
}
