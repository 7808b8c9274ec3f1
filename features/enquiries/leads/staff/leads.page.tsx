import { useSearchParams } from 'react-router'
import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useAddressParams } from '#ui/destination.ts'
import { useMessages } from '#ui/page/site.ts'
import { assignmentMessages } from '../../assignment/staff/messages.ts'
import { RulesDrawer } from '../../assignment/staff/rules-drawer.tsx'
import { useDeskCounts } from '../../desk/staff/use-desk-counts.ts'
import { AnswerDesk } from './answer/answer-desk.tsx'
import { LeadBoard } from './board/lead-board.tsx'
import { AddLeadDialog } from './list/add-lead-dialog.tsx'
import { DuplicatesDrawer, MOST_PAIRS, useDuplicates } from './list/duplicates-drawer.tsx'
import { LeadList } from './list/lead-list.tsx'
import { LeadTools } from './list/lead-tools.tsx'
import { withParam } from './list/with-param.ts'
import { leadsMessages } from './messages.ts'

export const meta = tabMeta('leads')

interface SwitchProps {
  label: string
  /** Of the address; a choice without a value is the one that stands when the address says nothing. */
  name: string
  current: string | null
  choices: { value: string | null; label: string }[]
}

/** Two or three ways to look at the same thing: links, so that each can be sent to a colleague. */
function Switch({ label, name, current, choices }: SwitchProps) {
  const [params] = useSearchParams()
  return (
    <nav className="lead-switch" aria-label={label}>
      {choices.map(({ value, label: word }) => (
        <StaffLink
          key={word}
          to={withParam(params, name, value)}
          aria-current={value === current ? 'true' : undefined}
          preventScrollReset
        >
          {word}
        </StaffLink>
      ))}
    </nav>
  )
}

/** How many wait in all, however the board is narrowed, with the way to them: whoever has waited longest first. */
function WaitingLink() {
  const { waitingNow } = useMessages(leadsMessages)
  const waiting = useDeskCounts()?.waiting
  if (!waiting) return null
  return (
    <StaffLink className="desk-fresh leads-head__waiting" to={{ search: '?view=list&waiting=true&sort=waiting' }}>
      {waitingNow(waiting)}
    </StaffLink>
  )
}

function DuplicatesLink() {
  const { duplicates: words } = useMessages(leadsMessages)
  const [params] = useSearchParams()
  const { data } = useDuplicates()
  if (!data || data.pairs.length === 0) return null
  const count = data.pairs.length
  const areAll = data.newest === null && count < MOST_PAIRS
  return (
    <StaffLink className="text-link leads-head__pairs" to={withParam(params, 'duplicates', '')} preventScrollReset>
      {(areAll ? words.open : words.openMany)(count)}
    </StaffLink>
  )
}

/** Everybody who wrote or was written down: by status on a board, or searched and sorted in a list. */
export default function LeadsPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(leadsMessages)
  const [params, change] = useAddressParams()
  const { open, add, close } = useDialogAddress()
  const { rules } = useMessages(assignmentMessages)
  const actor = useActor()
  const mayWrite = can(actor, 'enquiry:write')
  const maySetRules = can(actor, 'settings:write')
  const view = params.get('view') === 'list' ? 'list' : 'board'

  return (
    <section className="staff-section leads">
      <div className="headrow leads-head">
        <h2 tabIndex={-1}>{dashboard.tabs.leads}</h2>
        <WaitingLink />
        <Switch
          label={words.views.label}
          name="view"
          current={view === 'list' ? 'list' : null}
          choices={[
            { value: null, label: words.views.board },
            { value: 'list', label: words.views.list },
          ]}
        />
        <Switch
          label={words.owners.label}
          name="assignedTo"
          current={params.get('assignedTo')}
          choices={[
            { value: null, label: words.owners.all },
            { value: 'me', label: words.owners.mine },
          ]}
        />
        <DuplicatesLink />
        {maySetRules && (
          <StaffLink className="text-link" to={withParam(params, 'rules', '')} preventScrollReset>
            {rules.open}
          </StaffLink>
        )}
        {mayWrite && (
          <button type="button" className="btn btn--tight" onClick={add}>
            {words.add}
          </button>
        )}
      </div>
      <LeadTools view={view} />
      <AnswerDesk>{view === 'list' ? <LeadList /> : <LeadBoard />}</AnswerDesk>
      {mayWrite && open === 'add' && <AddLeadDialog onClose={close} />}
      {maySetRules && params.has('rules') && <RulesDrawer onClose={() => change({ rules: null }, { replace: true })} />}
      {params.has('duplicates') && <DuplicatesDrawer onClose={() => change({ duplicates: null }, { replace: true })} />}
    </section>
  )
}
