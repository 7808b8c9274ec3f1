import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useCalendarAddress } from './calendar/calendar-address.ts'
import { FleetCalendar } from './calendar/fleet-calendar.tsx'
import { VehicleList } from './vehicle-list.tsx'

export const meta = tabMeta('vehicles')

export default function VehiclesPage() {
  const { isOpen } = useCalendarAddress()
  return isOpen ? <FleetCalendar /> : <VehicleList />
}
