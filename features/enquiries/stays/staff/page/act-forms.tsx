import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { formatMoney } from '#common/money.ts'
import { AreaField, DateField, NumberField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { formOf, number, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffStay } from '../../stay.public.ts'
import { type StayAct, stayActSchema } from '../../stay-request.schema.ts'
import { staysMessages } from '../messages.ts'
import { stayPageMessages } from './messages.ts'

/** Which of them each form sends goes without saying. */
const [, decline, propose, cancel, change] = stayActSchema.options
const forms = {
  decline: formOf(decline, { act: null }, { read: (said) => ({ ...said, act: 'decline' as const }) }),
  propose: formOf(propose, { act: null }, { read: (said) => ({ ...said, act: 'propose' as const }) }),
  cancel: formOf(cancel, { act: null }, { read: (said) => ({ ...said, act: 'cancel' as const }) }),
  // Dates and guests may be left out of a change; this form shows them as they are, and sends all three.
  change: formOf(
    change,
    { act: null, arrival: z.string(), departure: z.string(), guests: number },
    { read: (said) => ({ ...said, act: 'change' as const }) },
  ),
}

export interface ActProps {
  stay: StaffStay
  /** Refused, it throws what the server said: the form shows it at its fields. */
  send: (act: StayAct) => Promise<unknown>
  onClose: () => void
}

/** One decision that wants words, beside the stay it is about. */
function ActDrawer<Values extends FieldValues>({
  submit,
  ...drawer
}: Omit<ComponentProps<typeof FormDrawer<Values>>, 'words'> & { submit: string }) {
  const { moving, forms: words } = useMessages(stayPageMessages)
  return <FormDrawer {...drawer} words={{ submit, busy: moving, leave: words.leave }} />
}

function DeclineForm({ stay, send, onClose }: ActProps) {
  const { forms: words } = useMessages(stayPageMessages)
  const state = useSmallForm({ schema: forms.decline.schema, initial: forms.decline.empty({}), send })
  const title = words.declineTitle(stay.name)
  return (
    <ActDrawer title={title} hint={words.declineHint} submit={words.declineSubmit} state={state} onClose={onClose}>
      <AreaField<ValuesOf<typeof forms.decline>> name="reason" label={words.reason} rows={4} />
    </ActDrawer>
  )
}

function CancelForm({ stay, send, onClose }: ActProps) {
  const { forms: words } = useMessages(stayPageMessages)
  const state = useSmallForm({ schema: forms.cancel.schema, initial: forms.cancel.empty({}), send })
  const title = words.cancelTitle(stay.name)
  return (
    <ActDrawer title={title} hint={words.cancelHint} submit={words.cancelSubmit} state={state} onClose={onClose}>
      <AreaField<ValuesOf<typeof forms.cancel>> name="reason" label={words.reason} rows={4} />
    </ActDrawer>
  )
}

function ProposeForm({ stay, send, onClose }: ActProps) {
  const { forms: words } = useMessages(stayPageMessages)
  const { forms: fields } = useMessages(staysMessages)
  const { arrival, departure } = stay.proposal ?? stay
  const initial = forms.propose.empty({ arrival, departure })
  const state = useSmallForm({ schema: forms.propose.schema, initial, send })
  type Values = ValuesOf<typeof forms.propose>
  return (
    <ActDrawer
      title={words.proposeTitle}
      hint={words.proposeHint}
      submit={words.proposeSubmit}
      state={state}
      onClose={onClose}
    >
      <DateField<Values> name="arrival" label={fields.arrival} />
      <DateField<Values> name="departure" label={fields.departure} />
      <AreaField<Values> name="note" label={words.note} rows={3} isOptional />
    </ActDrawer>
  )
}

function ChangeForm({ stay, send, onClose }: ActProps) {
  const { forms: words } = useMessages(stayPageMessages)
  const { forms: fields } = useMessages(staysMessages)
  const { arrival, departure, guests, quote } = stay
  const initial = forms.change.empty({ arrival, departure, guests: String(guests) })
  const state = useSmallForm({ schema: forms.change.schema, initial, send })
  const now = words.now(formatMoney(quote.total, 'XOF'))
  type Values = ValuesOf<typeof forms.change>
  return (
    <ActDrawer
      title={words.changeTitle(stay.name)}
      hint={words.changeHint}
      submit={words.changeSubmit}
      state={state}
      onClose={onClose}
    >
      <DateField<Values> name="arrival" label={fields.arrival} />
      <DateField<Values> name="departure" label={fields.departure} />
      <NumberField<Values> name="guests" label={fields.guests} />
      <NumberField<Values> name="agreedTotal" label={fields.agreedTotal} hint={now} isOptional />
      <AreaField<Values> name="reason" label={words.reason} rows={3} />
    </ActDrawer>
  )
}

export const ACT_FORMS = { propose: ProposeForm, decline: DeclineForm, change: ChangeForm, cancel: CancelForm }
export type ActWithForm = keyof typeof ACT_FORMS
