import type { FormEvent } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { askedStay } from '../stays/searched-stay.ts'
import { addDays, addMonths, countNights } from '../stays/stay-days.ts'
import { MOST_GUESTS } from '../stays/stay-rules.ts'
import { SEARCHED_MONTHS } from '../stays/stay-search.ts'
import { staySearchMessages } from '../stays/stay-search-messages.ts'

const STAY_FIELDS = ['arrival', 'departure', 'guests'] as const

const fieldsOf = (form: HTMLFormElement) =>
  STAY_FIELDS.flatMap((name) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? [field] : []
  })

const isUsable = ({ validity }: HTMLInputElement) =>
  !(validity.badInput || validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch)

/** Both days or none, each one that can be asked for: a year is typed digit by digit, and each of them is a year too. */
export function isStayReady(form: HTMLFormElement): boolean {
  const [arrival, departure] = fieldsOf(form)
  return fieldsOf(form).every(isUsable) && (arrival?.value === '') === (departure?.value === '')
}

/** The address says otherwise by now: back button, a chip that was removed. Not while somebody is at it, or only half way. */
export function followAddress(form: HTMLFormElement, params: URLSearchParams): void {
  const fields = fieldsOf(form)
  if (!isStayReady(form) || fields.some((field) => field === document.activeElement)) return
  for (const field of fields) {
    field.value = params.get(field.name) ?? ''
    field.required = false
  }
}

/** Half a stay is no search: until it is whole, the one that was made stands. */
export function withWholeStay(asked: URLSearchParams, form: HTMLFormElement, made: URLSearchParams): URLSearchParams {
  if (!isStayReady(form)) for (const name of STAY_FIELDS) asked.set(name, made.get(name) ?? '')
  return asked
}

/** When somebody comes and leaves, and how many they are: what a short stay is looked for by. */
export function StayFields({ params }: { params: URLSearchParams }) {
  const words = useMessages(staySearchMessages)
  const stay = askedStay(params)
  const today = todayInDakar()
  const last = addMonths(today, SEARCHED_MONTHS)

  /** The departure follows an arrival that passes it, by as many nights as before; one day given, the other is asked for. */
  function onChange({ currentTarget, target }: FormEvent<HTMLFieldSetElement>) {
    if (!currentTarget.form) return
    const [arrival, departure] = fieldsOf(currentTarget.form)
    if (!arrival || !departure) return
    // Not while the departure itself is typed: its year begins with a year long past.
    if (target === arrival) {
      const isSaid = arrival.value !== '' && isUsable(arrival)
      departure.min = addDays(isSaid ? arrival.value : today, 1)
      if (isSaid && departure.value !== '' && departure.value <= arrival.value)
        departure.value = addDays(arrival.value, stay ? countNights(stay) : 1)
    }
    departure.required = arrival.value !== ''
    arrival.required = departure.value !== ''
  }

  return (
    <fieldset className="staydates" aria-label={words.fields} onChange={onChange}>
      <Field label={words.arrival}>
        {(control) => (
          <input {...control} type="date" name="arrival" min={today} max={last} defaultValue={stay?.arrival ?? ''} />
        )}
      </Field>
      <Field label={words.departure}>
        {(control) => (
          <input
            {...control}
            type="date"
            name="departure"
            min={addDays(stay?.arrival ?? today, 1)}
            max={last}
            defaultValue={stay?.departure ?? ''}
          />
        )}
      </Field>
      <Field label={words.guests}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="guests"
            min={1}
            max={MOST_GUESTS}
            inputMode="numeric"
            defaultValue={params.get('guests') ?? ''}
          />
        )}
      </Field>
      <p className="staydates__hint small soft">{stay ? words.hintOfTotals : words.hint}</p>
    </fieldset>
  )
}
