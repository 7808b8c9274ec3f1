import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { formatDateTime } from '#common/dates.ts'
import { telephoneLink } from '#platform/mail/mail-address.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { leadPath } from '../../leads/staff/board/lead-path.ts'
import type { StaffTask } from '../task.public.ts'
import { sayTask } from '../task-words.ts'
import { DueMark, useTaskName } from './due-mark.tsx'
import { taskMessages } from './messages.ts'
import type { TaskActs } from './task-requests.ts'

/** Each key has a button too, but for those that lead from one task to the next. */
const DAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** The tick of the next row, or of the one before, in the whole list. */
function focusTick(row: HTMLElement, step: 1 | -1): void {
  const ticks = [...(row.closest('[data-tasks]')?.querySelectorAll<HTMLElement>('.task__tick') ?? [])]
  ticks[ticks.findIndex((tick) => row.contains(tick)) + step]?.focus()
}

interface Props {
  task: StaffTask
  acts: TaskActs
  mayWrite: boolean
  /** On the page of its lead it does not say whose it is. */
  isOfLead?: boolean
  onEdit: (task: StaffTask) => void
  /** The row may move to another group: the focus goes along. */
  onMoved?: (task: StaffTask) => void
}

/** Its own words about what came of it; Enter ticks it off with them. */
function OutcomeForm({ onDone, onLeave }: { onDone: (outcome: string) => void; onLeave: () => void }) {
  const { row: words } = useMessages(taskMessages)
  const [outcome, setOutcome] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone(outcome.trim())
  }
  return (
    <form className="task__outcome" onSubmit={submit}>
      <label className="field">
        <span>{words.outcome}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
          autoFocus
          value={outcome}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setOutcome(target.value)}
        />
      </label>
      <button type="submit" className="btn btn--line btn--tight">
        {words.finish}
      </button>
      <button type="button" className="text-link" onClick={onLeave}>
        {words.leave}
      </button>
    </form>
  )
}

function Acts({ task, acts, onEdit, onMoved, onWords }: Omit<Props, 'mayWrite'> & { onWords: () => void }) {
  const { row: words } = useMessages(taskMessages)
  const name = useTaskName()(task)
  const { id, doneAt, kind, lead } = task
  const isBusy = acts.busy.has(id)
  const act = (key: string, label: string, run: () => void) => (
    <button key={key} type="button" className="text-link" aria-disabled={isBusy} onClick={() => !isBusy && run()}>
      {label}
      <span className="sr">{words.about(name)}</span>
    </button>
  )
  const { spoke, message } = words.outcomes
  return (
    <div className="task__acts">
      {lead?.phone && kind === 'callback' && !doneAt && (
        <a className="text-link" href={telephoneLink(lead.phone)}>
          {words.call}
          <span className="sr">{words.about(lead.name)}</span>
        </a>
      )}
      {!doneAt && kind !== 'task' && act('spoke', spoke, () => acts.finish(task, spoke))}
      {!doneAt && kind === 'follow-up' && act('message', message, () => acts.finish(task, message))}
      {!doneAt && act('words', words.withWords, onWords)}
      {!doneAt &&
        act('later', words.later, () => {
          onMoved?.(task)
          acts.move(task, 1)
        })}
      {act('edit', words.edit, () => onEdit(task))}
    </div>
  )
}

/** One thing to do: a press ticks it off, and it says of itself when, for whom and whose it is. */
export function TaskRow(props: Props) {
  const { task, acts, mayWrite, isOfLead = false, onEdit, onMoved } = props
  const { row: words, anybodys, kinds } = useMessages(taskMessages)
  const { locale } = useSite()
  const name = useTaskName()(task)
  const [isSaying, setSaying] = useState(false)
  const { id, doneAt, doneBy, outcome, lead, assignedTo, kind, title } = task
  const isBusy = acts.busy.has(id)

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const { key, ctrlKey, altKey, metaKey, shiftKey, currentTarget: row } = event
    if (ctrlKey || altKey || metaKey || shiftKey || !(event.target as Element).closest('button, a')) return
    const [step, by] = [STEPS[key], DAYS[key]]
    if (step) focusTick(row, step)
    else if (by && mayWrite && !doneAt) {
      onMoved?.(task)
      if (!isBusy) acts.move(task, by)
    } else if (key === 'e' && mayWrite) onEdit(task)
    else return
    event.preventDefault()
  }

  return (
    <li className="task" data-item={id} data-done={doneAt ? true : undefined} aria-busy={isBusy} onKeyDown={onKeyDown}>
      {mayWrite && (
        <button
          type="button"
          className="task__tick"
          data-act="tick"
          aria-pressed={doneAt !== null}
          aria-disabled={isBusy}
          aria-label={doneAt ? words.reopen(name) : words.tick(name)}
          onClick={() => !isBusy && (doneAt ? acts.reopen(task) : acts.finish(task))}
        />
      )}
      <div className="task__what">
        <p className="task__title" dir="auto">
          {sayTask(task, locale)}
        </p>
        <p className="task__facts soft">
          {title && kind === 'follow-up' && <span>{kinds[kind]}</span>}
          {lead && !isOfLead && <StaffLink to={leadPath(lead.id)}>{lead.name}</StaffLink>}
          <span>{assignedTo?.name ?? anybodys}</span>
          {doneAt && <span>{words.doneBy(doneBy?.name ?? anybodys, formatDateTime(doneAt, locale))}</span>}
        </p>
        {outcome && (
          <p className="task__said" dir="auto">
            {outcome}
          </p>
        )}
      </div>
      {!doneAt && (
        <p className="task__due">
          <DueMark task={task} />
        </p>
      )}
      {mayWrite &&
        (isSaying ? (
          <OutcomeForm onDone={(said) => acts.finish(task, said)} onLeave={() => setSaying(false)} />
        ) : (
          <Acts {...props} onWords={() => setSaying(true)} />
        ))}
    </li>
  )
}
