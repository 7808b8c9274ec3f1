import type { FleetCalendar, FleetHire } from '../../hire/fleet-calendar.server.ts'

/** A car that is off the road, as a row of days shows it. */
interface BlockEntry {
  kind: 'block'
  id: number
  vehicleId: number
  pickup: string
  dropoff: string
  reason: string
}

/** What keeps a car on some days. */
export type CalendarEntry = (FleetHire & { kind: 'hire' }) | BlockEntry

/** Hires and blocks in the order of their days; of one car, or of all. */
export function entriesOf(
  { hires, blocks }: Pick<FleetCalendar, 'hires' | 'blocks'>,
  car: number | null,
): CalendarEntry[] {
  const entries: CalendarEntry[] = [
    ...hires.map((hire) => ({ ...hire, kind: 'hire' as const })),
    ...blocks.map(({ from, until, ...block }) => ({ ...block, kind: 'block' as const, pickup: from, dropoff: until })),
  ]
  return entries
    .filter(({ vehicleId }) => car === null || vehicleId === car)
    .sort((one, other) => Date.parse(one.pickup) - Date.parse(other.pickup))
}

/** Where the list below the calendar tells more of it: 'hire-12', 'block-3'. */
export const anchorOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>) => `${kind}-${id}`
