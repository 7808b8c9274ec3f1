import { useFormContext, useWatch } from 'react-hook-form'
import { NumberField, TickField } from '#platform/staff-kit/fields.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { nestStaffMessages } from './messages.ts'
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
        <TickField<PropertyFormValues> name="hasRentalTerms" label={terms.give} />
        {hasTerms && <TickField<PropertyFormValues> name="rentalTerms.taxIncluded" label={terms.taxIncluded} />}
      </div>
      {hasTerms && (
        <div className="part__fields">
          <NumberField<PropertyFormValues> name="rentalTerms.monthlyRent" label={terms.monthlyRent} />
          {MONTHS.map((name) => (
            <NumberField<PropertyFormValues> key={name} name={`rentalTerms.${name}`} label={terms[name]} />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
