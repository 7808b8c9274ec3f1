import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { readSecret, readSignedId, signedId } from '#features/company/signed-ids.server.ts'

const SECRET_KEY = 'stays.calendar-secret'
/** How often a home's address was renewed; none: never. It outlives the home, so that an old address never opens again. */
const turnKey = (propertyId: number) => `stays.calendar-turn.${propertyId}`

async function keyOf(db: Database, propertyId: number): Promise<string> {
  const [row] = await db
    .select({ turn: settings.value })
    .from(settings)
    .where(eq(settings.key, turnKey(propertyId)))
  const turn = Number(row?.turn ?? 0)
  return signedId(await readSecret(db, SECRET_KEY), propertyId, `calendar ${propertyId} ${turn}`)
}

/** Where our calendar of a home lies: whoever has the address reads it. */
export async function calendarPath(db: Database, propertyId: number): Promise<string> {
  return `/calendars/${await keyOf(db, propertyId)}.ics`
}

const FILE = /^(.+)\.ics$/

/** The home whose calendar a file name opens; null where it was not we who gave it. */
export async function readCalendarPath(db: Database, name: string): Promise<number | null> {
  const [, key = ''] = FILE.exec(name) ?? []
  return readSignedId(key, (propertyId) => keyOf(db, propertyId))
}

/** From now on another address: whoever has the old one reads nothing any more. */
export async function renewAddress(tx: Database, propertyId: number): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: turnKey(propertyId), value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::int + 1)` } })
}
