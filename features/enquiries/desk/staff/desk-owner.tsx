import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { AssignSelect } from '../../leads/staff/page/assign-select.tsx'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import type { SubmissionKind } from '../../reference.ts'
import type { SubmissionLead } from '../submission-lead.repository.server.ts'
import { useDeskChange } from './use-desk-change.ts'

interface Props {
  kind: SubmissionKind
  item: Pick<SubmissionLead, 'assignee'> & { id: number; updatedAt: string }
}

/** Whose work it is. */
export function DeskOwner({ kind, item }: Props) {
  const change = useDeskChange<{ assignedTo: number | null }>(kind, item)
  const mayAssign = can(useActor(), 'enquiry:write')
  // What was chosen stands there at once; refused, the old name comes back.
  const [chosen, setChosen] = useState<StaffMember | null>(null)
  if (!mayAssign) return null
  return (
    <AssignSelect
      value={change.isPending ? chosen : item.assignee}
      busy={change.isPending}
      onChange={(member) => {
        setChosen(member)
        change.mutate({ assignedTo: member?.id ?? null })
      }}
    />
  )
}
