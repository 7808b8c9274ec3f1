import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import { findBlocksOfCar, giveBlocksBack } from './hire/car-block.repository.server.ts'
import type { VehicleInput } from './vehicle.schema.ts'
import { vehicles } from './vehicle.table.server.ts'

export const vehicleKind: ContentKind<typeof vehicles.$inferSelect, VehicleInput> = {
  entity: 'vehicle',
  permission: 'vehicle:write',
  api: { path: '/api/vehicles', tag: 'Mobility' },
  table: vehicles,
  label: ({ name, brand, model }) => `${name} (${brand} ${model})`,
  check: (db, { images }) => requireStoredPictures(db, { images }),
  attached: async (db, id) => ({ blocks: await findBlocksOfCar(db, id) }),
  reattach: giveBlocksBack,
}

export const { create: createVehicle, update: updateVehicle } = writerOf(vehicleKind)
