import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { formatDateTime } from '#common/dates.ts'
import type { FormBase } from '#platform/staff-kit/draft-store.ts'
import { AreaField, TextField } from '#platform/staff-kit/fields.tsx'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { showServerFields } from '#platform/staff-kit/ui/error-text.ts'
import { useFocusFirstError } from '#platform/staff-kit/ui/use-focus-first-error.ts'
import { useDraft } from '#platform/staff-kit/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useLeadDraftName } from '../../../replies/staff/lead-drafts.ts'
import { STAFF_ACTIVITY_TYPES, type StaffActivityType } from '../../activity-types.ts'
import type { StaffActivity } from '../../lead.public.ts'
import { activityInputSchema } from '../../lead.schema.ts'
import { leadUrl, useLeadAct } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'

interface Values {
  type: StaffActivityType
  description: string
  outcome: string
}

const EMPTY: Values = { type: 'note', description: '', outcome: '' }
const OPENED: FormBase<Values> = { values: EMPTY, version: null }

/** Something that happened outside of the site: a call, a visit, or a note for the others. */
export function LogActivityForm({ leadId, onDone }: { leadId: number; onDone: () => void }) {
  const { write: words, saving } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values, unknown, z.output<typeof activityInputSchema>>({
    resolver: zodResolver(activityInputSchema as never) as never,
    defaultValues: EMPTY,
    shouldFocusError: false,
  })
  useFocusFirstError(element, form.formState)
  const [type, description, outcome] = useWatch({ control: form.control, name: ['type', 'description', 'outcome'] })
  const base = useRef(OPENED)
  const draft = useDraft<Values>({
    form: form as never,
    name: useLeadDraftName('note', leadId),
    base,
    opened: OPENED,
  })
  const { act, isBusy } = useLeadAct<z.output<typeof activityInputSchema>, StaffActivity>({
    leadId,
    run: (input) => callApi(`${leadUrl(leadId)}/activities`, { method: 'POST', body: input }),
    onDone() {
      draft.drop()
      toast({ title: words.done })
      onDone()
    },
    onRefused(error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_input') return false
      showServerFields(error, {
        setError: form.setError,
        fieldOf: (path) => (Object.hasOwn(EMPTY, path) ? (path as keyof Values) : null),
      })
      return Object.keys(error.fields).some((path) => Object.hasOwn(EMPTY, path))
    },
  })
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="lead-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void form.handleSubmit(act)(event)
        }}
      >
        {draft.restoredFrom && (description || outcome) && (
          <div className="form-notice" role="status">
            <p>{words.restored(formatDateTime(draft.restoredFrom, locale))}</p>
            <button
              type="button"
              className="text-link"
              onClick={() => {
                draft.drop()
                form.setFocus('description')
              }}
            >
              {words.discard}
            </button>
          </div>
        )}
        <FieldGroup label={words.kind}>
          <div className="opts">
            {STAFF_ACTIVITY_TYPES.map((one) => (
              <label key={one}>
                <input type="radio" value={one} {...form.register('type')} />
                {words.kinds[one]}
              </label>
            ))}
          </div>
        </FieldGroup>
        <AreaField<Values> name="description" label={words.text} rows={4} />
        {type !== 'note' && <TextField<Values> name="outcome" label={words.outcome} isOptional />}
        <p className="soft lead-form__hint">{words.hint}</p>
        <div className="lead-form__acts">
          <Button type="submit" className="btn btn--line" isBusy={isBusy} busyLabel={saving}>
            {words.submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
