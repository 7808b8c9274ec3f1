import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyField, PropertyTick } from './property-field.tsx'
import type { PropertyFormValues } from './property-form-values.ts'
import { RentalTermsFields } from './rental-terms-fields.tsx'

export function DetailsFields() {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [isVefa, type] = useWatch({ control, name: ['isVefa', 'type'] })
  return (
    <>
      <PropertyField name="bedrooms" label={form.bedrooms}>
        {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="bathrooms" label={form.bathrooms}>
        {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="area" label={form.area}>
        {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
      </PropertyField>
      <PropertyField name="virtualTourUrl" label={form.virtualTourUrl} isOptional>
        {(field) => <input {...field} type="url" inputMode="url" autoComplete="off" spellCheck={false} />}
      </PropertyField>
      <PropertyField name="latitude" label={form.latitude} hint={form.coordinateHint} isOptional>
        {(field) => <input {...field} autoComplete="off" />}
      </PropertyField>
      <PropertyField name="longitude" label={form.longitude} hint={form.longitudeHint} isOptional>
        {(field) => <input {...field} autoComplete="off" />}
      </PropertyField>
      <FieldGroup label={form.visibility} isWide>
        <div className="ticks">
          <PropertyTick name="isAvailable" label={form.isAvailable} />
          <PropertyTick name="isFeatured" label={form.isFeatured} />
          <PropertyTick name="isVefa" label={form.isVefa} />
        </div>
      </FieldGroup>
      {isVefa && (
        <PropertyField name="deliveryDate" label={form.deliveryDate} isOptional>
          {(field) => <input {...field} type="date" />}
        </PropertyField>
      )}
      {type === 'rent' && <RentalTermsFields />}
    </>
  )
}
