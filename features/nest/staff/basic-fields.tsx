import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '#common/money.ts'
import { price as priceSchema } from '#common/schema.ts'
import { BothLanguages, NumberField, SelectField } from '#platform/staff-kit/fields.tsx'
import type { OptionGroup } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { nestMessages } from '../messages.ts'
import { PLACES_BY_REGION } from '../places.ts'
import { DEALS, KINDS } from '../property-types.ts'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'
import { namedOptions } from './property-requests.ts'

const PLACES: OptionGroup[] = Object.entries(PLACES_BY_REGION).map(([region, places]) => ({
  label: region,
  options: places.map((place) => ({ value: place, label: place })),
}))

/** The amount as visitors will read it: a zero too many shows at once. */
function PriceHint() {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [typed, type] = useWatch({ control, name: ['price', 'type'] })
  const amount = priceSchema.safeParse(typed)
  return amount.success ? `${formatMoney(amount.data, 'XOF')}, ${form.pricePeriod[type]}` : form.pricePeriod[type]
}

export function BasicFields() {
  const { form } = useMessages(nestStaffMessages)
  const { deals, kinds } = useMessages(nestMessages)
  return (
    <>
      <BothLanguages<PropertyFormValues> name="title" nameFr="titleFr" />
      <BothLanguages<PropertyFormValues> name="description" nameFr="descriptionFr" kind="text" rows={8} />
      <SelectField<PropertyFormValues> name="type" label={form.type} options={namedOptions(DEALS, deals)} />
      <NumberField<PropertyFormValues> name="price" label={form.price} hint={<PriceHint />} />
      <SelectField<PropertyFormValues> name="kind" label={form.kind} options={namedOptions(KINDS, kinds)} />
      <SelectField<PropertyFormValues> name="location" options={PLACES} placeholder={form.chooseLocation} />
    </>
  )
}
