import { formatClock } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { hireStaffMessages } from '../hires/messages.ts'
import { RemoveBlock } from '../hires/remove-block.tsx'
import { vehicleStaffMessages } from '../messages.ts'
import { anchorOf, type CalendarEntry } from './entries.ts'
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

function HireState({ hire, mayOpen }: { hire: Extract<CalendarEntry, { kind: 'hire' }>; mayOpen: boolean }) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  return (
    <>
      <p>
        <Badge tone={TONE[hire.status]}>{words.statuses[hire.status]}</Badge>
      </p>
      {mayOpen && (
        <StaffLink className="text-link" to={`${tabPath('bookings')}#booking-${hire.id}`}>
          {words.open}
          <span className="sr">{words.openOf(hire.person ?? words.booked)}</span>
        </StaffLink>
      )}
    </>
  )
}

interface EntryProps extends Pick<Props, 'mayOpen' | 'mayWrite'> {
  entry: CalendarEntry
  car: FleetCar | undefined
}

function Entry({ entry, car, mayOpen, mayWrite }: EntryProps) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { off } = useMessages(hireStaffMessages)
  const { locale } = useSite()
  const { pickup, dropoff } = entry
  const free = entry.kind === 'block' ? dropoff : entry.freeFrom
  return (
    <li id={anchorOf(entry)} className="agenda__hire" tabIndex={-1}>
      <p className="agenda__when">
        <Moment at={pickup} /> <span aria-hidden="true">–</span>{' '}
        <Moment at={dropoff} isSameDay={sayShortDay(dropoff, locale) === sayShortDay(pickup, locale)} />
      </p>
      <div className="agenda__what">
        <h4 dir="auto">{entry.kind === 'block' ? entry.reason || off.name : (entry.person ?? words.booked)}</h4>
        {car && (
          <p>
            {car.name} <span className="soft">{`${car.brand} ${car.model}`}</span>
          </p>
        )}
        <p className="soft">{words.freeFrom(sayShortDay(free, locale), formatClock(new Date(free), locale))}</p>
      </div>
      {entry.kind === 'hire' ? (
        <HireState hire={entry} mayOpen={mayOpen} />
      ) : (
        <>
          <p>
            <Badge tone="neutral">{off.name}</Badge>
          </p>
          {mayWrite && <RemoveBlock id={entry.id} reason={entry.reason || off.name} />}
        </>
      )}
    </li>
  )
}

interface Props {
  entries: readonly CalendarEntry[]
  cars: readonly FleetCar[]
  /** Staff who do not read enquiries have no bookings to open. */
  mayOpen: boolean
  mayWrite: boolean
}

/** The same hires and blocks in the order of their days: all there is on a phone, and what a bar of the calendar leads to. */
export function Agenda({ entries, cars, ...may }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { off } = useMessages(hireStaffMessages)
  const blocks = entries.filter(({ kind }) => kind === 'block').length
  return (
    <section className="agenda">
      <div className="headrow">
        <h3>{words.agenda}</h3>
        <p className="soft">
          {words.hires(entries.length - blocks)}
          {blocks > 0 && ` · ${off.count(blocks)}`} · {words.dakarTime}
        </p>
      </div>
      <ol>
        {entries.map((entry) => (
          <Entry key={anchorOf(entry)} entry={entry} car={cars.find(({ id }) => id === entry.vehicleId)} {...may} />
        ))}
      </ol>
    </section>
  )
}
