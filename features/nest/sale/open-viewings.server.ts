import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { getProperty } from '../get-property.server.ts'
import type { PublicProperty, WrittenProperty } from '../property.public.ts'
import { isListed, type SaleState } from './sale-states.ts'

/** How many viewings of each of these homes somebody still counts on. The desk knows; it stands above this line. */
export type CountOpenViewings = (db: Database, propertyIds: readonly number[]) => Promise<ReadonlyMap<number, number>>

/** Nobody cancels the viewings of a home that is taken off: whoever took it off is told. A draft was never there to be seen. */
const isTakenOff = ({ saleState }: { saleState: SaleState }) => !isListed(saleState) && saleState !== 'draft'

/** Those among these homes that somebody still wants to see though they are no longer to be had. */
export async function findPlanned<Home extends { id: number; saleState: SaleState }>(
  db: Database,
  homes: readonly Home[],
  count: CountOpenViewings,
): Promise<(Home & { openViewings: number })[]> {
  const off = homes.filter(isTakenOff)
  if (off.length === 0) return []
  const open = await count(
    db,
    off.map(({ id }) => id),
  )
  return off.flatMap((home) => {
    const openViewings = open.get(home.id)
    return openViewings ? [{ ...home, openViewings }] : []
  })
}

/** A home as whoever may write it reads it; visitors as they always do. */
export const propertyReader =
  (count: CountOpenViewings) =>
  async (context: Context, id: number): Promise<PublicProperty | WrittenProperty> => {
    const home = await getProperty(context, id)
    if (!can(context.actor, 'content:read-unpublished')) return home
    const [planned] = await findPlanned(context.db, [home], count)
    return planned ?? home
  }
