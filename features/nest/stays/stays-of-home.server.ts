import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { heldNights } from './held-night.table.server.ts'
import { holdNights, keptNights } from './held-nights.repository.server.ts'
import { stays } from './stay.table.server.ts'
import { HOLDING_STATUSES } from './stay-rules.ts'

/** Types, not interfaces: they are kept as JSON in the audit trail. */
type Block = { from: string; until: string }
type OfHome = { stays: number[]; blockedNights: Block[] }

/** What goes with a home that is deleted: its stays lose it and stay readable, what staff blocked is gone. Why it was blocked may name somebody: it is not kept. */
export async function staysOf(db: Database, propertyId: number): Promise<OfHome> {
  const rows = await db.select({ id: stays.id }).from(stays).where(eq(stays.propertyId, propertyId))
  const blockedNights = await db
    .select({
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
    })
    .from(heldNights)
    .where(and(eq(heldNights.propertyId, propertyId), isNull(heldNights.stayId), isNull(heldNights.feedId)))
  return { stays: rows.map(({ id }) => id), blockedNights }
}

/** The home is back, with an empty calendar: its stays keep their nights again, and what was blocked is. */
export async function giveStaysBack(tx: Database, propertyId: number, attached: object): Promise<void> {
  const { stays: ids = [], blockedNights = [] }: Partial<OfHome> = attached
  if (ids.length > 0) {
    const back = await tx
      .update(stays)
      .set({ propertyId })
      .where(and(inArray(stays.id, ids), isNull(stays.propertyId)))
      .returning()
    for (const stay of back) {
      if (!HOLDING_STATUSES.some((status) => status === stay.status) || stay.suspicion !== null) continue
      const nights = keptNights(stay.proposal ?? stay, stay.terms.preparationDays)
      const holdUntil = stay.holdUntil && sql<Date>`${stay.holdUntil.toISOString()}::timestamptz`
      await holdNights(tx, { ...nights, propertyId, stayId: stay.id, holdUntil })
    }
  }
  for (const block of blockedNights) await holdNights(tx, { ...block, propertyId })
}
