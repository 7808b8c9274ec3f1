import { useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { can } from '#common/permissions.ts'
import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { AssignSelect } from '../../../leads/staff/page/assign-select.tsx'
import type { StaffMember } from '../../../leads/staff-member.repository.server.ts'
import type { StaffStay } from '../../stay.public.ts'
import { ACT_FORMS, type ActWithForm } from './act-forms.tsx'
import { stayPageMessages } from './messages.ts'
import { type StayActState, useStayAct } from './use-stay-act.ts'

type Move = 'accept' | ActWithForm

/** What can be done while it stands so; the server has the last word. */
const MOVES: Record<StayStatus, readonly Move[]> = {
  pending: ['accept', 'propose', 'change', 'decline'],
  proposed: ['accept', 'propose', 'decline'],
  confirmed: ['change', 'cancel'],
  expired: ['accept', 'propose', 'decline'],
  declined: [],
  cancelled: [],
}

interface OwnerProps {
  stay: StaffStay
  act: StayActState
  onError: (error: Error) => void
}

function Owner({ stay, act, onError }: OwnerProps) {
  // What was chosen stands there at once; refused, the old name comes back.
  const [chosen, setChosen] = useState<StaffMember | null>(null)
  const isAssigning = act.isPending && act.variables.act === 'assign'
  return (
    <AssignSelect
      value={isAssigning ? chosen : stay.assignee}
      busy={act.isPending}
      onChange={(member) => {
        setChosen(member)
        act.mutate({ act: 'assign', assignedTo: member?.id ?? null }, { onError })
      }}
    />
  )
}

/** Accept, offer other dates, change, decline, cancel: each that still makes sense. */
export function DecidePart({ stay }: { stay: StaffStay }) {
  const words = useMessages(stayPageMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const mayDecide = can(useActor(), 'enquiry:write')
  const act = useStayAct(stay)
  const failureText = useFailureText()
  const toast = useToast()
  const [open, setOpen] = useState<ActWithForm | null>(null)
  const today = todayInDakar()
  const isOver = (stay.proposal ?? stay).departure <= today
  const moves = isOver && stay.status !== 'confirmed' ? [] : MOVES[stay.status]
  // What was held back is let through before anybody writes to them; to accept it is to let it through.
  const possible = stay.suspicion ? moves.filter((move) => move === 'accept') : moves
  // Who is there already leaves earlier: what they slept is not cancelled.
  const shown = possible.filter((move) => move !== 'cancel' || stay.arrival >= today)
  const Form = open && ACT_FORMS[open]
  const report = (error: Error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })

  return (
    <section className="lead-part" aria-labelledby="stay-decide">
      <h3 id="stay-decide">{words.decide}</h3>
      {act.isSuccess && <OutcomeLine key={act.submittedAt}>{words.done[act.variables.act]}</OutcomeLine>}
      {!mayDecide && <p className="soft">{words.readOnly}</p>}
      {shown.length === 0 && <p className="soft">{isOver ? words.over : words.settled}</p>}
      {mayDecide && shown.length > 0 && (
        <div className="stay-acts">
          {shown.map((move) =>
            move === 'accept' ? (
              <Button
                key={move}
                className="btn"
                isBusy={act.isPending && act.variables.act === 'accept'}
                busyLabel={words.moving}
                onClick={() => act.mutate({ act: 'accept' }, { onError: report })}
              >
                {words.acts.accept}
              </Button>
            ) : (
              <button key={move} type="button" className="btn btn--line" onClick={() => setOpen(move)}>
                {words.acts[move]}
              </button>
            ),
          )}
        </div>
      )}
      {mayDecide && <Owner stay={stay} act={act} onError={report} />}
      {Form && (
        <Form
          stay={stay}
          send={async (input) => {
            await act.mutateAsync(input)
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
