import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { nestStaffMessages } from './messages.ts'
import { PropertyField, PropertyTick } from './property-field.tsx'
import type { PropertyFormValues } from './property-form-values.ts'

const MONTHS = ['minimumLeaseMonths', 'advanceRentMonths', 'depositMonths', 'agencyFeeMonths'] as const

/** Terms of the lease, for homes to rent; what is hidden is not sent. */
export function RentalTermsFields() {
  const { terms } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const hasTerms = useWatch({ control, name: 'hasRentalTerms' })
  return (
    <FieldGroup label={terms.title} isWide>
      <div className="ticks">
        <PropertyTick name="hasRentalTerms" label={terms.give} />
        {hasTerms && <PropertyTick name="rentalTerms.taxIncluded" label={terms.taxIncluded} />}
      </div>
      {hasTerms && (
        <div className="part__fields">
          <PropertyField name="rentalTerms.monthlyRent" label={terms.monthlyRent}>
            {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
          </PropertyField>
          {MONTHS.map((name) => (
            <PropertyField key={name} name={`rentalTerms.${name}`} label={terms[name]}>
              {(field) => <input {...field} inputMode="numeric" autoComplete="off" />}
            </PropertyField>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
