import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import {
  deletePropertyRow,
  findProperty,
  insertProperty,
  setAvailability,
  updatePropertyRow,
} from './property.repository.server.ts'
import { copiedTitles, type PropertyInput } from './property.schema.ts'
import { properties, type WholePropertyRow } from './property.table.server.ts'

/** No visitor is shown a home that is called a copy of another, whichever door it comes through. */
function requireOwnTitles(home: Parameters<typeof copiedTitles>[0]): void {
  const marked = copiedTitles(home).map((name) => [name, 'copyTitle'] as const)
  if (marked.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(marked) })
}

export const propertyKind: ContentKind<WholePropertyRow, PropertyInput> = {
  entity: 'property',
  permission: 'property:write',
  api: { path: '/api/properties', tag: 'Nest' },
  table: properties,
  label: ({ title }) => title,
  async check(db, { images, isAvailable, ...home }) {
    if (isAvailable) requireOwnTitles(home)
    await requireStoredPictures(db, { images })
  },
  find: findProperty,
  insert: insertProperty,
  update: updatePropertyRow,
  remove: deletePropertyRow,
}

export const { create: createProperty, update: updateProperty } = writerOf(propertyKind)

export interface Published {
  /** Those that were shown or hidden by this, and were not before. */
  changed: number[]
  /** Those that somebody deleted meanwhile. */
  missing: number[]
}

/** Shows or hides many homes at once. All or none: a failure halfway leaves nothing half done. */
export async function publishProperties(
  { db, actor }: Context,
  { ids, isAvailable }: { ids: number[]; isAvailable: boolean },
): Promise<Published> {
  requirePermission(actor, 'property:write')
  if (ids.length === 0) throw new AppError('invalid_input', { fields: { ids: 'chooseOne' } })
  return db.transaction(async (tx) => {
    const { changed, found } = await setAvailability(tx, ids, isAvailable)
    if (isAvailable) for (const home of changed) requireOwnTitles(home)
    for (const { id, title } of changed) {
      await recordChange(tx, actor, {
        action: 'update',
        entity: 'property',
        entityId: id,
        label: title,
        before: { isAvailable: !isAvailable },
        after: { isAvailable },
      })
    }
    await announceContentChange(tx)
    const there = new Set(found)
    return { changed: changed.map(({ id }) => id), missing: ids.filter((id) => !there.has(id)) }
  })
}
