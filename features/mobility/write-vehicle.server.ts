import type { ContentKind } from '#features/content/content-kind.server.ts'
import { writerOf } from '#features/content/write-content.server.ts'
import { enquiriesAbout, giveEnquiriesBack } from '#features/enquiries/about-content.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteVehicleRow, findVehicle, insertVehicle, updateVehicleRow } from './vehicle.repository.server.ts'
import type { VehicleInput } from './vehicle.schema.ts'
import { vehicles } from './vehicle.table.server.ts'

export const vehicleKind: ContentKind<typeof vehicles.$inferSelect, VehicleInput> = {
  entity: 'vehicle',
  permission: 'vehicle:write',
  table: vehicles,
  label: ({ name, brand, model }) => `${name} (${brand} ${model})`,
  check: (db, { images }) => requireStoredPictures(db, { images }),
  find: findVehicle,
  insert: insertVehicle,
  update: updateVehicleRow,
  remove: deleteVehicleRow,
  attached: (db, id) => enquiriesAbout(db, 'vehicle', id),
  reattach: (db, id, attached) => giveEnquiriesBack(db, 'vehicle', id, attached),
}

export const { create: createVehicle, update: updateVehicle, remove: deleteVehicle } = writerOf(vehicleKind)
