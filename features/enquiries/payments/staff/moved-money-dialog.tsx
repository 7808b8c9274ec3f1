import { todayInDakar } from '#common/dakar-time.ts'
import { DateField, NumberField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { FormDrawer } from '#platform/staff-kit/form-drawer.tsx'
import { useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { paymentMessages } from '../messages.ts'
import type { StaffPayment } from '../payment.public.ts'
import { type MovedMoney, movedSchema } from '../payment.schema.ts'
import { METHODS, type PaymentMethod } from '../payment-rules.ts'
import { paymentStaffMessages } from './messages.ts'
import { paymentUrl, useReloadPayments } from './payment-requests.ts'

interface Values {
  amount: string
  method: PaymentMethod
  day: string
  note: string
}

interface Props {
  payment: StaffPayment
  way: 'paid' | 'refund'
  /** 'Deposit, 150 000 FCFA'. */
  what: string
  onClose: () => void
}

/** What staff saw arrive, or sent back: how much, when and how. */
export function MovedMoneyDialog({ payment, way, what, onClose }: Props) {
  const { moved: words } = useMessages(paymentStaffMessages)
  const { methods } = useMessages(paymentMessages)
  const toast = useToast()
  const reload = useReloadPayments()
  const { title, hint, submit, done } = words[way]
  const state = useSmallForm<Values, MovedMoney>({
    schema: movedSchema as never,
    initial: {
      amount: way === 'paid' ? payment.amount : payment.paid,
      method: payment.method ?? 'transfer',
      day: todayInDakar(),
      note: '',
    },
    async send(body) {
      const url = `${paymentUrl(payment.id)}/${way === 'paid' ? 'mark-paid' : 'refund'}`
      try {
        await callApi(url, { method: 'POST', body, version: payment.updatedAt })
      } catch (error) {
        // Somebody was quicker: the list shows what they did.
        if (error instanceof ApiError && error.code !== 'invalid_input') await reload()
        throw error
      }
      await reload()
      toast({ title: done })
      onClose()
    },
  })
  return (
    <FormDrawer
      frame={Dialog}
      title={title(what)}
      words={{ ...words, submit }}
      hint={hint}
      state={state}
      onClose={onClose}
    >
      <NumberField<Values> name="amount" label={words.amount} />
      <SelectField<Values>
        name="method"
        label={words.method}
        options={METHODS.map((value) => ({ value, label: methods[value] }))}
      />
      <DateField<Values> name="day" label={words.day} />
      <TextField<Values> name="note" label={words.note} isOptional />
    </FormDrawer>
  )
}
