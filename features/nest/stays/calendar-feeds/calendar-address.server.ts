import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { settings } from '#features/company/setting.table.server.ts'

const SECRET_KEY = 'stays.calendar-secret'
/** How often a home's address was renewed; none: never. It outlives the home, so that an old address never opens again. */
const turnKey = (propertyId: number) => `stays.calendar-turn.${propertyId}`

async function find(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

/** Made by whoever needs it first, and the same for every instance from then on. */
async function readSecret(db: Database): Promise<string> {
  let secret = await find(db, SECRET_KEY)
  if (secret === undefined) {
    await db
      .insert(settings)
      .values({ key: SECRET_KEY, value: randomBytes(32).toString('hex') })
      .onConflictDoNothing()
    secret = await find(db, SECRET_KEY)
  }
  if (typeof secret !== 'string') throw new Error('The secret of the calendars cannot be read')
  return secret
}

async function keyOf(db: Database, propertyId: number): Promise<string> {
  const secret = await readSecret(db)
  const turn = Number((await find(db, turnKey(propertyId))) ?? 0)
  const sign = createHmac('sha256', secret).update(`calendar ${propertyId} ${turn}`).digest('hex').slice(0, 32)
  return `${propertyId}-${sign}`
}

/** Where our calendar of a home lies: whoever has the address reads it. */
export async function calendarPath(db: Database, propertyId: number): Promise<string> {
  return `/calendars/${await keyOf(db, propertyId)}.ics`
}

const FILE = /^(([1-9]\d{0,8})-[\da-f]{32})\.ics$/

/** The home whose calendar a file name opens; null where it was not we who gave it. */
export async function readCalendarPath(db: Database, name: string): Promise<number | null> {
  const [, key, digits] = FILE.exec(name) ?? []
  if (key === undefined || digits === undefined) return null
  const right = Buffer.from(await keyOf(db, Number(digits)))
  const given = Buffer.from(key)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(digits) : null
}

/** From now on another address: whoever has the old one reads nothing any more. */
export async function renewAddress(tx: Database, propertyId: number): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: turnKey(propertyId), value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::int + 1)` } })
}
