import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { WEEKDAYS, type Weekday } from '#ui/page/company-profile.ts'
import { useMessages } from '#ui/page/site.ts'
import { hoursMessages } from '../../hours-messages.ts'
import { settingsMessages } from './messages.ts'
import type { SettingsFormValues } from './starting-values.tsx'

/** Open, with its times still to be filled in. */
const NO_TIMES = '-'

/** The hours of the last open day before this one: most days are like the day before. */
function hoursBefore(day: Weekday, values: SettingsFormValues): string {
  const earlier = WEEKDAYS.slice(0, WEEKDAYS.indexOf(day)).map((other) => values[other])
  return earlier.findLast((hours) => hours !== '') ?? NO_TIMES
}

function DayField({ day }: { day: Weekday }) {
  const { hours: words } = useMessages(settingsMessages)
  const { days, closed } = useMessages(hoursMessages)
  const errorText = useErrorText()
  const errorId = useId()
  const { getValues } = useFormContext<SettingsFormValues>()
  const { field, fieldState } = useController<SettingsFormValues>({ name: day })
  const [from = '', to = ''] = field.value.split('-')
  const error = errorText(fieldState.error)
  const isOpen = field.value !== ''
  const time = {
    type: 'time',
    onBlur: field.onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  } as const
  return (
    <div className={error ? 'day field field--bad' : 'day field'}>
      <div className="ticks day__name">
        <label>
          <input
            type="checkbox"
            name={day}
            ref={field.ref}
            checked={isOpen}
            onChange={({ currentTarget: { checked } }) => field.onChange(checked ? hoursBefore(day, getValues()) : '')}
          />
          {days[day]}
        </label>
      </div>
      {isOpen ? (
        <div className="day__times">
          <input
            {...time}
            aria-label={words.from(days[day])}
            value={from}
            onChange={({ currentTarget: { value } }) => field.onChange(`${value}-${to}`)}
          />
          <span aria-hidden="true">{words.to}</span>
          <input
            {...time}
            aria-label={words.until(days[day])}
            value={to}
            onChange={({ currentTarget: { value } }) => field.onChange(`${from}-${value}`)}
          />
        </div>
      ) : (
        <p className="soft day__closed">{closed}</p>
      )}
      {error && (
        <p className="err" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The week, a tick for each day that is open. */
export function HoursFields() {
  return (
    <div className="full days">
      {WEEKDAYS.map((day) => (
        <DayField key={day} day={day} />
      ))}
    </div>
  )
}
