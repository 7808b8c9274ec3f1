import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import { can } from '#common/permissions.ts'
import { readDay } from '#common/typed-dates.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { ApiError } from '#platform/staff-kit/ui/api.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { SwitchLinks } from '#platform/staff-kit/ui/switch-links.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams, without } from '#ui/destination.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useNow } from '../../leads/staff/board/use-now.ts'
import { withParam } from '../../leads/staff/list/with-param.ts'
import { OwnerFilter } from '../../leads/staff/page/assign-select.tsx'
import type { StaffTask } from '../task.public.ts'
import { groupOf, TASK_GROUPS } from '../task-due.ts'
import { TASK_KINDS } from '../task-kinds.ts'
import { taskMessages } from './messages.ts'
import { TaskDialog } from './task-dialog.tsx'
import type { TaskFormValues } from './task-form.ts'
import { TASKS_URL, type TaskActs, useTaskActs } from './task-requests.ts'
import { TaskRow } from './task-row.tsx'

export const meta = tabMeta('tasks')

const PER_PAGE = 40
const VIEWS = ['mine', 'all', 'done'] as const
type View = (typeof VIEWS)[number]
const FILTERS = ['assignedTo', 'kind', 'due'] as const

/** What the address asks of the tasks. What it says that we do not know is left out. */
function useTaskQuery() {
  const { query: asked } = useListFilters({
    view: VIEWS,
    search: 'text',
    assignedTo: 'person',
    kind: TASK_KINDS,
    due: TASK_GROUPS,
  })
  const { search, kind } = asked
  const view: View = asked.view === 'all' || asked.view === 'done' ? asked.view : 'mine'
  const assignedTo = view === 'mine' ? '' : asked.assignedTo
  const due = view === 'done' ? '' : asked.due
  const set = [assignedTo, kind, due].filter(Boolean).length
  const mine = view === 'mine' ? 'true' : ''
  const query = { search, mine, assignedTo, kind, due, open: String(view !== 'done') }
  return { view, query, set, isNarrowed: set > 0 || search !== '' }
}

function Views({ view }: { view: View }) {
  const { views } = useMessages(taskMessages)
  const [params] = useSearchParams()
  return (
    <SwitchLinks
      views={VIEWS}
      words={views}
      current={view}
      to={(key) => withParam(params, 'view', key === 'mine' ? null : key)}
    />
  )
}

function Tools({ view, set }: { view: View; set: number }) {
  const words = useMessages(taskMessages)
  const [, change] = useAddressParams()
  return (
    <div className="record-tools desk-tools">
      <SearchField label={words.search} />
      <FoldedFilters
        className="desk-filters"
        buttonClass="desk-tools__open"
        label={words.filters(set)}
        clearLabel={words.clear}
        onClear={set > 0 ? () => change(without(FILTERS), { replace: true }) : null}
      >
        {view !== 'mine' && <OwnerFilter label={words.owner} me={words.me} nobody={words.anybodys} />}
        <FilterSelect name="kind" label={words.kind} options={words.kinds} />
        {view !== 'done' && (
          <FilterSelect
            name="due"
            label={words.due}
            options={TASK_GROUPS.map((value) => ({ value, label: words.groups[value] }))}
          />
        )}
      </FoldedFilters>
    </div>
  )
}

/** What comes in the order of the days is set apart where the next stretch begins. */
function inGroups(tasks: readonly StaffTask[], view: View, now: number) {
  if (view === 'done') return [{ group: null, tasks }]
  return TASK_GROUPS.map((group) => ({ group, tasks: tasks.filter((task) => groupOf(task, now) === group) })).filter(
    ({ tasks: own }) => own.length > 0,
  )
}

/** What the calendar says of a new one: a day, or a moment. */
const NEWS = ['dueAt', 'for']

function presetOf(params: URLSearchParams): Partial<TaskFormValues> {
  const [at, whose] = [params.get('dueAt') ?? '', params.get('for') ?? '']
  const moment = momentInDakar(at)
  const [day = '', hour = ''] = moment ? dakarClock(moment).split('T') : [readDay(at) ?? '']
  return { day, hour, ...(/^\d{1,9}$/.test(whose) && { assignedTo: whose }) }
}

/** One that the address names, in whichever list it stands. */
function AskedTask({ id, acts, onClose }: { id: number; acts: TaskActs; onClose: () => void }) {
  const { said: words } = useMessages(taskMessages)
  const toast = useToast()
  const { data: task, error } = useQuery<StaffTask>({ queryKey: [`${TASKS_URL}/${id}`], retry: false })
  // It is told once, and the list stands behind it.
  const closing = useEffectEvent(() => {
    toast({ title: words.gone, description: words.goneText, variant: 'destructive' })
    onClose()
  })
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isGone) closing()
  }, [isGone])
  return task && <TaskDialog key={task.updatedAt} task={task} onDelete={acts.remove} onClose={onClose} />
}

/** What the desk has to do: one's own, everybody's, and what was done. */
export default function TasksPage() {
  const { dashboard } = useMessages(staffMessages)
  const { list: kit } = useMessages(kitMessages)
  const words = useMessages(taskMessages)
  const now = useNow()
  const mayWrite = can(useActor(), 'enquiry:write')
  const { open, add, close } = useDialogAddress(NEWS)
  const [params] = useSearchParams()
  const [edited, setEdited] = useState<StaffTask | null>(null)
  const asked = typeof open === 'number' ? open : null
  const { view, query, set, isNarrowed } = useTaskQuery()
  const list = useApiList<StaffTask>(TASKS_URL, { pageSize: PER_PAGE, query })
  const acts = useTaskActs()
  const focus = useKeptFocus({ readAt: list.query.dataUpdatedAt })
  const said = isNarrowed ? { title: kit.nothingFound, hint: kit.nothingFoundHint } : words.empty[view]

  return (
    <section className="staff-section tasks">
      <div className="headrow leads-head">
        <h2 ref={focus.rest} tabIndex={-1}>
          {dashboard.tabs.tasks}
        </h2>
        <Views view={view} />
        <p className="soft" role="status">
          {list.items.length > 0 && kit.shown(list.items.length, list.total)}
        </p>
        {mayWrite && (
          <button type="button" className="btn btn--tight" onClick={add}>
            {words.form.add}
          </button>
        )}
      </div>
      <Tools view={view} set={set} />
      <SavedFilters tab="tasks" />
      <div ref={focus.container} {...focus.watch} data-tasks>
        <ListState list={list} empty={<EmptyState heading="h3" {...said} />}>
          {inGroups(list.items, view, now).map(({ group, tasks }) => (
            <section key={group ?? 'done'} className="task-group" data-group={group}>
              {group && (
                <h3>
                  {words.groups[group]} <span>{tasks.length}</span>
                </h3>
              )}
              <ul aria-busy={list.query.isPlaceholderData}>
                {tasks.map((task) => (
                  <TaskRow
                    key={task.id}
                    task={task}
                    acts={acts}
                    mayWrite={mayWrite}
                    onEdit={setEdited}
                    onMoved={({ id }) => focus.ask(id, 'tick')}
                  />
                ))}
              </ul>
            </section>
          ))}
          {mayWrite && view !== 'done' && <p className="soft task-keys">{words.keys}</p>}
        </ListState>
      </div>
      {mayWrite && open === 'add' && <TaskDialog preset={presetOf(params)} onClose={close} />}
      {mayWrite && asked !== null && <AskedTask key={asked} id={asked} acts={acts} onClose={close} />}
      {edited && <TaskDialog key={edited.id} task={edited} onDelete={acts.remove} onClose={() => setEdited(null)} />}
    </section>
  )
}
