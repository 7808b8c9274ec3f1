import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDay, formatMonth, formatters } from '#common/dates.ts'
import { Icon } from '../icon.tsx'
import { useMessages, useSite } from '../page/site.ts'
import { dateMessages } from './date-messages.ts'
import { addMonths, at, STEPS_BY_KEY, weeksOf } from './days.ts'

const weekdays = formatters({ weekday: 'short' })

interface Props {
  /** The day that stands in the field, if there is one. */
  chosen: string | null
  today: string
  onPick: (day: string) => void
}

/** A month to choose a day from, in the language of the page: by mouse, by finger or by arrow keys. */
export function DayPicker({ chosen, today, onPick }: Props) {
  const words = useMessages(dateMessages)
  const { locale } = useSite()
  const [focused, setFocused] = useState(chosen ?? today)
  const days = useRef<HTMLTableElement>(null)
  // It opens at this day and follows the keys; whoever turns the months stays at that button.
  const follows = useRef(true)
  useEffect(() => {
    if (follows.current) days.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    follows.current = false
  }, [focused])

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS_BY_KEY[event.key]
    if (!step) return
    event.preventDefault()
    follows.current = true
    setFocused(step)
  }

  const weeks = weeksOf(focused)
  const month = focused.slice(0, 7)
  const turn = (by: 1 | -1) => (
    <button
      type="button"
      className="icobtn"
      aria-label={by === 1 ? words.next : words.previous}
      onClick={() => setFocused(addMonths(focused, by))}
    >
      <Icon name={by === 1 ? 'arrow' : 'back'} />
    </button>
  )
  return (
    <>
      <div className="daypick__head">
        {turn(-1)}
        <p aria-live="polite">{formatMonth(`${month}-01`, locale)}</p>
        {turn(1)}
      </div>
      <table ref={days} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdays[locale].format(at(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-outside={!day.startsWith(month) || undefined}
                    tabIndex={day === focused ? 0 : -1}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={formatDay(at(day), locale, 'full')}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
