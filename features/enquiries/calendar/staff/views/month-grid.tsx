import { useRef, useState } from 'react'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatters } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { at } from '#ui/dates/days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { entriesOn, firstOf } from '../layout/place-entries.ts'
import { calendarMessages } from '../messages.ts'
import { useEntryDrag } from '../move/use-entry-drag.ts'
import { EntryLink } from '../parts/entry-link.tsx'
import { HereMenu } from '../parts/here-menu.tsx'
import { useRoom } from '../room.ts'
import { lookOf, sayDay } from '../say-entry.ts'
import { useIsNarrow } from '../use-calendar-address.ts'
import { useEntryKeys } from '../use-entry-keys.ts'

const MOST_LINES = 4
const MOST_MARKS = 6
const weekdays = formatters({ weekday: 'short' })

interface CellProps {
  day: string
  entries: readonly CalendarEntry[]
  isOther: boolean
}

/** On a phone a day is a number and a mark for each of its entries: a press opens its list. */
function SmallCell({ day, entries, isOther }: CellProps) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place } = useRoom()
  const { shown, more } = firstOf(entries, MOST_MARKS)
  return (
    <StaffLink
      className="cal-cell cal-cell--small"
      to={place.pathOf({ view: 'agenda', day })}
      aria-current={day === todayInDakar() ? 'date' : undefined}
      aria-label={`${words.openDay(sayDay(day, locale))}, ${entries.length}`}
      data-other={isOther || undefined}
    >
      <b>{Number(day.slice(8))}</b>
      <span className="cal-dots" aria-hidden="true">
        {shown.map((entry) => (
          <i key={entry.id} data-kind={entry.kind} data-look={lookOf(entry)} />
        ))}
        {more > 0 && <span>+{more}</span>}
      </span>
    </StaffLink>
  )
}

function Cell({ day, entries, isOther }: CellProps) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place, mayWrite, move } = useRoom()
  const [isHere, setHere] = useState(false)
  const { shown, more } = firstOf(entries, MOST_LINES)
  const said = sayDay(day, locale)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have a button of their own, below
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have a button of their own, below
    <div
      className="cal-cell"
      data-zone="cell"
      data-day={day}
      data-other={isOther || undefined}
      data-aim={move.lifted?.target.day === day || undefined}
      onClick={({ target, currentTarget }) => mayWrite && target === currentTarget && setHere(true)}
    >
      <StaffLink
        className="cal-cell__day"
        to={place.pathOf({ view: 'day', day })}
        aria-current={day === todayInDakar() ? 'date' : undefined}
        aria-label={words.openDay(said)}
      >
        {Number(day.slice(8))}
      </StaffLink>
      {shown.map((entry) => (
        <EntryLink key={entry.id} entry={entry} on={day} form="line" />
      ))}
      {more > 0 && (
        <StaffLink className="cal-more" to={place.pathOf({ view: 'day', day })} aria-label={words.moreOf(more, said)}>
          {words.more(more)}
        </StaffLink>
      )}
      {mayWrite && (
        <button
          type="button"
          className="cal-plus"
          aria-label={words.add.on(said)}
          aria-expanded={isHere}
          onClick={() => setHere(true)}
        >
          +
        </button>
      )}
      {isHere && <HereMenu at={{ day, minute: null }} onClose={() => setHere(false)} />}
    </div>
  )
}

interface Props {
  /** Whole weeks. */
  days: readonly string[]
  /** A day of the month that is meant. */
  day: string
  entries: readonly CalendarEntry[]
}

/** A month, week under week: the first entries of each day, and how many more. */
export function MonthGrid({ days, day, entries }: Props) {
  const { dakarSaid } = useMessages(calendarMessages)
  const { locale } = useSite()
  const root = useRef<HTMLDivElement>(null)
  const { onKeyDown, onFocus } = useEntryKeys(root, entries)
  const { onPointerDown } = useEntryDrag(root, entries)
  const OneCell = useIsNarrow() ? SmallCell : Cell
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its entries are links; keys pass by on their way up */}
      <div ref={root} className="cal-month" onKeyDown={onKeyDown} onFocus={onFocus} onPointerDown={onPointerDown}>
        {days.slice(0, 7).map((each) => (
          <p key={each} className="cal-month__weekday" aria-hidden="true">
            {weekdays[locale].format(at(each))}
          </p>
        ))}
        {days.map((each) => (
          <OneCell
            key={each}
            day={each}
            entries={entriesOn(entries, each)}
            isOther={each.slice(0, 7) !== day.slice(0, 7)}
          />
        ))}
      </div>
      <p className="soft small">{dakarSaid}</p>
    </>
  )
}
