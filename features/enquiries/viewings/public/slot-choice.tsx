import { formatClock, formatDay, formatters } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { inZone } from '../in-zone.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import { bookingMessages } from './booking-messages.ts'

const WEEKDAY = formatters({ weekday: 'short' })
const MONTH = formatters({ month: 'short' })
const dateOf = (day: string) => new Date(`${day}T00:00Z`)

/** The day that is shown: the one that was asked for, or the next after it on which somebody is free. */
export function shownDay({ days }: ViewingSlots, asked: string | null) {
  return days.find(({ day }) => day === asked) ?? days.find(({ day }) => asked !== null && day > asked) ?? days[0]
}

const MOST_NEAR = 3

/** Free starts around one that is taken, in their order. */
export function nearStarts({ days }: ViewingSlots, taken: string): string[] {
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(taken))
  const starts = days.flatMap((day) => day.starts)
  return starts
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_NEAR)
    .sort()
}

interface DaysProps {
  slots: ViewingSlots
  day: string
  onDay: (day: string) => void
}

/** One of the days with a free time. */
export function DayChoice({ slots, day: chosen, onDay }: DaysProps) {
  const words = useMessages(bookingMessages)
  const { locale } = useSite()
  return (
    <FieldGroup label={words.day} isWide>
      <div className="slots slots--days">
        {slots.days.map(({ day }) => (
          <label key={day}>
            <input
              type="radio"
              name="day"
              value={day}
              defaultChecked={day === chosen}
              onChange={() => onDay(day)}
              aria-label={formatDay(dateOf(day), locale, 'weekday')}
            />
            <small>{WEEKDAY[locale].format(dateOf(day))}</small>
            <b>{dateOf(day).getUTCDate()}</b>
            <small>{MONTH[locale].format(dateOf(day))}</small>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** '11:00', 'Wed 2, 02:00': on the visitor's clock, with the day where it is another one. Null where it is Dakar's own. */
function ownClock(start: string, zone: string, locale: Locale) {
  const { dakar, own } = inZone(start, zone, locale)
  if (!own || own.isSameClock) return null
  if (own.day === dakar.day) return { short: own.clock, whole: `${own.clock}, ${own.town}` }
  const day = dateOf(own.day)
  return {
    short: `${WEEKDAY[locale].format(day)} ${day.getUTCDate()}, ${own.clock}`,
    whole: `${formatDay(day, locale, 'weekday')}, ${own.clock}, ${own.town}`,
  }
}

interface StartProps {
  start: string
  zone: string
  /** Also by its day: it stands among others. */
  withDay?: boolean
  chosen: string | null
  isFocused?: boolean
  onStart?: ((start: string) => void) | undefined
}

function Start({ start, zone, withDay = false, chosen, isFocused = false, onStart }: StartProps) {
  const words = useMessages(bookingMessages)
  const { locale } = useSite()
  const moment = new Date(start)
  const clock = formatClock(moment, locale)
  const own = ownClock(start, zone, locale)
  const day = withDay ? `${formatDay(moment, locale, 'weekday')}, ` : ''
  return (
    <label>
      <input
        type="radio"
        name="startsAt"
        value={start}
        required
        defaultChecked={start === chosen}
        {...(isFocused && { autoFocus: true })}
        onChange={() => onStart?.(start)}
        aria-label={day + words.inDakar(clock) + (own ? `; ${own.whole}` : '')}
      />
      {withDay && <small>{formatDay(moment, locale, 'weekday')}</small>}
      <b>{clock}</b>
      {own && <small>{own.short}</small>}
    </label>
  )
}

interface Props {
  slots: ViewingSlots
  /** The shown day. */
  day: string
  zone: string
  error?: string | undefined
  /** Chosen before, and refused: if others have it by now, what is near it is offered. */
  taken: string | null
  chosen: string | null
  isFocused?: boolean | undefined
  onStart?: (start: string) => void
}

/** The free times of a day, in Dakar and where the visitor is; and after a time was lost to somebody, those near it first. */
export function StartChoice({ slots, day, zone, error, taken, chosen, isFocused = false, onStart }: Props) {
  const words = useMessages(bookingMessages)
  const { locale } = useSite()
  const isFree = (one: string) => slots.days.some(({ starts: free }) => free.includes(one))
  const near = taken === null || isFree(taken) ? [] : nearStarts(slots, taken)
  const starts = (shownDay(slots, day)?.starts ?? []).filter((start) => !near.includes(start))
  const [first] = [...near, ...starts]
  const town = first === undefined ? undefined : inZone(first, zone, locale).own
  const start = (one: string, withDay = false) => (
    <Start
      key={one}
      start={one}
      zone={zone}
      withDay={withDay}
      chosen={chosen}
      isFocused={isFocused && one === first}
      onStart={onStart}
    />
  )
  return (
    <FieldGroup
      label={words.time(formatDay(dateOf(day), locale, 'weekday'))}
      hint={town && !town.isSameClock ? words.lengthWith(slots.minutes, town.town) : words.length(slots.minutes)}
      error={error}
      isWide
    >
      {near.length > 0 && (
        <div className="slots__near">
          <p className="small">{words.near}</p>
          <div className="slots slots--near">{near.map((one) => start(one, true))}</div>
        </div>
      )}
      <div className="slots">{starts.map((one) => start(one))}</div>
    </FieldGroup>
  )
}
