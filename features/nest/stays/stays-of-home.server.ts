import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { heldNights } from './held-night.table.server.ts'
import { holdNights } from './held-nights.repository.server.ts'
import { stays } from './stay.table.server.ts'
import { HOLDING_STATUSES } from './stay-rules.ts'

/** Types, not interfaces: they are kept as JSON in the audit trail, where a block's reason has no place: it may name somebody. */
type Held = { from: string; until: string; stayId: number | null }
type OfHome = { stays: number[]; heldNights: Held[] }

/** What goes with a home that is deleted: its stays lose it and stay readable, its nights are nobody's. */
export async function staysOf(db: Database, propertyId: number): Promise<OfHome> {
  const rows = await db.select({ id: stays.id }).from(stays).where(eq(stays.propertyId, propertyId))
  const held = await db
    .select({
      from: sql<string>`lower(${heldNights.nights})::text`,
      until: sql<string>`upper(${heldNights.nights})::text`,
      stayId: heldNights.stayId,
    })
    .from(heldNights)
    .where(and(eq(heldNights.propertyId, propertyId), isNull(heldNights.feedId)))
  return { stays: rows.map(({ id }) => id), heldNights: held }
}

/** The home is back, with an empty calendar: its stays keep the nights that they had, and what was blocked is. */
export async function giveStaysBack(tx: Database, propertyId: number, attached: object): Promise<void> {
  const { stays: ids = [], heldNights: held = [] }: Partial<OfHome> = attached
  const back =
    ids.length === 0
      ? []
      : await tx
          .update(stays)
          .set({ propertyId })
          .where(and(inArray(stays.id, ids), isNull(stays.propertyId)))
          .returning()
  const holding = back.filter(({ status }) => HOLDING_STATUSES.some((one) => one === status))
  for (const { stayId, ...nights } of held) {
    const stay = holding.find(({ id }) => id === stayId)
    if (stayId !== null && !stay) continue
    const holdUntil = stay?.holdUntil ? sql<Date>`${stay.holdUntil.toISOString()}::timestamptz` : null
    await holdNights(tx, { ...nights, propertyId, stayId, holdUntil })
  }
}
