import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { isRecord } from '#common/own-entry.ts'
import type { Database } from '#db/client.server.ts'
import { utcText } from './booking.repository.server.ts'
import { type CarBlockRow, carBlocks } from './car-block.table.server.ts'

const rangeOf = (from: Date, until: Date) =>
  sql<string>`tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz, '[)')`

interface NewBlock extends Pick<CarBlockRow, 'vehicleId' | 'reason' | 'createdBy'> {
  from: Date
  until: Date
}

export async function insertBlock(tx: Database, { from, until, ...block }: NewBlock): Promise<number> {
  const [row] = await tx
    .insert(carBlocks)
    .values({ ...block, held: rangeOf(from, until) })
    .returning({ id: carBlocks.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row.id
}

/** A car that is off the road, and since when and until when: UTC, as text. */
export interface CarBlock extends Pick<CarBlockRow, 'id' | 'vehicleId' | 'reason'> {
  from: string
  until: string
}

const { id, vehicleId, reason, held } = carBlocks
const shown = { id, vehicleId, reason, from: utcText(sql`lower(${held})`), until: utcText(sql`upper(${held})`) }

async function readBlocks(db: Database, condition: SQL): Promise<CarBlock[]> {
  return db
    .select(shown)
    .from(carBlocks)
    .where(condition)
    .orderBy(asc(sql`lower(${held})`), asc(id))
}

export const findBlocksWithin = (db: Database, within: { from: Date; until: Date }): Promise<CarBlock[]> =>
  readBlocks(db, sql`${held} && ${rangeOf(within.from, within.until)}`)

/** For the audit trail, which outlives everybody: when, and not why. A reason may name somebody. */
export async function findBlocksOfCar(db: Database, carId: number): Promise<Pick<CarBlock, 'from' | 'until'>[]> {
  return (await readBlocks(db, eq(vehicleId, carId))).map(({ from, until }) => ({ from, until }))
}

/** Undefined when it was removed meanwhile. */
export async function deleteBlock(tx: Database, blockId: number): Promise<CarBlock | undefined> {
  const [row] = await tx.delete(carBlocks).where(eq(id, blockId)).returning(shown)
  return row
}

/** The car was deleted, and that is taken back: it is off the road again. Why, nobody wrote down. */
export async function giveBlocksBack(tx: Database, carId: number, { blocks }: { blocks?: unknown }): Promise<void> {
  for (const block of Array.isArray(blocks) ? blocks.filter(isRecord) : []) {
    const [from, until] = [new Date(String(block.from)), new Date(String(block.until))]
    await insertBlock(tx, { vehicleId: carId, from, until, reason: '', createdBy: null })
  }
}
