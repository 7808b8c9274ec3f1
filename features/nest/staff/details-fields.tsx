import { useFormContext, useWatch } from 'react-hook-form'
import { PlaceOnMap } from '#platform/map/staff/place-on-map.tsx'
import { DateField, NumberField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'
import { RentalTermsFields } from './rental-terms-fields.tsx'

export function DetailsFields() {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [isVefa, type, location] = useWatch({ control, name: ['isVefa', 'type', 'location'] })
  return (
    <>
      <div className="full trio">
        <NumberField<PropertyFormValues> name="bedrooms" label={form.bedrooms} />
        <NumberField<PropertyFormValues> name="bathrooms" label={form.bathrooms} />
        <NumberField<PropertyFormValues> name="area" label={form.area} />
      </div>
      <FieldGroup label={form.visibility} isWide>
        <div className="ticks">
          <TickField<PropertyFormValues> name="isAvailable" label={form.isAvailable} />
          <TickField<PropertyFormValues> name="isFeatured" label={form.isFeatured} />
          <TickField<PropertyFormValues> name="isVefa" label={form.isVefa} />
        </div>
      </FieldGroup>
      {isVefa && <DateField<PropertyFormValues> name="deliveryDate" label={form.deliveryDate} isOptional />}
      <TextField<PropertyFormValues> name="virtualTourUrl" label={form.virtualTourUrl} type="url" isOptional isWide />
      {type === 'rent' && <RentalTermsFields />}
      <PlaceOnMap<PropertyFormValues> latitude="latitude" longitude="longitude" place={location} />
    </>
  )
}
