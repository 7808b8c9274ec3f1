import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { PossibleDuplicate, StaffLead, StaffLeadDetail } from '../../lead.public.ts'
import { forgetLead, leadUrl, showLead, useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

/** The two side by side, so that nobody joins strangers who share a name. */
function Side({ label, lead }: { label: string; lead: StaffLead }) {
  const { statuses } = useMessages(leadPageMessages).head
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b dir="auto">{lead.name}</b>
        {[lead.email, lead.phone, statuses[lead.status]].filter(Boolean).map((fact) => (
          <span key={fact} dir="auto">
            {fact}
          </span>
        ))}
      </dd>
    </div>
  )
}

interface MergeProps {
  lead: StaffLeadDetail
  other: StaffLead
  onClose: () => void
}

function MergeDialog({ lead, other, onClose }: MergeProps) {
  const { duplicates: words, close } = useMessages(leadPageMessages)
  const toast = useToast()
  const queryClient = useQueryClient()
  const { act, isBusy } = useLeadAct<void, StaffLeadDetail>({
    leadId: lead.id,
    run: () => callApi(`${leadUrl(lead.id)}/merge`, { method: 'POST', body: { otherId: other.id } }),
    onDone(stored) {
      showLead(queryClient, stored)
      forgetLead(queryClient, other.id)
      onClose()
      toast({ title: words.done })
    },
  })
  return (
    <Dialog
      title={words.mergeTitle(other.name)}
      closeLabel={close}
      isHeld={isBusy}
      onClose={onClose}
      end={
        <>
          <button type="button" className="text-link" onClick={onClose}>
            {words.leave}
          </button>
          <Button isBusy={isBusy} onClick={() => act()}>
            {words.act}
          </Button>
        </>
      }
    >
      <dl className="lead-both">
        <Side label={words.here} lead={lead} />
        <Side label={words.other} lead={other} />
      </dl>
      <ul className="lead-terms">
        {[words.moves, words.stays(lead.name), words.goes].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Leads that may be the same person: staff know better than a rule, so they decide. */
export function DuplicatesPart({ lead }: { lead: StaffLeadDetail }) {
  const { duplicates: words } = useMessages(leadPageMessages)
  const { statuses } = useMessages(leadPageMessages).head
  const query = useQuery<PossibleDuplicate[]>({ queryKey: [`${leadUrl(lead.id)}/duplicates`], gcTime: 0 })
  const [asked, setAsked] = useState<StaffLead | null>(null)
  return (
    <section className="lead-part" aria-labelledby="lead-duplicates">
      <h3 id="lead-duplicates">{words.title}</h3>
      {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data?.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="lead-doubles">
        {query.data?.map(({ lead: other, reasons }) => (
          <li key={other.id}>
            <p className="lead-doubles__who">
              <b dir="auto">{other.name}</b>
              {reasons.map((reason) => (
                <Badge key={reason} tone="warning">
                  {words.reasons[reason]}
                </Badge>
              ))}
            </p>
            <p className="soft lead-doubles__facts" dir="auto">
              {[other.email, other.phone, statuses[other.status]].filter(Boolean).join(' ·\u00a0')}
            </p>
            <p className="lead-form__acts">
              <button type="button" className="text-link" onClick={() => setAsked(other)}>
                {words.merge}
                <span className="sr">{` (${other.name})`}</span>
              </button>
              <StaffLink className="text-link" to={`${tabPath('leads')}/${other.id}`}>
                {words.open}
                <span className="sr"> {other.name}</span>
              </StaffLink>
            </p>
          </li>
        ))}
      </ul>
      {asked && <MergeDialog lead={lead} other={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}
