import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '#common/money.ts'
import type { PaymentProviderName } from '#platform/payments/provider.ts'
import { DateField, NumberField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { paymentMessages } from '../messages.ts'
import { askSchema, type PaymentAsk } from '../payment.schema.ts'
import { PURPOSES } from '../payment-rules.ts'
import { paymentStaffMessages } from './messages.ts'
import { stayPaymentsUrl, useReloadPayments } from './payment-requests.ts'

interface Values {
  amount: string
  purpose: PaymentAsk['purpose']
  due: string
  provider: PaymentProviderName
  note: string
}

/** The amount as it will be read: a zero too many shows at once. */
function AmountHint() {
  const { control } = useFormContext<Values>()
  const amount = askSchema.shape.amount.safeParse(useWatch({ control, name: 'amount' }))
  return amount.success ? formatMoney(amount.data, 'XOF') : null
}

/** The stay that is paid for, as it is shown: nobody asks for what has been cancelled meanwhile. */
export interface PaidStay {
  id: number
  /** Its version. */
  updatedAt: string
}

interface Props {
  stay: PaidStay
  providers: readonly PaymentProviderName[]
  onClose: () => void
}

export function AskPaymentForm({ stay, providers, onClose }: Props) {
  const { ask: words } = useMessages(paymentStaffMessages)
  const { purposes, providers: ways } = useMessages(paymentMessages)
  const toast = useToast()
  const reload = useReloadPayments()
  const withOneKey = useOneKey()
  const state = useSmallForm<Values, PaymentAsk>({
    schema: askSchema as never,
    // By a link where there is one: it needs nobody to mark it.
    initial: { amount: '', purpose: 'stay', due: '', provider: providers.at(-1) ?? 'manual', note: '' },
    async send(body) {
      const version = stay.updatedAt
      await withOneKey(body, (key) => callApi(stayPaymentsUrl(stay.id), { method: 'POST', body, key, version }))
      await reload()
      toast({ title: words.done })
      onClose()
    },
  })
  return (
    <SmallForm
      state={state}
      words={{ submit: words.submit, busy: words.busy }}
      aside={
        <button type="button" className="text-link" onClick={onClose}>
          {words.leave}
        </button>
      }
    >
      <SelectField<Values>
        name="purpose"
        label={words.purpose}
        options={PURPOSES.map((value) => ({ value, label: purposes[value] }))}
      />
      <NumberField<Values> name="amount" label={words.amount} hint={<AmountHint />} />
      <DateField<Values> name="due" label={words.due} />
      {providers.length > 1 && (
        <SelectField<Values>
          name="provider"
          label={words.provider}
          options={providers.map((value) => ({ value, label: ways[value] }))}
        />
      )}
      <TextField<Values> name="note" label={words.note} hint={words.noteHint} isOptional />
    </SmallForm>
  )
}
