import type { Picture } from '#ui/picture-address.ts'
import type { vehicles } from './vehicle.table.server.ts'

type VehicleRow = typeof vehicles.$inferSelect

/** What leaves the server about a vehicle. A row never does. */
export interface PublicVehicle extends Omit<VehicleRow, 'createdAt' | 'updatedAt'> {
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
  createdAt: string
  updatedAt: string
}

export function toPublicVehicle(row: VehicleRow, pictures: Picture[]): PublicVehicle {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    brand: row.brand,
    model: row.model,
    pricePerDay: row.pricePerDay,
    chauffeurPrice: row.chauffeurPrice,
    maxPassengers: row.maxPassengers,
    maxBags: row.maxBags,
    features: row.features,
    featuresFr: row.featuresFr,
    images: row.images,
    pictures,
    isAvailable: row.isAvailable,
    description: row.description,
    descriptionFr: row.descriptionFr,
    year: row.year,
    transmission: row.transmission,
    fuelType: row.fuelType,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
