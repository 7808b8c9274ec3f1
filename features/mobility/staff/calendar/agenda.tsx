import { formatClock } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetCar, FleetHire } from '../../hire/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { hireAnchor } from './hire-bar.tsx'
import { sayShortDay } from './spans.ts'

const TONE = { pending: 'warning', confirmed: 'positive', completed: 'neutral', cancelled: 'neutral' } as const

function Moment({ at, isSameDay = false }: { at: string; isSameDay?: boolean }) {
  const { locale } = useSite()
  return (
    <time dateTime={at}>
      {!isSameDay && sayShortDay(at, locale)} <span className="soft">{formatClock(new Date(at), locale)}</span>
    </time>
  )
}

function Entry({ hire, car, mayOpen }: { hire: FleetHire; car: FleetCar | undefined; mayOpen: boolean }) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  const who = hire.person ?? words.booked
  return (
    <li id={hireAnchor(hire.id)} className="agenda__hire" tabIndex={-1}>
      <p className="agenda__when">
        <Moment at={hire.pickup} /> <span aria-hidden="true">–</span>{' '}
        <Moment at={hire.dropoff} isSameDay={sayShortDay(hire.dropoff, locale) === sayShortDay(hire.pickup, locale)} />
      </p>
      <div className="agenda__what">
        <h4 dir="auto">{who}</h4>
        {car && (
          <p>
            {car.name} <span className="soft">{`${car.brand} ${car.model}`}</span>
          </p>
        )}
        <p className="soft">
          {words.freeFrom(sayShortDay(hire.freeFrom, locale), formatClock(new Date(hire.freeFrom), locale))}
        </p>
      </div>
      <p>
        <Badge tone={TONE[hire.status]}>{words.statuses[hire.status]}</Badge>
      </p>
      {mayOpen && (
        <StaffLink className="text-link" to={`${tabPath('bookings')}#booking-${hire.id}`}>
          {words.open}
          <span className="sr">{words.openOf(who)}</span>
        </StaffLink>
      )}
    </li>
  )
}

interface Props {
  hires: readonly FleetHire[]
  cars: readonly FleetCar[]
  /** Staff who do not read enquiries have no bookings to open. */
  mayOpen: boolean
}

/** The same hires in the order of their days: all there is on a phone, and what a bar of the calendar leads to. */
export function Agenda({ hires, cars, mayOpen }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  return (
    <section className="agenda">
      <div className="headrow">
        <h3>{words.agenda}</h3>
        <p className="soft">
          {words.hires(hires.length)} · {words.dakarTime}
        </p>
      </div>
      <ol>
        {hires.map((hire) => (
          <Entry key={hire.id} hire={hire} car={cars.find(({ id }) => id === hire.vehicleId)} mayOpen={mayOpen} />
        ))}
      </ol>
    </section>
  )
}
