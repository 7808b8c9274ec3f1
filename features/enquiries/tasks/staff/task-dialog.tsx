import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form'
import { DateField, SelectField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import type { StaffTask } from '../task.public.ts'
import { TASK_KINDS } from '../task-kinds.ts'
import { LeadPicker } from './lead-picker.tsx'
import { taskMessages } from './messages.ts'
import { type TaskFormValues, taskFormSchema, taskValues, usualDays } from './task-form.ts'
import { TASKS_URL } from './task-requests.ts'

type Values = TaskFormValues

/** One press each, as most tasks are planned; 'some day' is a choice too. */
function QuickDays() {
  const { form: words } = useMessages(taskMessages)
  const { setValue, clearErrors } = useFormContext<Values>()
  const day = useWatch<Values, 'day'>({ name: 'day' })
  const [days] = useState(() => ({ ...usualDays(new Date()), none: '' }))
  return (
    <fieldset className="lead-quick">
      <legend className="sr">{words.quick}</legend>
      {(['today', 'tomorrow', 'threeDays', 'nextWeek', 'none'] as const).map((when) => (
        <button
          key={when}
          type="button"
          aria-pressed={day === days[when]}
          onClick={() => {
            clearErrors(['day', 'hour'])
            setValue('day', days[when], { shouldDirty: true })
            if (when === 'none') setValue('hour', '')
          }}
        >
          {words.times[when]}
        </button>
      ))}
    </fieldset>
  )
}

function OwnerField({ before }: { before: StaffMember | null }) {
  const { form: words } = useMessages(taskMessages)
  const actor = useActor()
  const { data: members = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const myId = actor.kind === 'staff' ? actor.id : null
  // An account that has left keeps what it was given until somebody else takes it.
  const known = before && !members.some(({ id }) => id === before.id) ? [...members, before] : members
  const own = known.toSorted((one, other) => Number(other.id === myId) - Number(one.id === myId))
  // Held by the form, not by the select: it has no such choice before the people are there.
  const { field } = useController<Values, 'assignedTo'>({ name: 'assignedTo' })
  return (
    <Field label={words.owner}>
      {(control) => (
        <select {...control} {...field}>
          <option value="">{words.anybody}</option>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === myId ? words.you(name) : name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface Props {
  /** A change of this one; else a new one, with what is known of it. */
  task?: StaffTask
  preset?: Partial<Values>
  onDelete?: (task: StaffTask) => void
  onClose: () => void
}

/** Something to do: what, when, for whom, and whose it is. */
export function TaskDialog({ task, preset, onDelete, onClose }: Props) {
  const { form: words, said, kinds, kind: kindLabel } = useMessages(taskMessages)
  const actor = useActor()
  const queryClient = useQueryClient()
  const toast = useToast()
  const once = useOneKey()
  const me = actor.kind === 'staff' ? String(actor.id) : ''
  const empty: Values = { title: '', kind: 'task', day: '', hour: '', assignedTo: me, lead: null }
  const state = useSmallForm<Values, object>({
    schema: taskFormSchema(task ?? null) as never,
    initial: task ? taskValues(task) : { ...empty, ...preset },
    send: async (input) => {
      if (task) {
        const { leadId: _, ...body } = input as { leadId: number }
        await callApi(`${TASKS_URL}/${task.id}`, { method: 'PATCH', body, version: task.updatedAt })
      } else await once(input, (key) => callApi(TASKS_URL, { method: 'POST', body: input, key }))
      await refreshDesk(queryClient)
      toast({ title: task ? said.saved : said.added })
      onClose()
    },
  })
  return (
    <FormDrawer
      title={task ? words.edit : words.add}
      words={{
        submit: task ? words.save : words.submit,
        busy: words.saving,
        leave: task ? words.delete : words.close,
      }}
      state={state}
      onClose={onClose}
      onLeave={() => {
        if (task) onDelete?.(task)
        onClose()
      }}
    >
      <FormField<Values> name="title" label={words.what} hint={words.whatHint}>
        {(control) => <input {...control} maxLength={200} autoComplete="off" />}
      </FormField>
      <SelectField<Values>
        name="kind"
        label={kindLabel}
        options={TASK_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <QuickDays />
      <DateField<Values> name="day" label={words.day} isOptional />
      <FormField<Values> name="hour" label={words.hour} hint={words.hourHint} isOptional>
        {(control) => <input {...control} inputMode="numeric" maxLength={8} autoComplete="off" />}
      </FormField>
      <OwnerField before={task?.assignedTo ?? null} />
      {!task && !preset?.lead && (
        <Controller<Values, 'lead'>
          name="lead"
          render={({ field: { value, onChange } }) => <LeadPicker value={value} onChange={onChange} />}
        />
      )}
    </FormDrawer>
  )
}
