import { useFormContext } from 'react-hook-form'
import { FormField } from '#features/staff/ui/form-field.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

export const PropertyField = FormField<PropertyFormValues>

type TickName = 'isVefa' | 'isAvailable' | 'isFeatured' | 'hasRentalTerms' | 'rentalTerms.taxIncluded'

export function PropertyTick({ name, label }: { name: TickName; label: string }) {
  const { register } = useFormContext<PropertyFormValues>()
  return (
    <label>
      <input type="checkbox" {...register(name)} />
      {label}
    </label>
  )
}
