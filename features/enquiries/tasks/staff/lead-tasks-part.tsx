import { useState } from 'react'
import { can } from '#common/permissions.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import type { StaffTask } from '../task.public.ts'
import { taskMessages } from './messages.ts'
import { TaskDialog } from './task-dialog.tsx'
import { type TaskFormValues, usualDays } from './task-form.ts'
import { TASKS_URL, useTaskActs } from './task-requests.ts'
import { TaskRow } from './task-row.tsx'

const SHOWN = 20

/** What is to do for somebody, and when: several things, each ticked off by itself. */
export function LeadTasksPart({ lead }: { lead: StaffLeadDetail }) {
  const { part: words } = useMessages(taskMessages)
  const actor = useActor()
  const mayWrite = can(actor, 'enquiry:write')
  const [open, setOpen] = useState<StaffTask | Partial<TaskFormValues> | null>(null)
  const [days] = useState(() => usualDays(new Date()))
  const list = useApiList<StaffTask>(TASKS_URL, { pageSize: SHOWN, query: { leadId: String(lead.id) } })
  const { query, items } = list
  const acts = useTaskActs()
  const focus = useKeptFocus({ readAt: query.dataUpdatedAt })
  const me = actor.kind === 'staff' ? actor.id : ''
  const preset = {
    kind: 'follow-up',
    hour: '10:00',
    lead: { id: lead.id, name: lead.name },
    assignedTo: String(lead.assignedTo?.id ?? me),
  } as const
  return (
    <section className="lead-part" aria-labelledby="lead-tasks">
      <h3 id="lead-tasks" tabIndex={-1} ref={focus.rest}>
        {words.title}
      </h3>
      {query.isPending && <SkeletonRows rows={1} />}
      {query.isLoadingError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p className="soft">{words.none}</p>}
      {items.length > 0 && (
        <div ref={focus.container} {...focus.watch} data-tasks>
          <ul>
            {items.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                acts={acts}
                mayWrite={mayWrite}
                isOfLead
                onEdit={setOpen}
                onMoved={({ id }) => focus.ask(id, 'tick')}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <button type="button" className="text-link" onClick={() => void query.fetchNextPage()}>
              {words.all(list.total)}
            </button>
          )}
        </div>
      )}
      {mayWrite && (
        <fieldset className="lead-quick">
          <legend className="sr">{words.quick}</legend>
          {(['tomorrow', 'threeDays', 'nextWeek'] as const).map((when) => (
            <button key={when} type="button" onClick={() => setOpen({ ...preset, day: days[when] })}>
              {words.times[when]}
            </button>
          ))}
          <button type="button" onClick={() => setOpen({ ...preset, kind: 'task', hour: '' })}>
            {words.add}
          </button>
        </fieldset>
      )}
      {open &&
        ('id' in open ? (
          <TaskDialog key={open.id} task={open} onDelete={acts.remove} onClose={() => setOpen(null)} />
        ) : (
          <TaskDialog preset={open} onClose={() => setOpen(null)} />
        ))}
    </section>
  )
}
