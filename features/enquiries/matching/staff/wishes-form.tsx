import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '#common/money.ts'
import { price as priceSchema } from '#common/schema.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { findPlace, PLACES_BY_REGION } from '#features/nest/places.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { NumberField, SelectField } from '#platform/staff-kit/fields.tsx'
import { formOf, optionalMoney, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { type Wishes, wishesSchema } from '../wishes.schema.ts'
import { useSaveWishes } from './match-requests.ts'
import { matchMessages } from './messages.ts'

const wishesForm = formOf(wishesSchema, { minPrice: optionalMoney, maxPrice: optionalMoney })
type Values = ValuesOf<typeof wishesForm>

const PLACES: readonly string[] = Object.values(PLACES_BY_REGION).flat()

/** The amount as it is read, and for how long it pays: a zero too many shows at once. */
function PriceHint({ name }: { name: 'minPrice' | 'maxPrice' }) {
  const { form } = useMessages(matchMessages)
  const { control } = useFormContext<Values>()
  const [typed, deal] = useWatch({ control, name: [name, 'deal'] })
  const amount = priceSchema.safeParse(typed)
  return amount.success ? `${formatMoney(amount.data, 'XOF')}. ${form.priceHints[deal]}` : form.priceHints[deal]
}

function KindTicks() {
  const { form } = useMessages(matchMessages)
  const { kinds } = useMessages(nestMessages)
  const { register } = useFormContext<Values>()
  return (
    <FieldGroup label={form.kinds} hint={form.kindsHint} isWide>
      <div className="ticks wish-kinds">
        {KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" value={kind} {...register('kinds')} />
            {kinds[kind]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

interface Props {
  leadId: number
  wishes: Wishes
  onClose: () => void
}

/** What somebody looks for, all of it on one small form. Nothing in it must be filled in. */
export function WishesForm({ leadId, wishes, onClose }: Props) {
  const { form: words } = useMessages(matchMessages)
  const { deals } = useMessages(nestMessages)
  const toast = useToast()
  const { mutateAsync: save } = useSaveWishes(leadId)
  const state = useSmallForm<Values, Wishes>({
    schema: wishesForm.schema,
    initial: wishesForm.toValues(wishes),
    send: async (input) => {
      await save(input)
      toast({ title: words.saved })
      onClose()
    },
  })
  return (
    <SmallForm state={state} words={{ submit: words.submit, busy: words.saving }} isQuiet onLeave={onClose}>
      <div className="wish-fields">
        <SelectField<Values>
          name="deal"
          label={words.deal}
          options={[{ value: '', label: words.any }, ...DEALS.map((deal) => ({ value: deal, label: deals[deal] }))]}
        />
        <NumberField<Values> name="minPrice" label={words.minPrice} hint={<PriceHint name="minPrice" />} />
        <NumberField<Values> name="maxPrice" label={words.maxPrice} hint={<PriceHint name="maxPrice" />} />
        <NumberField<Values> name="minBedrooms" label={words.minBedrooms} />
        <NumberField<Values> name="minArea" label={words.minArea} />
        <KindTicks />
        <WordsField<Values>
          name="places"
          label={words.places}
          hint={words.placesHint}
          suggestions={PLACES}
          keepAs={(typed) => findPlace(typed) ?? typed}
        />
      </div>
    </SmallForm>
  )
}
