import { useNavigate } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatMonth } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { calendarPath } from './calendar-address.ts'
import { shiftMonth } from './month.ts'

interface Props {
  month: string
  car: number | null
  cars: readonly FleetCar[]
}

/** Which month and which car: links and a list, each with its address. */
export function CalendarBar({ month, car, cars }: Props) {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  const navigate = useNavigate()
  const isNow = month === todayInDakar().slice(0, 7)
  const inMonth = (by: number) => calendarPath({ month: shiftMonth(month, by), car })
  return (
    <div className="calbar">
      <nav className="calbar__months" aria-label={words.month}>
        <StaffLink className="icobtn" to={inMonth(-1)} aria-label={words.previous} preventScrollReset>
          <Icon name="back" />
        </StaffLink>
        <h3 aria-live="polite">{formatMonth(`${month}-01`, locale)}</h3>
        <StaffLink className="icobtn" to={inMonth(1)} aria-label={words.next} preventScrollReset>
          <Icon name="arrow" />
        </StaffLink>
        {!isNow && (
          <StaffLink className="text-link" to={calendarPath({ car })} preventScrollReset>
            {words.today}
          </StaffLink>
        )}
      </nav>
      <Field label={words.car}>
        {(control) => (
          <Select
            {...control}
            value={car ?? ''}
            options={[
              { value: '', label: words.allCars },
              ...cars.map(({ id, name, brand, model }) => ({ value: String(id), label: `${name}, ${brand} ${model}` })),
            ]}
            onChange={({ target }) =>
              navigate(calendarPath({ month, car: Number(target.value) }), {
                preventScrollReset: true,
                defaultShouldRevalidate: false,
              })
            }
          />
        )}
      </Field>
    </div>
  )
}
