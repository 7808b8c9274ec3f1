import { type Sent, withSentDates } from '#common/dates.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { vehicles } from './vehicle.table.server.ts'

type VehicleRow = typeof vehicles.$inferSelect

/** What leaves the server about a vehicle: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicVehicle extends Sent<VehicleRow> {
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
}

export function toPublicVehicle(row: VehicleRow, pictures: Picture[]): PublicVehicle {
  return { ...withSentDates(row), pictures }
}
