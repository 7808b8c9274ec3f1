import { useEffect, useRef, useState } from 'react'
import { dakarClock, isComing, momentInDakar, todayInDakar } from '#common/dakar-time.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/dates/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { leadPageMessages } from './messages.ts'

const DAY = 86_400_000
const DAYS_PER_WEEK = 7
const MONDAY = 1

/** The usual moments to come back to somebody, as a field for a day and an hour holds them: 10:00 in Dakar. */
export function followUpTimes(now: Date): { tomorrow: string; threeDays: string; nextWeek: string } {
  const tenToday = new Date(`${todayInDakar(now)}T10:00:00Z`)
  const inDays = (days: number) => dakarClock(new Date(tenToday.getTime() + days * DAY))
  const toMonday = (MONDAY - tenToday.getUTCDay() + DAYS_PER_WEEK) % DAYS_PER_WEEK || DAYS_PER_WEEK
  return { tomorrow: inDays(1), threeDays: inDays(3), nextWeek: inDays(toMonday) }
}

interface Props {
  initial: { at: string; nextAction: string }
  isBusy: boolean
  onSet: (plan: { at: string; nextAction: string }) => void
  /** Nothing is planned yet: only the choices show, until one of them is pressed. */
  isFolded?: boolean
  onLeave: () => void
}

/** When to come back to somebody, and what for. */
export function FollowUpForm({ initial, isFolded = false, isBusy, onSet, onLeave }: Props) {
  const { followUp: words } = useMessages(leadPageMessages)
  const { optional } = useMessages(staffMessages)
  const [at, setAt] = useState(initial.at)
  const [nextAction, setNextAction] = useState(initial.nextAction)
  const [error, setError] = useState<string>()
  const [isOpen, setOpen] = useState(!isFolded)
  const field = useRef<HTMLInputElement>(null)
  const [times] = useState(() => followUpTimes(new Date()))

  function choose(moment: string) {
    setAt(moment)
    setError(undefined)
    setOpen(true)
  }
  // Who asked for the fields is led to the first of them.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  function leave() {
    setAt(initial.at)
    setError(undefined)
    setOpen(!isFolded)
    onLeave()
  }
  function submit() {
    const moment = momentInDakar(at)
    const problem = moment ? (isComing(moment) ? undefined : words.passed) : words.missing
    setError(problem)
    if (moment && !problem) onSet({ at: moment.toISOString(), nextAction })
    else field.current?.focus()
  }

  return (
    <form
      className="lead-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <fieldset className="lead-quick">
        <legend className="sr">{words.quick}</legend>
        {(['tomorrow', 'threeDays', 'nextWeek'] as const).map((when) => (
          <button key={when} type="button" aria-pressed={at === times[when]} onClick={() => choose(times[when])}>
            {words[when]}
          </button>
        ))}
        {!isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            {words.another}
          </button>
        )}
      </fieldset>
      {isOpen && (
        <>
          <Field label={words.at} hint={words.atHint} error={error}>
            {(control) => <DateInput {...control} ref={field} hasHour value={at} onValue={choose} />}
          </Field>
          <Field label={words.what} optionalMark={optional}>
            {(control) => (
              <input
                {...control}
                value={nextAction}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => setNextAction(target.value)}
              />
            )}
          </Field>
          <div className="lead-form__acts">
            <Button type="submit" className="btn btn--line" isBusy={isBusy}>
              {words.set}
            </Button>
            <button type="button" className="text-link" onClick={leave}>
              {words.leave}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
