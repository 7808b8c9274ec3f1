import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { getProperty } from '../get-property.server.ts'
import type { PublicProperty, StaffProperty, WrittenProperty } from '../property.public.ts'
import { isListed, type SaleState } from './sale-states.ts'

/** How many viewings of each of these homes somebody still counts on. The desk knows; it stands above this line. */
export type CountOpenViewings = (db: Database, propertyIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

interface Home {
  id: number
  saleState: SaleState
}

/** Nobody cancels the viewings of a home that is taken off: whoever took it off is told. A draft was never there to be seen. */
export async function withOpenViewings<Row extends Home>(
  db: Database,
  homes: readonly Row[],
  count: CountOpenViewings,
): Promise<(Row & { openViewings: number })[]> {
  const off = homes.filter(({ saleState }) => !isListed(saleState) && saleState !== 'draft').map(({ id }) => id)
  const open = off.length > 0 ? await count(db, off) : new Map<number, number>()
  return homes.map((home) => ({ ...home, openViewings: open.get(home.id) ?? 0 }))
}

/** A home as whoever may write it reads it; visitors as they always do. */
export const propertyReader =
  (count: CountOpenViewings) =>
  async (context: Context, id: number): Promise<PublicProperty | WrittenProperty> => {
    const home = await getProperty(context, id)
    if (!can(context.actor, 'content:read-unpublished')) return home
    const [written] = await withOpenViewings(context.db, [home as StaffProperty], count)
    return written ?? home
  }
