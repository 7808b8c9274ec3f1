import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { validationMessage } from '#common/validation.ts'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import type { StayAsked } from './stay-address.ts'
import { addDays, isDay } from './stay-days.ts'
import { stayPageMessages } from './stay-page-messages.ts'
import {
  firstArrival,
  lastDeparture,
  mostGuests,
  type StayHome,
  type StayProblems,
  type StayWish,
} from './stay-rules.ts'

/** A year is typed figure by figure. */
const PAUSE_MS = 500
/** More answers than that are quicker typed than chosen. */
const MOST_CHOICES = 16

interface Props {
  home: StayHome
  asked: StayAsked
  problems: StayProblems
  /** Whether the button has nothing left to do. */
  isAnswered: boolean
  onAsk: (wish: StayWish) => void
}

/** Two days and how many come: without scripts a form that prices; with them the price follows each change. */
export function StayFields({ home, asked, problems, isAnswered, onAsk }: Props) {
  const words = useMessages(stayPageMessages)
  const { locale } = useSite()
  const isHydrated = useHydrated()
  const today = todayInDakar()
  const said = { arrival: asked.arrival, departure: asked.departure, guests: String(asked.guests || '') }
  const [seen, setSeen] = useState(said)
  const [typed, setTyped] = useState(said)
  // Chosen in the calendar, or the way back: the fields show what the address says.
  if (Object.entries(said).some(([name, value]) => seen[name as keyof typeof said] !== value)) {
    setSeen(said)
    setTyped(said)
  }
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const follow = useEffectEvent(() => onAsk({ ...typed, guests: Number(typed.guests) }))
  function change(name: keyof typeof said, value: string) {
    setTyped((now) => ({ ...now, [name]: value }))
    window.clearTimeout(timer.current)
    // A day whose year is not whole yet is none.
    if (value === '' || name === 'guests' || isDay(value)) timer.current = window.setTimeout(follow, PAUSE_MS)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    window.clearTimeout(timer.current)
    onAsk({ ...typed, guests: Number(typed.guests) })
  }

  const textOf = (problem: string | undefined) => (problem ? validationMessage(problem, locale) : undefined)
  const most = mostGuests(home)
  const last = lastDeparture(home.stayTerms, today)
  const dayField = (name: 'arrival' | 'departure', min: string) => (
    <Field label={words[name]} error={textOf(problems[name])} required>
      {(control) => (
        <input
          type="date"
          name={name}
          value={typed[name]}
          min={isHydrated ? min : undefined}
          max={isHydrated ? last : undefined}
          onChange={({ currentTarget }) => change(name, currentTarget.value)}
          {...control}
        />
      )}
    </Field>
  )
  const guests = {
    name: 'guests',
    value: typed.guests,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change('guests', currentTarget.value),
  }
  // What the address asks for stands there, also where it is too many.
  const counts = [...new Set([...Array.from({ length: most }, (_, index) => index + 1), asked.guests || 1])]
  return (
    <form className="stay__ask" action="#stay" onSubmit={onSubmit} noValidate aria-label={words.title}>
      {dayField('arrival', firstArrival(home.stayTerms, today))}
      {dayField('departure', isDay(typed.arrival) ? addDays(typed.arrival, 1) : firstArrival(home.stayTerms, today))}
      <Field label={words.guests} error={textOf(problems.guests)} required>
        {(control) =>
          most <= MOST_CHOICES ? (
            <Select
              {...guests}
              options={counts.map((count) => ({ value: String(count), label: words.guestsOf(count) }))}
              {...control}
            />
          ) : (
            <input type="number" min={1} max={most} {...guests} {...control} />
          )
        }
      </Field>
      {!isAnswered && (
        <button type="submit" className="btn btn--wide">
          {words.show}
        </button>
      )}
    </form>
  )
}
