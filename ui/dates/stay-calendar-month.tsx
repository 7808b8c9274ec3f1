import type { CSSProperties } from 'react'
import { formatDay, formatMonth, formatters } from '#common/dates.ts'
import { useMessages, useSite } from '../page/site.ts'
import { at, type DayState, weeksOf } from './days.ts'
import { stayCalendarMessages } from './stay-calendar-messages.ts'

const weekdays = formatters({ weekday: 'short' })

export interface DayPrice {
  /** Under the number: '140 000'. */
  short: string
  /** As it is heard: '140 000 FCFA'. */
  said: string
}

/** Where a day stands in what is chosen. */
export type DayPart = 'only' | 'start' | 'middle' | 'end'

export interface MonthProps {
  /** Any day of it. */
  month: string
  picks: 'nights' | 'days'
  today: string
  /** The one day that the Tab key reaches. */
  tabStop: string
  isWithin: (day: string) => boolean
  stateOf: (day: string) => DayState
  partOf: (day: string) => DayPart | undefined
  /** It ends no stay that begins where the choice has begun. */
  isApart: (day: string) => boolean
  priceOf?: ((day: string) => DayPrice | null) | undefined
  noteOf?: ((day: string) => string | null | undefined) | undefined
  kindOf?: ((day: string) => string | undefined) | undefined
}

/** One month of the calendar: a grid of days, each a button that says all there is to know of it. */
export function CalendarMonth({ month, picks, today, tabStop, isWithin, stateOf, partOf, isApart, ...of }: MonthProps) {
  const words = useMessages(stayCalendarMessages)
  const { locale } = useSite()
  const isNights = picks === 'nights'
  const partWords: Record<DayPart, string> = {
    only: isNights ? words.arrival : words.between,
    start: isNights ? words.arrival : words.first,
    middle: words.between,
    end: isNights ? words.departure : words.last,
  }
  const weeks = weeksOf(month)
  const inMonth = month.slice(0, 7)
  const name = formatMonth(`${inMonth}-01`, locale)

  function drawDay(day: string) {
    const state = isWithin(day) ? stateOf(day) : 'closed'
    const part = partOf(day)
    const price = state === 'free' || state === 'arrival-only' ? of.priceOf?.(day) : null
    const note = of.noteOf?.(day)
    const said = [
      formatDay(at(day), locale, 'full'),
      day === today && words.today,
      words.states[state],
      note,
      price?.said,
      part && partWords[part],
    ]
    const isOpen = isNights ? state !== 'taken' && state !== 'closed' : isWithin(day)
    return (
      <td key={day} data-part={part}>
        <button
          type="button"
          data-day={day}
          data-state={state}
          data-kind={of.kindOf?.(day)}
          data-apart={isApart(day) || undefined}
          tabIndex={day === tabStop ? 0 : -1}
          aria-disabled={!isOpen || undefined}
          aria-pressed={part !== undefined}
          aria-current={day === today ? 'date' : undefined}
          aria-label={said.filter(Boolean).join(', ')}
          title={note ?? undefined}
        >
          <span className="cal__day">{Number(day.slice(8))}</span>
          {price && <span className="cal__price">{price.short}</span>}
        </button>
      </td>
    )
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: readers then leave the arrow keys to it
    <table className="cal__month" role="grid" aria-label={name}>
      <caption aria-hidden="true">{name}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatDay(at(day), locale, 'weekday').split(' ')[0]}>
              {weekdays[locale].format(at(day)).replace('.', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody style={{ '--weeks': weeks.length } as CSSProperties}>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map((day) => (day.startsWith(inMonth) ? drawDay(day) : <td key={day} />))}</tr>
        ))}
      </tbody>
    </table>
  )
}
