import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { phoneKey } from '#common/contact-keys.ts'
import { placeOf } from '#common/network-place.ts'
import type { Database } from '#db/client.server.ts'
import { settings } from '#features/company/setting.table.server.ts'
import { type HoldMarks, letterBoxOf } from './hold-limits.ts'

const SECRET_KEY = 'holds.secret'

/** Made by whoever needs it first, and the same for every instance from then on. */
async function readSecret(db: Database): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, SECRET_KEY))
  let [row] = await find()
  if (!row) {
    await db
      .insert(settings)
      .values({ key: SECRET_KEY, value: randomBytes(32).toString('hex') })
      .onConflictDoNothing()
    ;[row] = await find()
  }
  if (typeof row?.value !== 'string') throw new Error('The secret of the holds cannot be read')
  return row.value
}

const hash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)

interface Person {
  email: string
  phone: string | null
}

function marksOfPerson(secret: string, { email, phone }: Person): Pick<HoldMarks, 'email' | 'phone'> {
  const number = phone && phoneKey(phone)
  return {
    email: hash(secret, `email ${letterBoxOf(email)}`),
    phone: number ? hash(secret, `phone ${number}`) : null,
  }
}

/** Of somebody whose address on the network is not known any more. */
export async function readPersonMarks(db: Database, person: Person): Promise<string[]> {
  const { email, phone } = marksOfPerson(await readSecret(db), person)
  return phone === null ? [email] : [email, phone]
}

/** Without the secret nobody can try out which address a mark is of. */
export async function readMarks(db: Database, person: Person, ip: string): Promise<HoldMarks> {
  const secret = await readSecret(db)
  const { address, network } = placeOf(ip)
  return {
    ...marksOfPerson(secret, person),
    address: hash(secret, `address ${address}`),
    network: hash(secret, `network ${network}`),
  }
}

/** What a link is about: a car's booking to be confirmed, the page of a stay, or that page come to by our letter. */
type Linked = 'link' | 'stay' | 'stay-letter'

const signed = (secret: string, what: Linked, id: number) => `${id}-${hash(secret, `${what} ${id}`)}`

async function keyOf(db: Database, what: Linked, id: number): Promise<string> {
  return signed(await readSecret(db), what, id)
}

/** What the link in a letter ends with: which booking, and that it was we who wrote it. */
export const linkKeyOf = (db: Database, bookingId: number) => keyOf(db, 'link', bookingId)
/** For the page of a stay that its guest has to confirm: whoever has this one reads the letters that come to their address. */
export const stayLetterKeyOf = (db: Database, stayId: number) => keyOf(db, 'stay-letter', stayId)
/** What the addresses of guests' own pages end with. */
export async function readStayKeys(db: Database): Promise<(stayId: number) => string> {
  const secret = await readSecret(db)
  return (stayId) => signed(secret, 'stay', stayId)
}

/** Other keys of /sent are longer, and have no dash. */
const LINK_KEY = /^(\d{1,9})-[\da-f]{32}$/
export const isLinkKey = (key: string) => LINK_KEY.test(key)

/** What a link was written for; null where it was not we who wrote it. */
async function readKey(db: Database, what: Linked, key: string): Promise<number | null> {
  const [, digits] = LINK_KEY.exec(key) ?? []
  if (digits === undefined) return null
  const right = Buffer.from(await keyOf(db, what, Number(digits)))
  const given = Buffer.from(key)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(digits) : null
}

export const readLinkKey = (db: Database, key: string) => readKey(db, 'link', key)

/** Of whoever sent the request, or of whoever reads what we wrote to the address in it. */
export async function readStayKey(db: Database, key: string): Promise<{ id: number; isFromLetter: boolean } | null> {
  for (const what of ['stay', 'stay-letter'] as const) {
    const id = await readKey(db, what, key)
    if (id !== null) return { id, isFromLetter: what === 'stay-letter' }
  }
  return null
}
