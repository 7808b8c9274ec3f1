import type { CSSProperties } from 'react'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CalendarEntry } from '../../calendar-entry.ts'
import { minuteOf } from '../layout/place-entries.ts'
import { calendarMessages } from '../messages.ts'
import { useRoom } from '../room.ts'
import { initialsOf, isLate, lookOf, sayAbout, sayEntry, sayHours, sayTitle } from '../say-entry.ts'
import { KindMark } from './kind-mark.tsx'

/** A person's letters, in a square: told apart without a colour. */
export function PersonMark({ personId }: { personId: number | null }) {
  const name = useRoom().nameOf(personId)
  return name ? (
    <span className="who cal-who" title={name} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : null
}

interface Props {
  entry: CalendarEntry
  /** Of the days it lasts the one that it is shown on. */
  on: string
  /** A block between hours, a line of a full day or a month, or a row of a list. */
  form: 'block' | 'line' | 'row'
  style?: CSSProperties
}

/** What stands in the calendar, and the way to where it is worked on. */
export function EntryLink({ entry, on, form, style }: Props) {
  const words = useMessages(calendarMessages)
  const { locale } = useSite()
  const { nameOf, now, move, mayWrite } = useRoom()
  const { id, kind, path, personId, startsAt, isMovable } = entry
  const isOverdue = isLate(entry, now)
  const label = sayEntry(entry, words, locale, nameOf(personId), isOverdue)
  const hours = sayHours(entry, words, locale)
  // How long something takes a block shows by its height; a row of a list has room for the word of what has no hour.
  const [start, till] = hours?.split('–') ?? []
  const told = form === 'row' ? (hours ?? words.kinds[kind]) : start
  const canMove = isMovable && mayWrite
  return (
    <StaffLink
      to={path}
      className={`cal-entry cal-entry--${form}`}
      style={style}
      draggable={false}
      data-entry={id}
      data-on={on}
      data-minute={startsAt === null ? -1 : minuteOf(startsAt, on)}
      data-kind={kind}
      data-look={lookOf(entry)}
      data-late={isOverdue || undefined}
      data-movable={canMove || undefined}
      data-lifted={move.lifted?.entry.id === id || undefined}
      title={label}
      aria-label={canMove ? `${label} ${words.move.hint}` : label}
      aria-keyshortcuts={canMove ? 'M' : undefined}
    >
      <KindMark kind={kind} />
      {told && (
        <span className="cal-entry__hours">
          {told}
          {form === 'block' && till && <span className="cal-entry__till">–{till}</span>}
        </span>
      )}
      <b className="cal-entry__title" dir="auto">
        {sayTitle(entry, locale)}
      </b>
      <span className="cal-entry__about" dir="auto">
        {sayAbout(entry, locale)}
      </span>
      <PersonMark personId={kind === 'off' ? null : personId} />
    </StaffLink>
  )
}
