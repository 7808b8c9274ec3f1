import { todayInDakar } from '#common/dakar-time.ts'
import { formatMonth } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { calendarPath } from './calendar-address.ts'
import type { CalendarEntry } from './entries.ts'
import { DayEntries } from './hire-bar.tsx'
import { daysOfMonth, isWeekend } from './month.ts'
import { sayWeekday, spansOf } from './spans.ts'

interface Props {
  month: string
  cars: readonly FleetCar[]
  entries: readonly CalendarEntry[]
}

/** The whole fleet: a row for each car, a column for each day. */
export function FleetTable({ month, cars, entries }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  const days = daysOfMonth(month)
  const today = todayInDakar()
  return (
    <table className="fleetcal">
      <caption className="sr">{words.caption(formatMonth(`${month}-01`, locale))}</caption>
      <thead>
        <tr>
          <th scope="col" className="fleetcal__car">
            {words.carColumn}
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={String(Number(day.slice(8)))}
              data-weekend={isWeekend(day) || undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <span aria-hidden="true">{sayWeekday(day, locale, 'narrow')}</span>
              <span className="sr">{sayWeekday(day, locale, 'long')}</span> {Number(day.slice(8))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cars.map((car) => {
          const spans = spansOf(
            entries.filter(({ vehicleId }) => vehicleId === car.id),
            days,
          )
          return (
            <tr key={car.id}>
              <th scope="row" className="fleetcal__car">
                <StaffLink to={calendarPath({ month, car: car.id })} preventScrollReset>
                  {car.name}
                </StaffLink>
                <small>
                  {car.brand} {car.model}
                  {!car.isAvailable && `, ${words.offRoad}`}
                </small>
              </th>
              {days.map((day, place) => (
                <td key={day} data-weekend={isWeekend(day) || undefined} data-today={day === today || undefined}>
                  <DayEntries place={place} spans={spans} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
