import type { Picture } from '#ui/picture-address.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'
import type { HireQuote } from './quote.ts'

/** GET /api/vehicles/{id}/availability: whether one car is free, and what the hire would cost. */
export interface Availability {
  available: boolean
  quote: HireQuote
  /** When it is not: the earliest later pick-up for a hire as long as this one. Null when there is none in sight. */
  freeFrom: string | null
  /** When it is not: cars of the same category that are. */
  others: { id: number; name: string }[]
}

/** GET /api/vehicles/availability: the cars of a category that are free, cheapest first. */
export interface FreeVehicle {
  id: number
  name: string
  quote: HireQuote
}

/** A car as the reservation form knows it. */
export interface HireCar {
  id: number
  name: string
  category: VehicleCategory
  pricePerDay: string
  chauffeurPrice: string
  maxPassengers: number
  picture: Picture | undefined
}
