import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { dakarClock } from '#common/dakar-time.ts'
import { paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { AreaField, NumberField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { SmallForm, type SmallFormState, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { FIRST_FIELD } from '#platform/staff-kit/staff-form.tsx'
import { namedOptions } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { type ViewingChange, viewingChangeSchema } from '../viewing.schema.ts'
import { minutesOf } from '../viewing-facts.ts'
import { INTERESTS, LONGEST_REASON, VIEWING_KINDS, type ViewingKind } from '../viewing-status.ts'
import { viewingWords } from '../viewing-words.ts'
import { viewingsMessages } from './messages.ts'
import { StartField } from './start-field.tsx'
import { useAdvisers, useStaffSlots } from './viewing-requests.ts'

const lengthOf = ({ startsAt, endsAt }: StaffViewing) =>
  minutesOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })

export interface FormProps {
  viewing: StaffViewing
  /** Refused, it throws what the server said: the form shows it at its fields. */
  send: (decision: Partial<ViewingChange>) => Promise<unknown>
  onLeave: () => void
}

function Act<Values extends object>({
  state,
  submit,
  onLeave,
  children,
}: Pick<FormProps, 'onLeave'> & { state: SmallFormState<Values>; submit: string; children: React.ReactNode }) {
  const { forms: words } = useMessages(viewingsMessages)
  const { element } = state
  // What was pressed to open it is gone: the focus goes on to what it asks.
  useEffect(() => element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus(), [element])
  return (
    <SmallForm state={state} words={{ submit, busy: words.saving, leave: words.leave }} onLeave={onLeave}>
      {children}
    </SmallForm>
  )
}

export function useAdviserOptions(): { value: string; label: string }[] {
  const { forms: words } = useMessages(viewingsMessages)
  const named = useAdvisers().map(({ userId, name }) => ({ value: String(userId), label: name }))
  return [{ value: '', label: words.whoeverIsFree }, ...named]
}

/** How, and what belongs to it: where to meet, or the link that the visitor opens. */
export function KindFields() {
  const { forms: words } = useMessages(viewingsMessages)
  const { kinds } = useMessages(viewingWords)
  const kind = useWatch<{ kind: ViewingKind }, 'kind'>({ name: 'kind' })
  return (
    <>
      <SelectField name="kind" label={words.kind} options={namedOptions(VIEWING_KINDS, kinds)} />
      {kind === 'video' ? (
        <TextField name="videoUrl" label={words.videoUrl} type="url" hint={words.videoHint} isOptional />
      ) : (
        <TextField name="place" label={words.place} hint={words.placeHint} isOptional />
      )}
    </>
  )
}

/** What is hidden is not meant, whatever was typed there before. */
export const ofKind = <Draft extends { kind?: string | undefined }>(draft: Draft) =>
  draft.kind === 'video' ? { ...draft, place: null } : { ...draft, videoUrl: null }

const moveForm = formOf(viewingChangeSchema.pick({ startsAt: true, minutes: true, reason: true }).required(), {
  startsAt: z.string(),
})

/** Its times are those of whoever shows it; confirmed or not, it stays so. */
export function MoveForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const { propertyId, investmentId, kind, adviserId, id } = viewing
  const startsAt = dakarClock(new Date(viewing.startsAt))
  const initial = moveForm.empty({ startsAt, minutes: String(lengthOf(viewing)) })
  const state = useSmallForm({ schema: moveForm.schema, initial, send })
  const typedMinutes = useWatch({ control: state.form.control, name: 'minutes' })
  const slots = useStaffSlots({ propertyId, investmentId, kind, adviser: adviserId, moved: id, typedMinutes })
  type Values = ValuesOf<typeof moveForm>
  return (
    <Act state={state} submit={words.moveSubmit} onLeave={onLeave}>
      <StartField slots={slots} label={words.newTime} />
      <NumberField<Values> name="minutes" label={words.minutes} />
      <TextField<Values> name="reason" label={words.reason} hint={words.moveReasonHint} isOptional />
    </Act>
  )
}

const editForm = formOf(
  viewingChangeSchema.pick({ kind: true, place: true, videoUrl: true, minutes: true, adviserId: true }).required(),
  {},
  { read: ofKind },
)

export function EditForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const advisers = useAdviserOptions().slice(1)
  const state = useSmallForm({
    schema: editForm.schema,
    initial: editForm.toValues({ ...viewing, minutes: lengthOf(viewing) }),
    send,
    // For so long, or with that person, the time is not free.
    elsewhere: { startsAt: 'adviserId' },
  })
  type Values = ValuesOf<typeof editForm>
  return (
    <Act state={state} submit={words.editSubmit} onLeave={onLeave}>
      <KindFields />
      <NumberField<Values> name="minutes" label={words.minutes} />
      <SelectField<Values>
        key={advisers.length}
        name="adviserId"
        label={words.adviser}
        options={advisers}
        placeholder={words.choose}
      />
    </Act>
  )
}

const cancelForm = formOf(z.object({ reason: paragraph.pipe(z.string().max(LONGEST_REASON, say('tooLong'))) }), {})

export function CancelForm({ send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const state = useSmallForm({
    schema: cancelForm.schema,
    initial: cancelForm.empty({}),
    send: ({ reason }) => send({ status: 'cancelled', reason }),
  })
  return (
    <Act state={state} submit={words.cancelSubmit} onLeave={onLeave}>
      <AreaField<ValuesOf<typeof cancelForm>> name="reason" label={words.reason} hint={words.moveReasonHint} rows={3} />
    </Act>
  )
}

const feedbackForm = formOf(viewingChangeSchema.pick({ interest: true, feedback: true }).required(), {})

/** It took place: whether they want the home, and what they said. */
export function DoneForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words, interests } = useMessages(viewingsMessages)
  const state = useSmallForm({
    schema: feedbackForm.schema,
    initial: feedbackForm.toValues(viewing),
    send: (said) => send({ status: 'done', ...said }),
  })
  type Values = ValuesOf<typeof feedbackForm>
  return (
    <Act state={state} submit={words.feedbackSubmit} onLeave={onLeave}>
      <SelectField<Values>
        name="interest"
        label={words.interest}
        options={namedOptions(INTERESTS, interests)}
        placeholder={words.choose}
        isOptional
      />
      <AreaField<Values> name="feedback" label={words.feedback} rows={4} isOptional />
    </Act>
  )
}
