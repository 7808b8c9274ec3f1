import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay } from '#common/dates.ts'
import { NumberField, SelectField } from '#platform/staff-kit/fields.tsx'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { nextStates } from '../../sale/sale-rules.ts'
import { isGone, isListed, type SaleState } from '../../sale/sale-states.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { saleStaffMessages } from './messages.ts'
import { PriceList } from './price-list.tsx'
import { useAdvisers } from './use-advisers.ts'

/** Where the home stands that is stored, or begun. */
function useStoredState(): SaleState {
  const { formState } = useFormContext<PropertyFormValues>()
  return formState.defaultValues?.saleState || 'draft'
}

/** The specification's tick. It and the state say the same of a home, whichever is touched. */
export function AvailableTick({ label }: { label: string }) {
  const { register, setValue } = useFormContext<PropertyFormValues>()
  const stored = useStoredState()
  const stateFor = (isAvailable: boolean): SaleState => {
    if (isListed(stored) === isAvailable) return stored
    return isAvailable ? 'available' : 'withdrawn'
  }
  return (
    <label>
      <input
        type="checkbox"
        {...register('isAvailable', {
          onChange: ({ target }) => setValue('saleState', stateFor(target.checked), { shouldDirty: true }),
        })}
      />
      {label}
    </label>
  )
}

function AdviserField() {
  const { anyAdviser, formerAdviser } = useMessages(saleStaffMessages)
  const advisers = useAdvisers()
  const chosen = useWatch<PropertyFormValues, 'adviserId'>({ name: 'adviserId' })
  const options = advisers.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <SelectField<PropertyFormValues>
      name="adviserId"
      options={[
        { value: '', label: anyAdviser },
        ...options,
        ...(isKnown ? [] : [{ value: chosen, label: formerAdviser }]),
      ]}
    />
  )
}

interface Props {
  /** Null while it is new. */
  id: number | null
  /** The day it came to where it stands; nothing while it is new. */
  since: string | undefined
}

/** Where the home stands, what it was sold or let for, who shows it, and what it cost before. */
export function SaleFields({ id, since }: Props) {
  const words = useMessages(saleStaffMessages)
  const { locale } = useSite()
  const { setValue } = useFormContext<PropertyFormValues>()
  const stored = useStoredState()
  const [state, type] = useWatch<PropertyFormValues, ['saleState', 'type']>({ name: ['saleState', 'type'] })
  const states = nextStates(stored, type)
  // What another deal no longer allows stays chosen until somebody chooses: the server says what is wrong with it.
  const offered = states.includes(state) ? states : [...states, state]
  const [hasPrices, setHasPrices] = useState(false)
  return (
    <>
      <FormField<PropertyFormValues>
        name="saleState"
        hint={state === stored && since ? words.since(formatDay(new Date(since), locale)) : undefined}
      >
        {(control) => (
          <Select
            {...control}
            options={offered.map((value) => ({ value, label: words.states[value] }))}
            onChange={(event) => {
              void control.onChange(event)
              setValue('isAvailable', isListed(event.target.value as SaleState), { shouldDirty: true })
            }}
          />
        )}
      </FormField>
      <AdviserField />
      {isGone(state) && <NumberField<PropertyFormValues> name="priceReached" isOptional />}
      {id !== null && (
        <details className="full" onToggle={({ currentTarget }) => setHasPrices(currentTarget.open)}>
          <summary>{words.prices.title}</summary>
          {hasPrices && <PriceList propertyId={id} />}
        </details>
      )}
    </>
  )
}
