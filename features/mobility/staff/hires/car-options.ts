import type { FleetCar } from '../../hire/fleet-calendar.server.ts'

export const FLEET_CALENDAR_URL = '/api/admin/fleet-calendar'

/** Cars to choose from: those that can be hired, and the one that somebody has already. */
export function carOptions(cars: readonly FleetCar[], { own = null, isForHire = true } = {} as CarChoice) {
  return cars
    .filter(({ id, isAvailable }) => !isForHire || isAvailable || id === own)
    .map(({ id, name, brand, model }) => ({ value: String(id), label: `${name}, ${brand} ${model}` }))
}

interface CarChoice {
  own?: number | null
  /** False: whichever car of the fleet. */
  isForHire?: boolean
}
