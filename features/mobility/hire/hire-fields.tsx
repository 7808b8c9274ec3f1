import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { momentInDakar } from '#common/dakar-time.ts'
import { sayClock } from '#common/dates.ts'
import { validationMessage } from '#common/validation.ts'
import { FormField, type FormFieldProps } from '#platform/forms/form-field.tsx'
import { formMessages } from '#platform/forms/form-messages.ts'
import { RadioChoices } from '#ui/choices.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { Select } from '#ui/select.tsx'
import { VEHICLE_CATEGORIES, type VehicleCategory } from '../vehicle-categories.ts'
import { sayDay, visitorTime } from './hire-times.ts'
import type { HireCar } from './hire-types.ts'
import { priceWithChauffeur } from './quote.ts'
import { reservationMessages } from './reservation-messages.ts'
import type { Hire } from './use-hire.ts'

/**
 * What was wrong when the form was sent, for as long as the answers it was about stay as they were. They are null until
 * they are known.
 */
function useFreshError(error: string | undefined, about: string | null): string | undefined {
  const [seen, setSeen] = useState({ error, about })
  if (seen.error !== error || (seen.about === null && about !== null)) setSeen({ error, about })
  return seen.about === null || seen.about === about ? error : undefined
}

/** The server knew better than the panel: it looks again. */
function useAskAgain(error: string | undefined, hire: Hire): void {
  const refused = useEffectEvent(() => hire.askAgain())
  useEffect(() => {
    if (error) refused()
  }, [error])
}

interface HireFieldProps {
  shown: FormFieldProps
  hire: Hire
}

/** Always the specification's three; another only while the fleet has such a car. */
const ALWAYS: readonly VehicleCategory[] = ['sedan', 'suv', 'van']

export function CategoryField({ shown, hire, fleet }: HireFieldProps & { fleet: readonly HireCar[] }) {
  const error = useFreshError(
    shown.error,
    hire.isKnown ? JSON.stringify([hire.category, hire.car?.id, hire.answers]) : null,
  )
  useAskAgain(shown.error, hire)
  const offered = Object.entries(shown.choices ?? {}).filter(
    ([value]) => ALWAYS.some((category) => category === value) || fleet.some(({ category }) => category === value),
  )
  return <FormField {...shown} error={error} choices={Object.fromEntries(offered)} />
}

interface CarFieldProps extends HireFieldProps {
  fleet: readonly HireCar[]
  /** The car that was chosen: whoever pressed its card goes on reading here. */
  chosenRef: Ref<HTMLDivElement>
}

/** The cars of the chosen category; all of them, by category, until one is chosen and without scripts. */
export function CarField({ shown, hire, fleet, chosenRef }: CarFieldProps) {
  const { car: words, choices } = useMessages(reservationMessages)
  const { optional } = useMessages(formMessages)
  const { category, car, answers } = hire
  const about = `${category} ${car?.id} ${answers.pickupDateTime} ${answers.dropoffDateTime}`
  const error = useFreshError(shown.error, hire.isKnown ? about : null)
  useAskAgain(shown.error, hire)
  const optionsOf = (wanted: string) =>
    fleet
      .filter((one) => one.category === wanted)
      .map(({ id, name, maxPassengers }) => ({ value: String(id), label: words.option(name, maxPassengers) }))
  const groups = VEHICLE_CATEGORIES.map((group) => ({
    label: choices.vehicleCategory[group],
    options: optionsOf(group),
  }))
  return (
    <>
      <Field label={shown.label} hint={shown.hint} error={error} optionalMark={optional}>
        {(control) => (
          <Select
            name={shown.name}
            options={[
              { value: '', label: words.any },
              ...(category === '' ? groups.filter(({ options }) => options.length > 0) : optionsOf(category)),
            ]}
            {...control}
            defaultValue={typeof shown.defaultValue === 'string' ? shown.defaultValue : ''}
            onChange={(event) => {
              const { form, value } = event.currentTarget
              const chosen = fleet.find(({ id }) => String(id) === value)
              // Asked of the page, not of the last render: a draft fills in both at once.
              if (chosen && form && new FormData(form).get('vehicleCategory') === null) hire.choose(chosen)
            }}
          />
        )}
      </Field>
      {car && <ChosenCar car={car} ref={chosenRef} />}
    </>
  )
}

function ChosenCar({ car, ref }: { car: HireCar; ref: Ref<HTMLDivElement> }) {
  const { car: words } = useMessages(reservationMessages)
  return (
    <div className="hire-car full" role="group" aria-label={words.chosen(car.name)} tabIndex={-1} ref={ref}>
      <div className="hire-car__pic">
        <PictureImage picture={car.picture} sizes="12rem" alt="" />
      </div>
      <p>
        <b>{car.name}</b>
        <span className="small soft">{words.seats(car.maxPassengers)}</span>
      </p>
      <p className="price">
        {car.chauffeur === 'required' ? (
          <Price amount={priceWithChauffeur(car)} period={words.perDayDriven} />
        ) : (
          <Price amount={car.pricePerDay} period={words.perDay} />
        )}
      </p>
    </div>
  )
}

interface TimeFieldProps extends HireFieldProps {
  at: 'pickupDateTime' | 'dropoffDateTime'
}

/** A time in Dakar, and beside it what the visitor's own clock shows then. */
export function TimeField({ shown, hire, at }: TimeFieldProps) {
  const { ownTime: say } = useMessages(reservationMessages)
  const { locale } = useSite()
  const { pickupDateTime, dropoffDateTime } = hire.answers
  const error = useFreshError(shown.error, hire.isKnown ? `${pickupDateTime} ${dropoffDateTime}` : null)
  const problem = hire.problems[at]
  const moment = momentInDakar(hire.answers[at])
  const own = moment && !problem && visitorTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <FormField
      {...shown}
      error={problem ? validationMessage(problem, locale) : error}
      hint={
        own
          ? say({
              clock: sayClock(own.clock, locale),
              day: own.day && sayDay(own.day, locale),
              zone: own.zone.replaceAll('_', ' '),
            })
          : shown.hint
      }
    />
  )
}

/** Four answers, all in view. */
export function PassengersField({ shown, hire }: HireFieldProps) {
  const { locale } = useSite()
  const error = useFreshError(shown.error, hire.isKnown ? `${hire.answers.passengers} ${hire.car?.id}` : null)
  const problem = hire.problems.passengers ?? (error && hire.answers.passengers === '' ? 'chooseOne' : undefined)
  return (
    <FieldGroup label={shown.label} hint={shown.hint} error={problem ? validationMessage(problem, locale) : error}>
      <RadioChoices
        name={shown.name}
        required
        options={Object.entries(shown.choices ?? {}).map(([value, label]) => ({ value, label }))}
        {...(typeof shown.defaultValue === 'string' && { defaultValue: shown.defaultValue })}
      />
    </FieldGroup>
  )
}

export function BagsField({ shown, hire }: HireFieldProps) {
  const { locale } = useSite()
  const error = useFreshError(shown.error, hire.isKnown ? `${hire.answers.bags} ${hire.car?.id}` : null)
  const problem = hire.problems.bags
  return <FormField {...shown} error={problem ? validationMessage(problem, locale) : error} />
}

/** A chauffeur who belongs to the car is shown and cannot be left out; a car without a seat for one offers none. */
export function ExtrasField({ shown, hire }: HireFieldProps) {
  const { car: words } = useMessages(reservationMessages)
  const { optional } = useMessages(formMessages)
  const { car } = hire
  const error = useFreshError(shown.error, hire.isKnown ? `${car?.id} ${hire.answers.extras}` : null)
  const isOffered = (extra: string) => extra !== 'chauffeur' || !car || car.chauffeur === 'optional'
  return (
    <FieldGroup label={shown.label} hint={shown.hint} error={error} optionalMark={optional} isWide>
      <div className="ticks">
        {car?.chauffeur === 'required' && (
          <label>
            <input type="checkbox" checked disabled readOnly />
            {words.chauffeurIncluded(car.name)}
          </label>
        )}
        {Object.entries(shown.choices ?? {}).map(([extra, label]) => (
          // Set aside rather than taken out: another car finds the tick as it was.
          <label key={extra} className={isOffered(extra) ? undefined : 'tick--aside'}>
            <input
              type="checkbox"
              name={shown.name}
              value={extra}
              disabled={!isOffered(extra)}
              defaultChecked={[shown.defaultValue ?? []].flat().includes(extra)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
