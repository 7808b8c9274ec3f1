import type { Picture } from '#ui/picture-address.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'
import type { CarLimits } from './car-fit.ts'
import type { HireQuote } from './quote.ts'

/** GET /api/vehicles/{id}/availability: whether one car is free, and what the hire would cost. */
export interface Availability {
  available: boolean
  quote: HireQuote
  /** When it is not: the earliest later pick-up for a hire as long as this one. Null when there is none in sight. */
  freeFrom: string | null
  /** When it is not: cars of the same category that are, and fit. */
  others: { id: number; name: string }[]
}

export interface FreeVehicle {
  id: number
  name: string
  quote: HireQuote
}

/** GET /api/vehicles/availability: the cars of a category that are free and fit, cheapest first. */
export interface CategoryAvailability {
  free: FreeVehicle[]
  /** Null while one is free. */
  offers: HireOffers | null
}

/** What can be done where no car of a category is free that fits; besides, it can be sent as a request. */
export interface HireOffers {
  /** No car of this category would ever do: too few seats, too little room, no chauffeur. */
  isTooSmall: boolean
  /** The earliest later pick-up for a hire as long as this one. Null when there is none in sight. */
  freeFrom: string | null
  /** Other categories with a car that is free and fits, and the cheapest of each. */
  categories: { category: VehicleCategory; cars: number; total: string }[]
}

/** A car as the reservation form knows it. */
export interface HireCar extends CarLimits {
  id: number
  name: string
  category: VehicleCategory
  pricePerDay: string
  chauffeurPrice: string
  picture: Picture | undefined
}
