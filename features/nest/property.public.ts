import { type Sent, withSentDates } from '#common/dates.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PrivateColumn, PropertyRow, WholePropertyRow } from './property.table.server.ts'
import { propertyReference } from './property-types.ts'

/** What leaves the server about a property: all of its row that visitors may read, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicProperty extends Sent<PropertyRow> {
  reference: string
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
}

/** The same for staff: with what visitors never read. */
export interface StaffProperty extends PublicProperty, Pick<WholePropertyRow, PrivateColumn> {}

/** As it stands once it was written. */
export interface WrittenProperty extends StaffProperty {
  /** Still planned though it is no longer to be had; left out where there are none. */
  openViewings?: number
}

export function toPublicProperty(row: PropertyRow, pictures: Picture[]): PublicProperty {
  return { ...withSentDates(row), reference: propertyReference(row.id), pictures }
}

export function toStaffProperty(
  { arrivalNotes, arrivalNotesFr, priceReached, adviserId, ...row }: WholePropertyRow,
  pictures: Picture[],
): StaffProperty {
  return { ...toPublicProperty(row, pictures), arrivalNotes, arrivalNotesFr, priceReached, adviserId }
}
