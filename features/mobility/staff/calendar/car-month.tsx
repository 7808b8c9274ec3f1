import { todayInDakar } from '#common/dakar-time.ts'
import { formatMonth } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import type { CalendarEntry } from './entries.ts'
import { DayEntries } from './hire-bar.tsx'
import { isWeekend, weeksOf } from './month.ts'
import { sayWeekday, spansOf } from './spans.ts'

/** Any Monday will do: only the names of the days are read from it. */
const A_WEEK = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-01-${day}`)

interface Props {
  month: string
  car: FleetCar
  entries: readonly CalendarEntry[]
}

/** One car, week by week: as wide as a phone. */
export function CarMonth({ month, car, entries }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  const today = todayInDakar()
  return (
    <table className="carcal">
      <caption className="sr">{words.captionOf(car.name, formatMonth(`${month}-01`, locale))}</caption>
      <thead>
        <tr>
          {A_WEEK.map((day) => (
            <th key={day} scope="col" data-weekend={isWeekend(day) || undefined}>
              <span aria-hidden="true">{sayWeekday(day, locale, 'short')}</span>
              <span className="sr">{sayWeekday(day, locale, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(({ before, days, after }) => {
          const spans = spansOf(entries, days)
          return (
            <tr key={days[0]}>
              {before > 0 && <td colSpan={before} className="carcal__none" />}
              {days.map((day, place) => (
                <td
                  key={day}
                  data-weekend={isWeekend(day) || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <span className="carcal__day">{Number(day.slice(8))}</span>
                  <div className="carcal__hires">
                    <DayEntries place={place} spans={spans} />
                  </div>
                </td>
              ))}
              {after > 0 && <td colSpan={after} className="carcal__none" />}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
