import { AppError } from '#common/errors.ts'
import { actorId, can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findUser } from '#platform/accounts/user.repository.server.ts'
import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import { deletePropertyRow, findProperty, insertProperty, updatePropertyRow } from './property.repository.server.ts'
import { copiedTitles, type PropertyInput } from './property.schema.ts'
import { properties, type WholePropertyRow } from './property.table.server.ts'
import { nextStanding } from './sale/next-standing.ts'
import { givePricesBack, notePrice, pricesOf } from './sale/price-history.repository.server.ts'
import { stateAsked } from './sale/sale-rules.ts'
import { isGone, isListed, type SaleState } from './sale/sale-states.ts'

/** No visitor is shown a home that is called a copy of another, whichever door it comes through. */
export function requireOwnTitles(state: SaleState, home: Parameters<typeof copiedTitles>[0]): void {
  if (!isListed(state) && !isGone(state)) return
  const marked = copiedTitles(home).map((name) => [name, 'copyTitle'] as const)
  if (marked.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(marked) })
}

/** Somebody who can show a home: an account of the desk. */
export async function requireAdviser(db: Database, id: number | null | undefined): Promise<void> {
  if (!id) return
  const user = await findUser(db, id)
  if (user?.isActive && can({ kind: 'staff', ...user }, 'enquiry:write')) return
  throw new AppError('invalid_input', { fields: { adviserId: 'chooseOne' } })
}

export const propertyKind: ContentKind<WholePropertyRow, PropertyInput> = {
  entity: 'property',
  permission: 'property:write',
  api: { path: '/api/properties', tag: 'Nest' },
  table: properties,
  label: ({ title }) => title,
  async check(db, { images, ...home }) {
    requireOwnTitles(stateAsked(null, home), home)
    await requireStoredPictures(db, { images })
  },
  toRow: ({ adviserId = undefined, ...input }, before) => ({
    ...input,
    ...nextStanding(before, input.type, input),
    adviserId: adviserId === undefined ? (before?.adviserId ?? null) : adviserId,
  }),
  find: findProperty,
  insert: insertProperty,
  update: updatePropertyRow,
  remove: deletePropertyRow,
  attached: pricesOf,
  reattach: givePricesBack,
  afterWrite: (db, { after, actor }) => notePrice(db, after, actorId(actor)),
}

export const { create: createProperty, update: updateProperty } = writerOf(propertyKind)
