import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { isMissing, useRecord } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { ReplyPart } from '../../../replies/staff/reply-part.tsx'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { leadPath } from '../board/lead-path.ts'
import { leadUrl } from '../page/lead-requests.ts'
import { leadPageMessages } from '../page/messages.ts'
import { answerMessages } from './messages.ts'

/** What they wrote, to have it before one's eyes; all of it is on the lead's page. */
function Said({ lead: { id, latest, locale } }: { lead: StaffLeadDetail }) {
  const words = useMessages(answerMessages)
  return (
    <div className="reply-said">
      {latest?.words && (
        <>
          <h3>{words.said}</h3>
          <p className="timeline__text" lang={locale ?? undefined} dir="auto">
            {latest.words}
          </p>
        </>
      )}
      <p>
        <StaffLink className="text-link" to={leadPath(id)}>
          {words.whole}
        </StaffLink>
      </p>
    </div>
  )
}

interface Props {
  leadId: number
  name: string
  onClose: () => void
}

/** Answers somebody beside the list they stand in. What was typed and not sent is still there the next time, as on their page. */
export function ReplyDrawer({ leadId, name, onClose }: Props) {
  const words = useMessages(answerMessages)
  const { gone } = useMessages(leadPageMessages)
  const { data: lead, ...query } = useRecord<StaffLeadDetail>(leadUrl(leadId))
  const queryClient = useQueryClient()
  const isGone = isMissing(query.error)

  // An answer changes the lead, which is read anew after it: then the list behind shows it too.
  const known = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (known.current && lead && known.current !== lead.updatedAt) void refreshDesk(queryClient)
    known.current = lead?.updatedAt
  }, [lead, queryClient])

  return (
    <Drawer title={words.replyTitle(name)} closeLabel={words.close} onClose={onClose}>
      {query.isPending && <SkeletonRows rows={5} />}
      {isGone && <EmptyState heading="h3" title={gone.title} hint={gone.hint} />}
      {query.isLoadingError && !isGone && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {lead && !isGone && (
        <>
          <Said lead={lead} />
          <ReplyPart lead={lead} />
        </>
      )}
    </Drawer>
  )
}
