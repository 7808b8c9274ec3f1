import { useFormContext, useWatch } from 'react-hook-form'
import { formatPercent } from '#common/figures.ts'
import { BothLanguages, NumberField, TickField } from '#platform/staff-kit/fields.tsx'
import { FormPart } from '#platform/staff-kit/staff-form.tsx'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { CANCELLATION_STEPS } from '../../stays/cancellation.ts'
import { CANCELLATION_POLICIES, type CancellationPolicy } from '../../stays/stay-terms.schema.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { stayStaffMessages } from './messages.ts'
import { SeasonsField } from './seasons-field.tsx'
import { StayGroup } from './stay-group.tsx'

/** A time of day, in the browser's own field: it knows how its reader writes one. */
function ClockField({ name, label }: { name: 'stayTerms.checkIn' | 'stayTerms.checkOut'; label: string }) {
  return (
    <FormField<PropertyFormValues> name={name} label={label}>
      {(control) => <input {...control} type="time" />}
    </FormField>
  )
}

function PriceFields() {
  const words = useMessages(stayStaffMessages)
  return (
    <StayGroup label={words.prices} hint={words.touristTax}>
      <div className="part__fields">
        <NumberField<PropertyFormValues>
          name="stayTerms.weekendPrice"
          label={words.weekendPrice}
          hint={words.weekendHint}
          isOptional
        />
        <NumberField<PropertyFormValues>
          name="stayTerms.cleaningFee"
          label={words.cleaningFee}
          hint={words.cleaningHint}
          isOptional
        />
        <NumberField<PropertyFormValues>
          name="stayTerms.guestsIncluded"
          label={words.guestsIncluded}
          hint={words.guestsHint}
          isOptional
        />
        <NumberField<PropertyFormValues> name="stayTerms.extraGuestPrice" label={words.extraGuestPrice} isOptional />
        <NumberField<PropertyFormValues>
          name="stayTerms.deposit"
          label={words.deposit}
          hint={words.depositHint}
          isOptional
        />
      </div>
    </StayGroup>
  )
}

function RuleFields() {
  const words = useMessages(stayStaffMessages)
  return (
    <StayGroup label={words.rules}>
      <div className="part__fields">
        <ClockField name="stayTerms.checkIn" label={words.checkIn} />
        <ClockField name="stayTerms.checkOut" label={words.checkOut} />
        <NumberField<PropertyFormValues> name="stayTerms.maxNights" label={words.maxNights} isOptional />
        <NumberField<PropertyFormValues> name="stayTerms.preparationDays" label={words.preparationDays} />
        <NumberField<PropertyFormValues> name="stayTerms.leadDays" label={words.leadDays} hint={words.leadHint} />
        <NumberField<PropertyFormValues> name="stayTerms.monthsAhead" label={words.monthsAhead} />
      </div>
    </StayGroup>
  )
}

/** What a policy means: '… free until 5 days before the arrival, 50% of the total until 1 day before, …'. */
function usePolicyInWords(): (policy: CancellationPolicy) => string {
  const words = useMessages(stayStaffMessages)
  const { locale } = useSite()
  return (policy) => {
    const steps = CANCELLATION_STEPS[policy].map(({ daysBefore, keptPercent }) =>
      keptPercent === 0 ? words.free(daysBefore) : words.kept(formatPercent(String(keptPercent), locale), daysBefore),
    )
    return [...steps, words.whole].join(', ')
  }
}

function CancellationField() {
  const words = useMessages(stayStaffMessages)
  const inWords = usePolicyInWords()
  const errorText = useErrorText()
  const { register, getFieldState, formState } = useFormContext<PropertyFormValues>()
  const { error } = getFieldState('stayTerms.cancellation', formState)
  return (
    <StayGroup label={words.cancellation} error={errorText(error)}>
      <div className="ticks ticks--one policies">
        {CANCELLATION_POLICIES.map((policy) => (
          <label key={policy}>
            <input type="radio" value={policy} {...register('stayTerms.cancellation')} />
            <span>
              <b>{words.policies[policy]}</b> <span className="soft">{inWords(policy)}</span>
            </span>
          </label>
        ))}
      </div>
    </StayGroup>
  )
}

function TermsFields() {
  const words = useMessages(stayStaffMessages)
  return (
    <>
      <PriceFields />
      <SeasonsField />
      <RuleFields />
      <CancellationField />
      <BothLanguages<PropertyFormValues>
        name="stayTerms.houseRules"
        nameFr="stayTerms.houseRulesFr"
        label={words.houseRules}
        labelFr={words.houseRulesFr}
        kind="text"
        isOptional
      />
    </>
  )
}

/** How a home is let by the night. What is hidden is not sent: without the tick it is let on request. */
export function StayPart() {
  const words = useMessages(stayStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const hasTerms = useWatch({ control, name: 'hasStayTerms' })
  return (
    <FormPart title={words.title} hint={words.hint}>
      <div className="ticks ticks--one full">
        <TickField<PropertyFormValues> name="hasStayTerms" label={words.give} />
        {!hasTerms && <p className="hint">{words.onRequest}</p>}
      </div>
      <NumberField<PropertyFormValues> name="maxGuests" label={words.maxGuests} isOptional />
      <NumberField<PropertyFormValues> name="minNights" label={words.minNights} isOptional />
      {hasTerms && <TermsFields />}
      <StayGroup label={words.arrival} hint={words.arrivalHint}>
        <div className="part__fields">
          <BothLanguages<PropertyFormValues> name="arrivalNotes" nameFr="arrivalNotesFr" kind="text" isOptional />
        </div>
      </StayGroup>
    </FormPart>
  )
}
