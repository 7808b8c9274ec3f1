import { useMessages, useSite } from '#app/site.ts'
import { formatDateTime } from '#common/dates.ts'
import type { FleetHire } from '#features/enquiries/reservation/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { isLaterDayOf, type Span } from './spans.ts'

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

function HireBar({ span }: { span: Span<FleetHire> }) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const say = useHireText()
  const { hire, offset, length, isCutBefore, isCutAfter } = span
  const text = say(hire)
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
      style={{ left: `${offset * 100}%`, width: `${length * 100}%` }}
    >
      <span dir="auto">{hire.person ?? words.booked}</span>
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
          <HireBar key={span.hire.id} span={span} />
        ))}
    </>
  )
}
