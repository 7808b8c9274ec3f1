import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMonth } from '#common/dates.ts'
import { can } from '#common/permissions.ts'
import { RecordHead } from '#platform/staff-kit/record-head.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { FleetCalendar as Calendar, FleetCar } from '../../hire/fleet-calendar.server.ts'
import { AddHireDialog } from '../hires/add-hire-dialog.tsx'
import { BlockDialog } from '../hires/block-dialog.tsx'
import { FLEET_CALENDAR_URL } from '../hires/car-options.ts'
import { hireStaffMessages } from '../hires/messages.ts'
import { vehicleStaffMessages } from '../messages.ts'
import { ViewLinks } from '../view-links.tsx'
import { Agenda } from './agenda.tsx'
import { useCalendarAddress } from './calendar-address.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CarMonth } from './car-month.tsx'
import { entriesOf } from './entries.ts'
import { FleetTable } from './fleet-table.tsx'
import { daysOfMonth } from './month.ts'

/** Read anew each time it is opened: visitors reserve while staff look elsewhere. */
function useCalendar(month: string) {
  const days = daysOfMonth(month)
  return useQuery<Calendar>({
    queryKey: [`${FLEET_CALENDAR_URL}?from=${days[0]}&to=${days.at(-1)}`],
    staleTime: 0,
    // Another month has the same cars: the table stays where it is until its hires are there.
    placeholderData: keepPreviousData,
  })
}

function Key() {
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { off } = useMessages(hireStaffMessages)
  return (
    <ul className="calkey" aria-label={words.key}>
      {(['confirmed', 'pending', 'completed'] as const).map((status) => (
        <li key={status}>
          <span className="hire" data-status={status} aria-hidden="true" />
          {words.statuses[status]}
        </li>
      ))}
      <li>
        <span className="hire" data-status="blocked" aria-hidden="true" />
        {off.name}
      </li>
    </ul>
  )
}

interface MonthProps {
  month: string
  car: number | null
  calendar: Calendar
  /** True while only the cars are known. */
  isWaiting: boolean
}

function Month({ month, car, calendar, isWaiting }: MonthProps) {
  const { cars, withoutCar } = calendar
  const { calendar: words } = useMessages(vehicleStaffMessages)
  const { locale } = useSite()
  const actor = useActor()
  const mayOpen = can(actor, 'enquiry:read')
  const chosen = cars.find(({ id }) => id === car)
  const entries = isWaiting ? [] : entriesOf(calendar, car)
  if (cars.length === 0) return <EmptyState heading="h3" title={words.noCars} hint={words.noCarsHint} />
  if (car !== null && !chosen) return <p className="soft">{words.gone}</p>
  const named = formatMonth(`${month}-01`, locale)
  const nothing = chosen ? words.nothingOf(chosen.name, named) : words.nothing(named)
  return (
    <>
      {withoutCar > 0 && car === null && !isWaiting && (
        <div className="form-notice">
          <p>{words.withoutCar(withoutCar)}</p>
          {mayOpen && (
            <StaffLink className="text-link" to={tabPath('bookings')}>
              {words.seeBookings}
            </StaffLink>
          )}
        </div>
      )}
      {chosen ? (
        <CarMonth month={month} car={chosen} entries={entries} />
      ) : (
        <FleetTable month={month} cars={cars} entries={entries} />
      )}
      <Key />
      {isWaiting && <SkeletonRows rows={3} />}
      {entries.length > 0 && (
        <Agenda entries={entries} cars={cars} mayOpen={mayOpen} mayWrite={can(actor, 'enquiry:write')} />
      )}
      {entries.length === 0 && !isWaiting && <EmptyState heading="h3" title={nothing} hint={words.nothingHint} />}
    </>
  )
}

/** What staff put on the calendar themselves. */
function CalendarActs({ cars, car }: { cars: readonly FleetCar[]; car: number | null }) {
  const words = useMessages(hireStaffMessages)
  const [open, setOpen] = useState<'hire' | 'block' | null>(null)
  const dialog = { cars, car: cars.some(({ id }) => id === car) ? car : null, onClose: () => setOpen(null) }
  return (
    <div className="calacts">
      <button type="button" className="btn btn--tight" onClick={() => setOpen('hire')}>
        {words.addHire}
      </button>
      <button type="button" className="btn btn--line btn--tight" onClick={() => setOpen('block')}>
        {words.block}
      </button>
      {open === 'hire' && <AddHireDialog {...dialog} />}
      {open === 'block' && <BlockDialog {...dialog} />}
    </div>
  )
}

/** When each car is held, month by month. */
export function FleetCalendar() {
  const { title } = useMessages(vehicleStaffMessages)
  const { month, car } = useCalendarAddress()
  const { data, error, refetch, isPlaceholderData } = useCalendar(month)
  const mayWrite = can(useActor(), 'enquiry:write')
  return (
    <section className="staff-section">
      <RecordHead title={title} />
      <ViewLinks current="calendar" />
      {mayWrite && data && data.cars.length > 0 && <CalendarActs cars={data.cars} car={car} />}
      <CalendarBar month={month} car={car} cars={data?.cars ?? []} />
      {data && <Month month={month} car={car} calendar={data} isWaiting={isPlaceholderData} />}
      {!data && (error ? <LoadFailed error={error} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />)}
    </section>
  )
}
