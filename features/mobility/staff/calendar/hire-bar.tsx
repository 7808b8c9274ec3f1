import { formatDateTime } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetHire } from '../../hire/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { isLaterDayOf, isNear, type Span } from './spans.ts'

/** Where the list below the calendar tells more of a hire. */
export const hireAnchor = (id: number) => `hire-${id}`

/** A hire read out in full. */
function useHireText(): (hire: FleetHire) => string {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  return ({ person, status, pickup, dropoff }) =>
    words.hire(
      person ?? words.booked,
      words.statuses[status],
      formatDateTime(pickup, locale),
      formatDateTime(dropoff, locale),
    )
}

/** A few hours would be a sliver nobody can read or press: where nothing else needs the room, a bar fills most of its day. */
const LEAST = 0.9

/** In widths of a day. A hire of one day stays within it; its hours stand in its words. */
function drawn({ offset, length }: Span<FleetHire>, isAlone: boolean): { left: number; width: number } {
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

function HireBar({ span, isAlone }: { span: Span<FleetHire>; isAlone: boolean }) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const say = useHireText()
  const { hire, isCutBefore, isCutAfter } = span
  const text = say(hire)
  const who = hire.person ?? words.booked
  const { left, width } = drawn(span, isAlone)
  return (
    <a
      className="hire"
      href={`#${hireAnchor(hire.id)}`}
      title={text}
      aria-label={text}
      data-status={hire.status}
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
  spans: readonly Span<FleetHire>[]
}

/** What one day of a row holds: the bars that begin there, and for the ear that an earlier one goes on. */
export function DayHires({ place, spans }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const goingOn = spans.filter((span) => isLaterDayOf(span, place))
  return (
    <>
      {goingOn.map(({ hire }) => (
        <span key={hire.id} className="sr">
          {hire.person ?? words.booked}
        </span>
      ))}
      {spans
        .filter(({ day }) => day === place)
        .map((span) => (
          <HireBar key={span.hire.id} span={span} isAlone={!spans.some((other) => isNear(span, other))} />
        ))}
    </>
  )
}
