import type { ReactNode } from 'react'
import { useMessages } from '#app/site.ts'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#features/staff/messages.ts'
import { useActor } from '#features/staff/ui/session.ts'

/** Nobody fills in a long form that the server must refuse them. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { dashboard } = useMessages(staffMessages)
  return can(useActor(), 'property:write') ? children : <p className="soft">{dashboard.notAllowed}</p>
}
