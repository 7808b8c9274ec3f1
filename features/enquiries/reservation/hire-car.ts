import type { VehicleCategory } from '#features/mobility/vehicle-categories.ts'
import type { Picture } from '#features/pictures/picture-address.ts'

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
