import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { formatMoney } from '#common/money.ts'
import { price as priceSchema } from '#common/schema.ts'
import { nestMessages } from '../messages.ts'
import { PLACES_BY_REGION } from '../places.ts'
import { DEALS, KINDS } from '../property-types.ts'
import { nestStaffMessages } from './messages.ts'
import { PropertyField } from './property-field.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

/** The amount as visitors will read it: a zero too many shows at once. */
function PriceHint() {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [typed, type] = useWatch({ control, name: ['price', 'type'] })
  const amount = priceSchema.safeParse(typed)
  return amount.success ? `${formatMoney(amount.data, 'XOF')}, ${form.pricePeriod[type]}` : form.pricePeriod[type]
}

function LocationOptions() {
  const { form } = useMessages(nestStaffMessages)
  return (
    <>
      <option value="">{form.chooseLocation}</option>
      {Object.entries(PLACES_BY_REGION).map(([region, places]) => (
        <optgroup key={region} label={region}>
          {places.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

/** Both languages stand side by side, so that neither is forgotten. */
export function BasicFields() {
  const { form } = useMessages(nestStaffMessages)
  const { deals, kinds } = useMessages(nestMessages)
  return (
    <>
      <PropertyField name="title" label={form.title}>
        {(field) => <input {...field} lang="en" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="titleFr" label={form.titleFr} hint={form.frenchHint} isOptional>
        {(field) => <input {...field} lang="fr" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="description" label={form.description}>
        {(field) => <textarea {...field} lang="en" rows={8} />}
      </PropertyField>
      <PropertyField name="descriptionFr" label={form.descriptionFr} hint={form.frenchHint} isOptional>
        {(field) => <textarea {...field} lang="fr" rows={8} />}
      </PropertyField>
      <PropertyField name="type" label={form.type}>
        {(field) => (
          <select {...field}>
            {DEALS.map((deal) => (
              <option key={deal} value={deal}>
                {deals[deal]}
              </option>
            ))}
          </select>
        )}
      </PropertyField>
      <PropertyField name="price" label={form.price} hint={<PriceHint />}>
        {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="kind" label={form.kind}>
        {(field) => (
          <select {...field}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </PropertyField>
      <PropertyField name="location" label={form.location}>
        {(field) => (
          <select {...field}>
            <LocationOptions />
          </select>
        )}
      </PropertyField>
    </>
  )
}
