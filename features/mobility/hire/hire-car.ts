import type { Picture } from '#ui/picture-address.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'

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
