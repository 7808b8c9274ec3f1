import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLead, StaffLeadDetail } from '../../lead.public.ts'
import type { LeadMove } from '../../lead.schema.ts'
import type { LeadPriority, LeadStatus } from '../../lead-status.ts'
import type { StaffMember } from '../../staff-member.repository.server.ts'
import { leadUrl, showLead, useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

interface MoveRequest {
  move: LeadMove
  version: string
  said: string
  /** What takes it back, offered with the news of it. */
  before?: LeadMove
}

/** Where a lead stands, whose it is, how urgent: each at one press, and never over somebody else's change. */
export function useMoveLead(lead: StaffLeadDetail) {
  const { head: words } = useMessages(leadPageMessages)
  const { statuses, priorities } = words
  const queryClient = useQueryClient()
  const toast = useToast()
  const { act, isBusy } = useLeadAct<MoveRequest, StaffLead>({
    leadId: lead.id,
    run: ({ move, version }) => callApi(leadUrl(lead.id), { method: 'PATCH', body: move, version }),
    onDone(stored, { said, before }) {
      showLead(queryClient, stored)
      toast({
        title: said,
        ...(before && {
          action: {
            label: words.undo,
            onAct: () => act({ move: before, version: stored.updatedAt, said: words.moved(statuses[lead.status]) }),
          },
        }),
      })
    },
  })
  const { updatedAt: version } = lead
  return {
    isBusy,
    toStatus(status: LeadStatus) {
      if (status === lead.status) return
      act({ move: { status }, version, said: words.moved(statuses[status]), before: { status: lead.status } })
    },
    toPriority: (priority: LeadPriority) =>
      act({ move: { priority }, version, said: words.prioritySet(priorities[priority]) }),
    toOwner: (member: StaffMember | null) =>
      act({
        move: { assignedTo: member?.id ?? null },
        version,
        said: member ? words.given(member.name) : words.givenBack,
      }),
  }
}
