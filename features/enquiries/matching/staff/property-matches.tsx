import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { callApiForCompared } from '#platform/staff-kit/ui/api.ts'
import { LoadFailed } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLead } from '../../leads/lead.public.ts'
import { leadsMessages } from '../../leads/staff/messages.ts'
import type { LeadMatch, UnsuitableLead } from '../matching.public.ts'
import { MOST_LEADS } from '../send-limits.ts'
import { FitBadge, FitReasons } from './fit-reasons.tsx'
import { SentMark, type Tick, TickBox } from './home-row.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { leadsUrl, unsuitableLeadsUrl, useMark } from './match-requests.ts'
import { matchMessages } from './messages.ts'
import { SendBar } from './send-bar.tsx'
import { SendHomeDialog } from './send-home-dialog.tsx'
import { sendHomesMessages } from './send-messages.ts'
import { UnsuitableDialog } from './unsuitable-dialog.tsx'

const MOST_SENT = 20

interface RowProps {
  match: LeadMatch
  /** Null where nobody may write, or the home cannot be sent. */
  tick: Tick | null
  onUnsuitable: (() => void) | null
}

function LeadRow({ match: { lead, reasons, sentAt }, tick, onUnsuitable }: RowProps) {
  const send = useMessages(sendHomesMessages)
  const { leads: words, unsuitable } = useMessages(matchMessages)
  const { statuses } = useMessages(leadsMessages)
  const owner = lead.assignedTo ? words.owner(lead.assignedTo.name) : words.nobody
  return (
    <li className="match">
      <div className="match__what">
        <h3 dir="auto">{lead.name}</h3>
        <p className="soft">{[statuses[lead.status], owner].join(' ·\u00a0')}</p>
      </div>
      <div className="match__why">
        <p className="match__marks">
          <FitBadge reasons={reasons} />
          {lead.waitingSince && <Badge tone="warning">{words.waiting}</Badge>}
          <SentMark at={sentAt} />
        </p>
        <FitReasons reasons={reasons} />
      </div>
      {tick && <TickBox tick={tick} label={send.tickLeadShort} name={send.tickLead(lead.name)} />}
      <p className="match__acts">
        <StaffLink className="text-link" to={`${tabPath('leads')}/${lead.id}`}>
          {words.open}
          <span className="sr"> {lead.name}</span>
        </StaffLink>
        {onUnsuitable && (
          <button type="button" className="text-link" onClick={onUnsuitable}>
            {unsuitable.act}
            <span className="sr"> ({lead.name})</span>
          </button>
        )}
      </p>
    </li>
  )
}

function Leads({ propertyId, canWrite, canBeSent }: { propertyId: number; canWrite: boolean; canBeSent: boolean }) {
  const send = useMessages(sendHomesMessages)
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [isSending, setSending] = useState(false)
  const { leads: words, homes } = useMessages(matchMessages)
  const matches = useQuery({
    queryKey: [leadsUrl(propertyId)],
    queryFn: ({ signal }) => callApiForCompared<LeadMatch>(leadsUrl(propertyId), signal),
    gcTime: 0,
  })
  const leftOut = useQuery<UnsuitableLead[]>({ queryKey: [unsuitableLeadsUrl(propertyId)], gcTime: 0 })
  const [asked, setAsked] = useState<StaffLead | null>(null)
  const { rest: summary, readOn } = useKeptFocus<HTMLElement>({ preventScroll: true })
  const { mark, takeBack, isBusy } = useMark(() => {
    setAsked(null)
    readOn()
  })

  if (matches.isLoadingError) return <LoadFailed error={matches.error} onRetry={() => matches.refetch()} />
  if (!matches.data) return <p className="soft">{words.looking}</p>
  const { items: rows, newest: comparedLast } = matches.data
  const found = rows.length
  const count = homes.count(found, found < MOST_SENT)
  const none = comparedLast === null ? words.none : words.noneOfLast(comparedLast)
  const people = rows.map(({ lead }) => lead).filter(({ id }) => ticked.includes(id))
  const tickOf = (id: number): Tick => ({
    isTicked: ticked.includes(id),
    isFull: people.length >= MOST_LEADS,
    toggle: () => setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]),
  })
  const others = leftOut.data ?? []
  if (found === 0 && others.length === 0) return <p className="soft">{none}</p>
  return (
    <details>
      <summary ref={summary}>
        <h2>
          {words.title} <small>{comparedLast === null ? count : words.ofLast(count, comparedLast)}</small>
        </h2>
        <Icon name="chevron" />
      </summary>
      {found === 0 && <p className="soft">{none}</p>}
      <ul className="matches">
        {rows.map((match) => (
          <LeadRow
            key={match.lead.id}
            match={match}
            tick={canWrite && canBeSent ? tickOf(match.lead.id) : null}
            onUnsuitable={canWrite ? () => setAsked(match.lead) : null}
          />
        ))}
      </ul>
      {canWrite && !canBeSent && found > 0 && <p className="soft">{send.notForSending}</p>}
      <SendBar
        label={send.sendToLeads(people.length)}
        count={people.length}
        most={people.length >= MOST_LEADS ? send.most(MOST_LEADS) : null}
        onSend={() => setSending(true)}
        onClear={() => setTicked([])}
      />
      {isSending && (
        <SendHomeDialog
          propertyId={propertyId}
          leads={people}
          onSent={() => setTicked([])}
          onClose={() => setSending(false)}
        />
      )}
      <LeftOutList
        entries={others.map((mark) => ({
          id: mark.lead.id,
          name: mark.lead.name,
          title: <h3 dir="auto">{mark.lead.name}</h3>,
          mark,
        }))}
        onTakeBack={canWrite ? (leadId) => takeBack({ leadId, propertyId }) : null}
      />
      {asked && (
        <UnsuitableDialog
          name={asked.name}
          isBusy={isBusy}
          onMark={(reason) => mark({ leadId: asked.id, propertyId, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </details>
  )
}

/** Whom to call about a home. Whoever may not read enquiries does not learn that there are any. */
export function PropertyMatches({ propertyId, canBeSent }: { propertyId: number; canBeSent: boolean }) {
  const actor = useActor()
  if (!can(actor, 'enquiry:read')) return null
  return (
    <div className="home-leads">
      <Leads propertyId={propertyId} canWrite={can(actor, 'enquiry:write')} canBeSent={canBeSent} />
    </div>
  )
}
