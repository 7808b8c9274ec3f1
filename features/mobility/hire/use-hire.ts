import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { goodTimes, type HireProblems, problemsOfHire } from './hire-problems.ts'
import type { HireCar } from './hire-types.ts'
import { AS_REQUEST, HIRE_EXTRAS } from './reservation.form.ts'
import { type HireQuestion, useAvailability } from './use-availability.ts'

/** A day and an hour are typed digit by digit: nothing is said of them, and nothing asked, until the hand rests. */
const MAP_IDLE_MS = 400
const DAY_MS = 24 * 3_600_000

type Written = 'vehicleCategory' | 'vehicleId' | 'pickupDateTime' | 'dropoffDateTime'

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), MAP_IDLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** What the answers so far come to. */
function readHire(values: FormValues, fleet: readonly HireCar[]) {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const category = text('vehicleCategory')
  const car = fleet.find(
    ({ id, category: its }) => String(id) === text('vehicleId') && (category === '' || its === category),
  )
  const ticked = HIRE_EXTRAS.filter((extra) => values.extras?.includes(extra))
  const answers = {
    pickupDateTime: text('pickupDateTime'),
    dropoffDateTime: text('dropoffDateTime'),
    passengers: text('passengers'),
    bags: text('bags'),
    // A tick that the chosen car has no place for is set aside until there is another car.
    extras: car?.chauffeur === 'unavailable' ? ticked.filter((extra) => extra !== 'chauffeur') : ticked,
  }
  return {
    category,
    car,
    answers,
    isRequest: values.isRequest?.includes(AS_REQUEST) ?? false,
    isFromAirport: text('flightNumber').trim() !== '',
  }
}

function questionOf({ category, car, answers, isFromAirport }: ReturnType<typeof readHire>): HireQuestion | null {
  const good = goodTimes(answers)
  const { passengers, bags, extras } = answers
  if (!good || (!car && category === '')) return null
  const vehicleId = car?.id ?? null
  return { vehicleId, category: car?.category ?? category, ...good, passengers, bags, extras, isFromAirport }
}

/** The reservation form as it is being filled in: its car, what is wrong with it, and what the fleet answers. */
export function useHire(fleet: readonly HireCar[], root: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState<FormValues>({})
  const [round, setRound] = useState(0)
  const proposed = useRef('')
  const now = useMemo(() => readHire(values, fleet), [values, fleet])
  const settledValues = useSettled(values)
  const settled = useMemo(() => readHire(settledValues, fleet), [settledValues, fleet])
  const question = useMemo(() => questionOf(settled), [settled])
  const { answer, isChecking } = useAvailability(question, round)

  const formOf = () => root.current?.querySelector('form') ?? null

  /** Fills in fields as a hand would, so that whoever listens to the form hears of it. */
  function write(entries: Partial<Record<Written, string>>) {
    const form = formOf()
    if (!form) return
    const { vehicleCategory } = entries
    // The list of cars follows the category: it must hold the car before the car can be chosen from it.
    if (vehicleCategory) flushSync(() => setValues((before) => ({ ...before, vehicleCategory })))
    for (const [name, value] of Object.entries(entries)) {
      const control = form.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  // Refused before it is sent, with the sentence that stands at the field.
  useEffect(() => {
    const form = root.current?.querySelector('form')
    const problems = problemsOfHire(now.answers, now.car)
    for (const name of ['pickupDateTime', 'dropoffDateTime', 'passengers', 'bags'] as const)
      for (const control of form?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])
        control.setCustomValidity(problems[name] ?? '')
  }, [now, root])

  // A day later, until the visitor says otherwise.
  const { pickupDateTime, dropoffDateTime } = now.answers
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the pick-up changes
  useEffect(() => {
    const pickup = momentInDakar(pickupDateTime)
    const isOurs = dropoffDateTime === '' || dropoffDateTime === proposed.current
    if (!pickup || !isOurs || problemsOfHire({ ...now.answers, dropoffDateTime: '' }, undefined).pickupDateTime) return
    proposed.current = dakarClock(new Date(pickup.getTime() + DAY_MS))
    if (proposed.current !== dropoffDateTime) write({ dropoffDateTime: proposed.current })
  }, [pickupDateTime])

  const problems: HireProblems = useMemo(() => problemsOfHire(settled.answers, settled.car), [settled])

  return {
    isKnown: Object.keys(values).length > 0,
    setValues,
    ...now,
    problems,
    question,
    answer,
    isChecking,
    choose(car: HireCar) {
      write({ vehicleCategory: car.category, vehicleId: String(car.id) })
    },
    takeCategory(category: string) {
      write({ vehicleCategory: category, vehicleId: '' })
    },
    /** For as long as the hire was meant to be. */
    startAt(moment: Date) {
      if (!question) return
      const length = question.dropoff.getTime() - question.pickup.getTime()
      write({
        pickupDateTime: dakarClock(moment),
        dropoffDateTime: dakarClock(new Date(moment.getTime() + length)),
      })
    },
    askAgain: () => setRound((before) => before + 1),
  }
}
export type Hire = ReturnType<typeof useHire>
