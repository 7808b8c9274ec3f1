import { useMessages } from '#ui/page/site.ts'
import { WaitMark } from '../../leads/staff/board/lead-marks.tsx'
import { leadsMessages } from '../../leads/staff/messages.ts'
import type { SubmissionLead } from '../submission-lead.repository.server.ts'
import { deskMessages } from './messages.ts'

/** How things stand with whoever sent it: the same words, and the same wait, as on the board. */
export function LeadState({ lead }: Pick<SubmissionLead, 'lead'>) {
  const { leadIs } = useMessages(deskMessages)
  const { statuses } = useMessages(leadsMessages)
  if (!lead) return null
  return (
    <span className="desk__lead">
      {leadIs(statuses[lead.status])}
      {lead.waitingSince && <WaitMark since={lead.waitingSince} />}
    </span>
  )
}
