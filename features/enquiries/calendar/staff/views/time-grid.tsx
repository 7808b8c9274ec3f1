import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatters, sayClock } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { at } from '#ui/dates/days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { firstOf, isOfDay, MINUTES_PER_DAY, spanOn } from '../layout/place-entries.ts'
import { calendarMessages } from '../messages.ts'
import { movedTo, type Target } from '../move/target.ts'
import { useEntryDrag } from '../move/use-entry-drag.ts'
import { EntryLink } from '../parts/entry-link.tsx'
import { useRoom } from '../room.ts'
import { sayDay } from '../say-entry.ts'
import { useIsNarrow } from '../use-calendar-address.ts'
import { useEntryKeys } from '../use-entry-keys.ts'
import { DayColumn } from './day-column.tsx'
import { ownClockOn } from './own-clock.ts'

const USUAL = { first: 7 * 60, last: 21 * 60 }
const WHOLE = { first: 0, last: MINUTES_PER_DAY }
/** So many whole-day lines; one more would be "2 more". */
const MOST_LINES = 4

const weekdays = formatters({ weekday: 'short' })

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place } = useRoom()
  return (
    <StaffLink
      className="cal-dayhead"
      to={place.pathOf({ view: 'day', day })}
      aria-current={isToday ? 'date' : undefined}
      aria-label={words.openDay(sayDay(day, locale))}
    >
      <span>{weekdays[locale].format(at(day))}</span>
      <b>{Number(day.slice(8))}</b>
    </StaffLink>
  )
}

interface RowProps {
  day: string
  entries: readonly CalendarEntry[]
}

/** What is of the whole day. */
function WholeDay({ day, entries }: RowProps) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place, move } = useRoom()
  const { shown, more } = firstOf(
    entries.filter((entry) => isOfDay(entry, day)),
    MOST_LINES,
  )
  const isAim = move.lifted?.target.day === day && move.lifted.target.minute === null
  return (
    <div className="cal-whole" data-zone="row" data-day={day} data-aim={isAim || undefined}>
      {shown.map((entry) => (
        <EntryLink key={entry.id} entry={entry} on={day} form="line" />
      ))}
      {more > 0 && (
        <StaffLink
          className="cal-more"
          to={place.pathOf({ view: 'agenda', day })}
          aria-label={words.moreOf(more, sayDay(day, locale))}
        >
          {words.more(more)}
        </StaffLink>
      )}
    </div>
  )
}

/** The hours beside the columns, and a second time where the device's clock is another. */
function Scale({ day, hours: { first, last } }: { day: string; hours: { first: number; last: number } }) {
  const { locale } = useSite()
  const own = ownClockOn(day)
  const marks = Array.from({ length: (last - first) / 60 }, (_, index) => first + index * 60)
  return (
    <div className="cal-scale" aria-hidden="true">
      {marks.map((minute) => (
        <div key={minute}>
          <span>{sayClock(`${String(minute / 60).padStart(2, '0')}:00`, locale)}</span>
          {own && <span className="cal-scale__own">{sayClock(own.at(minute), locale)}</span>}
        </div>
      ))}
    </div>
  )
}

/** Entries that begin and end outside of the usual hours: nothing is kept from anybody without a word. */
function countOutside(entries: readonly CalendarEntry[], days: readonly string[]): { earlier: number; later: number } {
  const spans = days.flatMap((day) => entries.flatMap((entry) => spanOn(entry, day) ?? []))
  return {
    earlier: spans.filter(({ to }) => to <= USUAL.first).length,
    later: spans.filter(({ from }) => from >= USUAL.last).length,
  }
}

interface Props {
  days: readonly string[]
  entries: readonly CalendarEntry[]
}

/** One day or seven, hour by hour. */
export function TimeGrid({ days, entries }: Props) {
  const words = useMessages(calendarMessages)
  const { move } = useRoom()
  const root = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  const [here, setHere] = useState<Target | null>(null)
  const today = todayInDakar()
  const first = days[0] ?? today
  const own = ownClockOn(first)
  const { onKeyDown, onFocus } = useEntryKeys(root, entries)
  const { onPointerDown } = useEntryDrag(root, entries)
  const isNarrow = useIsNarrow()
  const carried = move.lifted && spanOn(movedTo(move.lifted.entry, move.lifted.target), move.lifted.target.day)
  const isOutside = carried !== null && (carried.from < USUAL.first || carried.to > USUAL.last)
  const isWhole = isWide || isOutside
  const hours = isWhole ? WHOLE : USUAL
  const outside = countOutside(entries, days)
  const most = days.length === 1 ? (isNarrow ? 3 : 8) : isNarrow ? 2 : 3

  // On a phone a week is wider than the screen: today comes first into view.
  useEffect(() => {
    const box = root.current
    const column = box?.querySelector<HTMLElement>('.cal-column[data-today]')
    const scale = box?.querySelector<HTMLElement>('.cal-scale')
    if (box && column && scale) box.scrollLeft = column.offsetLeft - scale.offsetWidth
  }, [])

  const moreHours = (count: number, label: string) =>
    !isWhole && (
      <button type="button" className="cal-hours" onClick={() => setWide(true)}>
        {label}
        {count > 0 && <b> · {count}</b>}
      </button>
    )

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its entries are links; keys pass by on their way up */}
      <div
        ref={root}
        className="cal-grid"
        data-own={own !== null || undefined}
        style={{ '--days': days.length, '--hours': (hours.last - hours.first) / 60 } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
      >
        <div className="cal-grid__head">
          <div className="cal-corner" aria-hidden="true">
            <span>{words.dakar}</span>
            {own && <span className="cal-scale__own">{own.town}</span>}
          </div>
          {days.map((day) => (
            <DayHead key={day} day={day} isToday={day === today} />
          ))}
        </div>
        <div className="cal-grid__whole">
          <p className="cal-corner">{words.wholeDay}</p>
          {days.map((day) => (
            <WholeDay key={day} day={day} entries={entries} />
          ))}
        </div>
        {moreHours(outside.earlier, words.earlier)}
        <div className="cal-grid__body">
          <Scale day={first} hours={hours} />
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              entries={entries}
              hours={hours}
              isToday={day === today}
              most={most}
              here={here?.day === day ? here : null}
              onHere={setHere}
            />
          ))}
        </div>
        {moreHours(outside.later, words.later)}
      </div>
      {isWide && (
        <button type="button" className="text-link" onClick={() => setWide(false)}>
          {words.fewer}
        </button>
      )}
      <p className="soft small">{own ? words.dakarAndOwn(own.town) : words.dakarSaid}</p>
    </>
  )
}
