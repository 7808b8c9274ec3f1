import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dakarClock } from '#common/dakar-time.ts'
import { formatMoment } from '#common/dates.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { useNow } from '../board/use-now.ts'
import { dueOf } from '../board/waiting.ts'
import { timeElapsed } from './elapsed-time.ts'
import { FollowUpForm } from './follow-up-form.tsx'
import { leadUrl, showLead, useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

interface Plan {
  at: string | null
  nextAction?: string
  outcome?: string
}

/** Late is said in red, today in amber; what is still to come needs no mark. */
function Due({ at }: { at: string }) {
  const { followUp: words, time } = useMessages(leadPageMessages)
  const now = useNow()
  const due = dueOf(at, now)
  if (due === 'overdue') return <Badge tone="danger">{words.overdue(timeElapsed(now - Date.parse(at), time))}</Badge>
  return due === 'today' && <Badge tone="warning">{words.today}</Badge>
}

function DoneForm({
  isBusy,
  onDone,
  onLeave,
}: {
  isBusy: boolean
  onDone: (outcome: string) => void
  onLeave: () => void
}) {
  const { followUp: words } = useMessages(leadPageMessages)
  const { optional } = useMessages(staffMessages)
  const [outcome, setOutcome] = useState('')
  return (
    <form
      className="lead-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onDone(outcome)
      }}
    >
      <Field label={words.outcome} optionalMark={optional}>
        {(control) => (
          <input
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
            autoFocus
            value={outcome}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setOutcome(target.value)}
          />
        )}
      </Field>
      <div className="lead-form__acts">
        <Button type="submit" className="btn btn--line" isBusy={isBusy}>
          {words.finish}
        </Button>
        <button type="button" className="text-link" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </form>
  )
}

/** When the house comes back to somebody, what for, and how it went. */
export function FollowUpPart({ lead }: { lead: StaffLeadDetail }) {
  const { followUp: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'done' | 'change' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed goes away with its form: reading goes on at the heading.
  function leave() {
    setOpen(null)
    heading.current?.focus()
  }
  const { act, isBusy } = useLeadAct<Plan, StaffLeadDetail>({
    leadId: lead.id,
    run: (plan) => callApi(`${leadUrl(lead.id)}/follow-up`, { method: 'PUT', body: plan }),
    onDone(stored, { at }) {
      showLead(queryClient, stored)
      leave()
      toast({ title: at ? words.isSet : words.isDone })
    },
  })
  const { nextFollowUpDate: at, nextAction } = lead
  return (
    <section className="lead-part" aria-labelledby="lead-follow-up">
      <h3 id="lead-follow-up" tabIndex={-1} ref={heading}>
        {words.title}
      </h3>
      {at ? (
        <>
          <div className="lead-plan">
            <p className="lead-plan__when">
              <time dateTime={at}>{words.dakar(formatMoment(new Date(at), locale, 'weekday'))}</time>
            </p>
            <Due at={at} />
            {nextAction && <p dir="auto">{nextAction}</p>}
          </div>
          {open === null && (
            <div className="lead-form__acts">
              <button type="button" className="btn btn--line btn--tight" onClick={() => setOpen('done')}>
                {words.done}
              </button>
              <button type="button" className="text-link" onClick={() => setOpen('change')}>
                {words.change}
              </button>
            </div>
          )}
          {open === 'done' && (
            <DoneForm isBusy={isBusy} onDone={(outcome) => act({ at: null, outcome })} onLeave={leave} />
          )}
          {open === 'change' && (
            <FollowUpForm
              initial={{ at: dakarClock(new Date(at)), nextAction: nextAction ?? '' }}
              isBusy={isBusy}
              onSet={act}
              onLeave={leave}
            />
          )}
        </>
      ) : (
        <>
          <p className="soft">{words.none}</p>
          <FollowUpForm
            initial={{ at: '', nextAction: '' }}
            isFolded
            isBusy={isBusy}
            onSet={act}
            onLeave={() => heading.current?.focus()}
          />
        </>
      )}
    </section>
  )
}
