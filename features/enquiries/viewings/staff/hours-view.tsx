import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type FieldError, useFieldArray, useFormContext } from 'react-hook-form'
import { can } from '#common/permissions.ts'
import { DateField, NumberField, TickField } from '#platform/staff-kit/fields.tsx'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffAdviser } from '../viewing.public.ts'
import type { AdviserInput } from '../viewing.schema.ts'
import { type HoursValues, hoursForm, hoursOf } from './hours-values.ts'
import { viewingsMessages } from './messages.ts'
import { ADVISERS_URL } from './viewing-requests.ts'
import { WeekFields } from './week-fields.tsx'

function DaysOff() {
  const { hours: words } = useMessages(viewingsMessages)
  const { control, formState } = useFormContext<HoursValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'daysOff' })
  const errorText = useErrorText()
  const problem = formState.errors.daysOff
  return (
    <FieldGroup label={words.daysOff} error={errorText((problem?.root ?? problem) as FieldError | undefined)}>
      {fields.length === 0 && <p className="soft">{words.noDaysOff}</p>}
      {fields.map((row, index) => (
        <div key={row.id} className="hours__off">
          <DateField<HoursValues> name={`daysOff.${index}.firstDay`} label={words.firstDay} />
          <DateField<HoursValues> name={`daysOff.${index}.lastDay`} label={words.lastDay} />
          <button type="button" className="text-link" onClick={() => remove(index)}>
            {words.removeDaysOff}
          </button>
        </div>
      ))}
      <p>
        <button
          type="button"
          className="btn btn--line btn--tight"
          onClick={() => append({ firstDay: '', lastDay: '' })}
        >
          {words.addDaysOff}
        </button>
      </p>
    </FieldGroup>
  )
}

function HoursForm({ adviser }: { adviser: StaffAdviser }) {
  const { hours: words } = useMessages(viewingsMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  // Not that of what is read anew meanwhile: somebody else's change is not what these fields were filled from.
  const [version, setVersion] = useState(adviser.updatedAt)
  const state = useSmallForm<HoursValues, AdviserInput>({
    schema: hoursForm,
    initial: hoursOf(adviser),
    async send(body) {
      const stored = await callApi<StaffAdviser>(`${ADVISERS_URL}/${adviser.userId}`, { method: 'PUT', body, version })
      setVersion(stored.updatedAt)
      await refreshDesk(queryClient)
      toast({ title: words.saved })
    },
  })
  return (
    <SmallForm state={state} words={{ submit: words.save, busy: words.saving }}>
      {adviser.isDefault && <p className="soft">{words.isDefault}</p>}
      <FieldGroup label={words.title} hint={words.takesViewingsHint}>
        <div className="ticks ticks--one">
          <TickField<HoursValues> name="takesViewings" label={words.takesViewings} />
        </div>
      </FieldGroup>
      <WeekFields />
      <div className="threefold">
        <NumberField<HoursValues> name="minutes" label={words.minutes} />
        <NumberField<HoursValues> name="bufferMinutes" label={words.buffer} />
      </div>
      <DaysOff />
    </SmallForm>
  )
}

/** One's own hours; administrators see and set those of everybody. */
export function HoursView() {
  const { hours: words } = useMessages(viewingsMessages)
  const actor = useActor()
  const id = useId()
  const query = useQuery<StaffAdviser[]>({ queryKey: [ADVISERS_URL] })
  const [asked, choose] = useListFilter('person')
  const myId = actor.kind === 'staff' ? actor.id : null
  const mayOthers = can(actor, 'staff:manage')
  if (query.isPending) return <SkeletonRows rows={6} />
  if (query.isLoadingError) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  const shown = (query.data ?? []).filter(({ userId }) => mayOthers || userId === myId)
  const adviser = shown.find(({ userId }) => String(userId) === asked) ?? shown.find(({ userId }) => userId === myId)
  if (!adviser) return <p className="soft">{words.mayNot}</p>
  return (
    <div className="hours">
      {shown.length > 1 && (
        <div className="field">
          <label htmlFor={id}>{words.person}</label>
          <select id={id} value={adviser.userId} onChange={({ target }) => choose(target.value)}>
            {shown.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <HoursForm key={`${adviser.userId} ${adviser.isDefault}`} adviser={adviser} />
    </div>
  )
}
