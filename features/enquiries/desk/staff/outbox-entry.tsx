import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { can } from '#common/permissions.ts'
import { DROPPED } from '#platform/mail/delivery.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { TAB_CONTENT_ID, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { explainUnsent, type UnsentReason } from '../../letters/message-kinds.ts'
import type { StaffOutboxMessage } from '../../outbox/list-outbox.server.ts'
import { outboxMessages } from '../../outbox/staff/messages.ts'

export const OUTBOX_URL = '/api/admin/outbox'

const TONE = { waiting: 'warning', sent: 'positive', failed: 'danger', dropped: 'neutral' } as const

/** What a message is about: what called for it, and where that can be read. */
function aboutOf(payload: StaffOutboxMessage['payload']) {
  if ('submissionId' in payload) return { kind: 'contact', id: payload.submissionId, tab: 'contacts' } as const
  if ('inquiryId' in payload) return { kind: 'inquiry', id: payload.inquiryId, tab: 'inquiries' } as const
  if ('bookingId' in payload) return { kind: 'booking', id: payload.bookingId, tab: 'bookings' } as const
  if ('stayId' in payload) return { kind: 'stay', id: payload.stayId, tab: 'stays' } as const
  if ('viewingId' in payload) return { kind: 'viewing', id: payload.viewingId, tab: 'viewings' } as const
  return null
}

/** The same thing would happen again. */
const NEVER_SENT: readonly UnsentReason[] = ['deleted', 'movedOn']

function SendAgain({ message }: { message: StaffOutboxMessage }) {
  const words = useMessages(outboxMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [OUTBOX_URL] }),
      queryClient.invalidateQueries({ queryKey: [`${OUTBOX_URL}/state`] }),
    ])
  const send = useMutation({
    mutationFn: () => callApi(`${OUTBOX_URL}/${message.id}/send-again`, { method: 'POST' }),
    onSuccess: async () => {
      await reload()
      setAsked(true)
      toast({ title: words.sentAgainToast })
      // Where only failed ones are listed it is gone now, and its button with it.
      if (!line.current?.isConnected) document.getElementById(TAB_CONTENT_ID)?.focus()
    },
    onError: (error) => {
      toast({ title: words.sendAgainFailed, description: failureText(error), variant: 'destructive' })
      // A colleague may have been quicker: then the list should say so.
      void reload()
    },
  })
  const isOver = message.state === 'failed' || message.state === 'dropped'
  // A link to a password is asked for anew by whoever needs it, or under Staff.
  const isOfAccount = 'linkId' in message.payload || 'userId' in message.payload
  const isPossible = isOver && !isOfAccount && !NEVER_SENT.includes(explainUnsent(message.lastError ?? ''))
  if (!isPossible && !isAsked) return null
  return (
    <div className="enquiry__acts" ref={line}>
      {!isPossible && !isOver && <OutcomeLine>{words.sentAgain}</OutcomeLine>}
      {isPossible && (
        <Button
          className="btn btn--line btn--tight"
          isBusy={send.isPending}
          busyLabel={words.sendingAgain}
          onClick={() => send.mutate()}
        >
          {words.sendAgain}
          <span className="sr"> {message.recipient ?? words.toStaff}</span>
        </Button>
      )}
    </div>
  )
}

/** Why, in words of ours, and the sentence the mail server gave for whoever has to ask there. */
function Reason({ message: { state, lastError } }: { message: StaffOutboxMessage }) {
  const words = useMessages(outboxMessages)
  if (!lastError) return null
  return (
    <div className="enquiry__message">
      <h4>{words.remarks[state]}</h4>
      <p>{words.reasons[explainUnsent(lastError)]}</p>
      {!lastError.startsWith(DROPPED) && (
        <p className="outbox__said">
          {words.serverSaid} <span lang="en">{lastError}</span>
        </p>
      )}
    </div>
  )
}

export function OutboxEntry({ message }: { message: StaffOutboxMessage }) {
  const words = useMessages(outboxMessages)
  const mayWrite = can(useActor(), 'enquiry:write')
  const about = aboutOf(message.payload)
  const { lead } = message
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <h3>{words.kinds[message.kind]}</h3>
        <Badge tone={TONE[message.state]}>{words.states[message.state]}</Badge>
      </div>
      <dl className="enquiry__facts">
        <div className="enquiry__long">
          <dt>{words.to}</dt>
          <dd dir="auto">{message.recipient ?? words.toStaff}</dd>
        </div>
        {lead && (
          <div>
            <dt>{words.lead}</dt>
            <dd dir="auto">
              <StaffLink className="enquiry__about" to={`${tabPath('leads')}/${lead.id}`}>
                {lead.name}
              </StaffLink>
            </dd>
          </div>
        )}
        {lead?.subject && (
          <div>
            <dt>{words.subject}</dt>
            <dd dir="auto">{lead.subject}</dd>
          </div>
        )}
        {about && (
          <div>
            <dt>{words.about}</dt>
            <dd>
              <StaffLink className="enquiry__about" to={tabPath(about.tab)}>
                {words.abouts[about.kind](about.id)}
              </StaffLink>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.written}</dt>
          <dd>
            <DakarTime iso={message.createdAt} />
          </dd>
        </div>
        {message.sentAt && (
          <div>
            <dt>{words.sent}</dt>
            <dd>
              <DakarTime iso={message.sentAt} />
            </dd>
          </div>
        )}
        {message.attempts > 0 && message.state !== 'sent' && (
          <div>
            <dt>{words.attempts}</dt>
            <dd>{message.attempts}</dd>
          </div>
        )}
        {message.attempts > 0 && message.state === 'waiting' && (
          <div>
            <dt>{words.nextAttempt}</dt>
            <dd>
              <DakarTime iso={message.nextAttemptAt} />
            </dd>
          </div>
        )}
      </dl>
      <Reason message={message} />
      {mayWrite && <SendAgain message={message} />}
    </li>
  )
}
