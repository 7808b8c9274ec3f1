import { type Sent, withSentDates } from '#common/dates.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PropertyRow } from './property.table.server.ts'
import { propertyReference } from './property-types.ts'

/** What leaves the server about a property: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicProperty extends Sent<PropertyRow> {
  reference: string
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
}

export function toPublicProperty(row: PropertyRow, pictures: Picture[]): PublicProperty {
  return { ...withSentDates(row), reference: propertyReference(row.id), pictures }
}
