import { formatDateTime } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { hireStaffMessages } from '../hires/messages.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { anchorOf, type CalendarEntry } from './entries.ts'
import { isLaterDayOf, isNear, type Span } from './spans.ts'

/** Whose bar it is, and the same read out in full. */
function useEntryWords() {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { off } = useMessages(hireStaffMessages)
  const { locale } = useSite()
  return {
    nameOf: (entry: CalendarEntry) =>
      entry.kind === 'block' ? entry.reason || off.name : (entry.person ?? words.booked),
    say(entry: CalendarEntry) {
      const [from, until] = [formatDateTime(entry.pickup, locale), formatDateTime(entry.dropoff, locale)]
      if (entry.kind === 'block') return off.span(entry.reason, from, until)
      return words.hire(entry.person ?? words.booked, words.statuses[entry.status], from, until)
    },
  }
}

/** A few hours would be a sliver nobody can read or press: where nothing else needs the room, a bar fills most of its day. */
const LEAST = 0.9

/** In widths of a day. A hire of one day stays within it; its hours stand in its words. */
function drawn({ offset, length }: Span<CalendarEntry>, isAlone: boolean): { left: number; width: number } {
  if (!isAlone || length >= LEAST) return { left: offset, width: length }
  return { left: offset + length <= 1 ? Math.min(offset, 1 - LEAST) : offset, width: LEAST }
}

/** All that fits on the bar of a single day. */
const initialsOf = (person: string) =>
  person
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((name) => [...name][0])
    .join('')

function HireBar({ span, isAlone }: { span: Span<CalendarEntry>; isAlone: boolean }) {
  const { say, nameOf } = useEntryWords()
  const { hire: entry, isCutBefore, isCutAfter } = span
  const text = say(entry)
  const who = nameOf(entry)
  const { left, width } = drawn(span, isAlone)
  return (
    <a
      className="hire"
      href={`#${anchorOf(entry)}`}
      title={text}
      aria-label={text}
      data-status={entry.kind === 'block' ? 'blocked' : entry.status}
      data-cut-before={isCutBefore || undefined}
      data-cut-after={isCutAfter || undefined}
      // In widths of a day: the cell it hangs in is one.
      style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
    >
      <span className="hire__name" dir="auto">
        {who}
      </span>
      <span className="hire__initials">{initialsOf(who)}</span>
    </a>
  )
}

interface Props {
  /** Place in the row, from 0. */
  place: number
  spans: readonly Span<CalendarEntry>[]
}

/** What one day of a row holds: the bars that begin there, and for the ear that an earlier one goes on. */
export function DayEntries({ place, spans }: Props) {
  const { nameOf } = useEntryWords()
  const goingOn = spans.filter((span) => isLaterDayOf(span, place))
  return (
    <>
      {goingOn.map(({ hire }) => (
        <span key={anchorOf(hire)} className="sr">
          {nameOf(hire)}
        </span>
      ))}
      {spans
        .filter(({ day }) => day === place)
        .map((span) => (
          <HireBar key={anchorOf(span.hire)} span={span} isAlone={!spans.some((other) => isNear(span, other))} />
        ))}
    </>
  )
}
