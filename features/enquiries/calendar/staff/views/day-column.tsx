import type { CSSProperties, MouseEvent } from 'react'
import { formatClock } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { MINUTES_PER_DAY, minuteOf, placeEntries, type Span, spanOn } from '../layout/place-entries.ts'
import { calendarMessages } from '../messages.ts'
import { movedTo, type Target } from '../move/target.ts'
import { EntryLink } from '../parts/entry-link.tsx'
import { HereMenu } from '../parts/here-menu.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import { useRoom } from '../room.ts'
import { sayDay, sayHours, sayTitle } from '../say-entry.ts'

/** What is added begins at a half hour; it is set exactly where it is written down. */
const HALF_HOUR = 30

type Hours = { first: number; last: number }

/** From above and from below, as shares of the hours that are shown; null where it lies outside. */
function heightOf({ from, to }: Span, { first, last }: Hours): CSSProperties | null {
  if (to <= first || from >= last) return null
  const share = (minute: number) => `${((Math.min(Math.max(minute, first), last) - first) / (last - first)) * 100}%`
  return { top: share(from), height: `calc(${share(to)} - ${share(from)})` }
}

function BusyLayer({ day, hours }: { day: string; hours: Hours }) {
  const { busy: words } = useMessages(calendarMessages)
  const { busy, nameOf } = useRoom()
  return busy.map(({ startsAt, endsAt, personId, viewingId }) => {
    const from = Math.max(minuteOf(startsAt, day), 0)
    const to = Math.min(minuteOf(endsAt, day), MINUTES_PER_DAY)
    const style = from < to && heightOf({ from, to }, hours)
    if (!style) return null
    const who = nameOf(personId)
    return (
      <div key={`${startsAt} ${personId} ${viewingId}`} className="cal-busy" style={style} aria-hidden="true">
        {personId === null ? words.home : who && words.taken(who)}
      </div>
    )
  })
}

/** Where something would be put: as long as it is, with its time. */
function Ghost({ day, hours }: { day: string; hours: Hours }) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { lifted } = useRoom().move
  if (!lifted) return null
  const entry = movedTo(lifted.entry, lifted.target)
  const span = spanOn(entry, day)
  const style = span && heightOf(span, hours)
  if (!style) return null
  return (
    <div className="cal-entry cal-entry--block cal-ghost" style={style} data-kind={entry.kind} aria-hidden="true">
      <KindMark kind={entry.kind} />
      <span className="cal-entry__hours">{sayHours(entry, words, locale)}</span>
      <b className="cal-entry__title">{sayTitle(entry, locale)}</b>
    </div>
  )
}

function NowLine({ hours }: { hours: Hours }) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { now } = useRoom()
  const moment = new Date(now)
  const from = moment.getUTCHours() * 60 + moment.getUTCMinutes()
  const style = heightOf({ from, to: from + 1 }, hours)
  return style && <div className="cal-now" style={{ top: style.top }} title={words.now(formatClock(moment, locale))} />
}

interface Props {
  day: string
  entries: readonly CalendarEntry[]
  hours: Hours
  isToday: boolean
  /** So many beside each other; for the rest there is no room. */
  most: number
  here: Target | null
  onHere: (target: Target | null) => void
}

/** The hours of one day. */
export function DayColumn({ day, entries, hours, isToday, most, here, onHere }: Props) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place, mayWrite } = useRoom()
  const { first, last } = hours
  const { placed, hidden } = placeEntries(entries, day, most)
  const sideways = ({ column, columns }: { column: number; columns: number }) => ({
    left: `${(column / columns) * 100}%`,
    width: `${100 / columns}%`,
  })
  const said = sayDay(day, locale)

  function press({ target, currentTarget, clientY }: MouseEvent<HTMLElement>): void {
    if (target !== currentTarget || !mayWrite) return
    const { top, height } = currentTarget.getBoundingClientRect()
    const share = height > 0 ? (clientY - top) / height : 0
    const minute = Math.floor((first + share * (last - first)) / HALF_HOUR) * HALF_HOUR
    onHere({ day, minute: Math.min(Math.max(minute, first), last - HALF_HOUR) })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have a button of their own, below
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have a button of their own, below
    <div
      className="cal-column"
      data-zone="time"
      data-day={day}
      data-first={first}
      data-last={last}
      data-today={isToday || undefined}
      onClick={press}
    >
      <BusyLayer day={day} hours={hours} />
      {placed.map(({ entry, from, to, ...across }) => {
        const style = heightOf({ from, to }, hours)
        return (
          style && (
            <EntryLink key={entry.id} entry={entry} on={day} form="block" style={{ ...style, ...sideways(across) }} />
          )
        )
      })}
      {hidden.map(({ from, to, count, ...across }) => {
        const style = heightOf({ from, to }, hours)
        return (
          style && (
            <StaffLink
              key={from}
              className="cal-more"
              to={place.pathOf({ view: place.view === 'day' ? 'agenda' : 'day', day })}
              style={{ ...style, ...sideways(across) }}
              aria-label={words.moreOf(count, said)}
            >
              {words.more(count)}
            </StaffLink>
          )
        )
      })}
      <Ghost day={day} hours={hours} />
      {isToday && <NowLine hours={hours} />}
      {mayWrite && (
        <button
          type="button"
          className="cal-plus"
          aria-label={words.add.on(said)}
          aria-expanded={here !== null}
          onClick={() => onHere({ day, minute: 600 })}
        >
          +
        </button>
      )}
      {here?.minute !== undefined && here.minute !== null && (
        <HereMenu
          at={here}
          style={heightOf({ from: here.minute, to: here.minute + HALF_HOUR }, hours) ?? {}}
          onClose={() => onHere(null)}
        />
      )}
    </div>
  )
}
