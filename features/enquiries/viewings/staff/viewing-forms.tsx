import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { dakarClock } from '#common/dakar-time.ts'
import { optionalLine, optionalParagraph, optionalUrl, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { AreaField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, type SmallFormState, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { namedOptions } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { INTERESTS, LONGEST_REASON, VIEWING_KINDS } from '../viewing-status.ts'
import { viewingWords } from '../viewing-words.ts'
import { viewingsMessages } from './messages.ts'
import { StartField, startText } from './start-field.tsx'
import { useAdvisers, useStaffSlots, type ViewingDecision } from './viewing-requests.ts'

export interface FormProps {
  viewing: StaffViewing
  /** Refused, it throws what the server said: the form shows it at its fields. */
  send: (decision: ViewingDecision) => Promise<unknown>
  onLeave: () => void
}

function Act<Values extends object>({
  state,
  submit,
  onLeave,
  children,
}: {
  state: SmallFormState<Values>
  submit: string
  onLeave: () => void
  children: React.ReactNode
}) {
  const { forms: words } = useMessages(viewingsMessages)
  return (
    <SmallForm
      state={state}
      words={{ submit, busy: words.saving }}
      aside={
        <button type="button" className="text-link" onClick={onLeave}>
          {words.leave}
        </button>
      }
    >
      {children}
    </SmallForm>
  )
}

/** Who shows it: a number as a select holds it; empty: nobody, or whoever is free. */
export const adviserText = z.string().transform((text) => (text === '' ? null : Number(text)))

export function useAdviserOptions(): { value: string; label: string }[] {
  const { forms: words } = useMessages(viewingsMessages)
  const named = useAdvisers().map(({ userId, name }) => ({ value: String(userId), label: name }))
  return [{ value: '', label: words.whoeverIsFree }, ...named]
}

const moveSchema = z.object({ startsAt: startText, reason: optionalLine })

/** Its times are those of whoever shows it; confirmed or not, it stays so. */
export function MoveForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const { propertyId, investmentId, kind, adviserId, id } = viewing
  const slots = useStaffSlots({ propertyId, investmentId, kind, adviser: adviserId, moved: id })
  const initial = { startsAt: dakarClock(new Date(viewing.startsAt)), reason: '' }
  const state = useSmallForm<typeof initial, z.output<typeof moveSchema>>({
    schema: moveSchema as never,
    initial,
    send,
  })
  return (
    <Act state={state} submit={words.moveSubmit} onLeave={onLeave}>
      <StartField slots={slots} label={words.newTime} />
      <TextField<typeof initial> name="reason" label={words.reason} hint={words.moveReasonHint} isOptional />
    </Act>
  )
}

const editSchema = z.object({
  kind: z.enum(VIEWING_KINDS),
  place: optionalLine,
  videoUrl: optionalUrl,
  adviserId: adviserText,
})

export function EditForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const { kinds } = useMessages(viewingWords)
  const advisers = useAdviserOptions().slice(1)
  const initial = {
    kind: viewing.kind as string,
    place: viewing.place ?? '',
    videoUrl: viewing.videoUrl ?? '',
    adviserId: viewing.adviserId === null ? '' : String(viewing.adviserId),
  }
  type Values = typeof initial
  const state = useSmallForm<Values, z.output<typeof editSchema>>({ schema: editSchema as never, initial, send })
  const kind = useWatch({ control: state.form.control, name: 'kind' })
  return (
    <Act state={state} submit={words.editSubmit} onLeave={onLeave}>
      <SelectField<Values> name="kind" label={words.kind} options={namedOptions(VIEWING_KINDS, kinds)} />
      {kind === 'video' ? (
        <TextField<Values> name="videoUrl" label={words.videoUrl} type="url" isOptional />
      ) : (
        <TextField<Values> name="place" label={words.place} hint={words.placeHint} isOptional />
      )}
      <SelectField<Values> name="adviserId" label={words.adviser} options={advisers} placeholder={words.choose} />
    </Act>
  )
}

const cancelSchema = z.object({ reason: paragraph.pipe(z.string().max(LONGEST_REASON, say('tooLong'))) })

export function CancelForm({ send, onLeave }: FormProps) {
  const { forms: words } = useMessages(viewingsMessages)
  const initial = { reason: '' }
  const state = useSmallForm<typeof initial, { reason: string }>({
    schema: cancelSchema as never,
    initial,
    send: ({ reason }) => send({ status: 'cancelled', reason }),
  })
  return (
    <Act state={state} submit={words.cancelSubmit} onLeave={onLeave}>
      <AreaField<typeof initial> name="reason" label={words.reason} hint={words.moveReasonHint} rows={3} />
    </Act>
  )
}

const feedbackSchema = z.object({
  interest: z.enum(['', ...INTERESTS]).transform((word) => (word === '' ? null : word)),
  feedback: optionalParagraph,
})

/** It took place: whether they want the home, and what they said. */
export function DoneForm({ viewing, send, onLeave }: FormProps) {
  const { forms: words, interests } = useMessages(viewingsMessages)
  const initial = { interest: (viewing.interest ?? '') as string, feedback: viewing.feedback ?? '' }
  const state = useSmallForm<typeof initial, z.output<typeof feedbackSchema>>({
    schema: feedbackSchema as never,
    initial,
    send: (said) => send({ status: 'done', ...said }),
  })
  return (
    <Act state={state} submit={words.feedbackSubmit} onLeave={onLeave}>
      <SelectField<typeof initial>
        name="interest"
        label={words.interest}
        options={namedOptions(INTERESTS, interests)}
        placeholder={words.choose}
        isOptional
      />
      <AreaField<typeof initial> name="feedback" label={words.feedback} rows={4} isOptional />
    </Act>
  )
}
