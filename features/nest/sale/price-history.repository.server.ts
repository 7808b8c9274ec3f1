import { desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { Snapshot } from '#platform/content/audit.table.server.ts'
import type { WholePropertyRow } from '../property.table.server.ts'
import { priceHistory } from './price-history.table.server.ts'
import { SALE_STATES } from './sale-states.ts'

const { price, state, priceReached, since, userId } = priceHistory
const newestFirst = [desc(priceHistory.since), desc(priceHistory.id)]

/** Of a home that was just written, and is still locked: one row, where price, state or price reached are others than the last says. */
export async function notePrice(
  tx: Database,
  home: Pick<WholePropertyRow, 'id' | 'price' | 'saleState' | 'priceReached'>,
  writtenBy: number | null,
): Promise<void> {
  const of = eq(priceHistory.propertyId, home.id)
  const [last] = await tx
    .select({ price, state, priceReached })
    .from(priceHistory)
    .where(of)
    .orderBy(...newestFirst)
    .limit(1)
  if (last?.price === home.price && last.state === home.saleState && last.priceReached === home.priceReached) return
  await tx.insert(priceHistory).values({
    propertyId: home.id,
    price: home.price,
    state: home.saleState,
    priceReached: home.priceReached,
    userId: writtenBy,
  })
}

/** Newest first, with who wrote it, where that account is still there. */
export function listPriceRows(db: Database, propertyId: number) {
  return db
    .select({
      row: { id: priceHistory.id, price, state, priceReached, since },
      by: { username: users.username, firstName: users.firstName, lastName: users.lastName },
    })
    .from(priceHistory)
    .leftJoin(users, eq(users.id, userId))
    .where(eq(priceHistory.propertyId, propertyId))
    .orderBy(...newestFirst)
}

const kept = z.array(
  z.object({
    price: z.string(),
    state: z.enum(SALE_STATES),
    priceReached: z.string().nullable(),
    since: z.coerce.date(),
    userId: z.int().nullable(),
  }),
)

/** It goes with a home that is deleted, and comes back with it. */
export async function pricesOf(db: Database, propertyId: number): Promise<Snapshot> {
  const rows = await db
    .select({ price, state, priceReached, since, userId })
    .from(priceHistory)
    .where(eq(priceHistory.propertyId, propertyId))
    .orderBy(priceHistory.id)
  return { prices: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
}

export async function givePricesBack(tx: Database, propertyId: number, { prices }: Snapshot): Promise<void> {
  const rows = kept.safeParse(prices).data ?? []
  if (rows.length === 0) return
  const named = rows.flatMap((row) => row.userId ?? [])
  const found = await tx.select({ id: users.id }).from(users).where(inArray(users.id, named))
  const there = new Set(found.map(({ id }) => id))
  // An account may have been deleted meanwhile.
  const userOf = (id: number | null) => (id !== null && there.has(id) ? id : null)
  await tx.insert(priceHistory).values(rows.map((row) => ({ ...row, propertyId, userId: userOf(row.userId) })))
}
