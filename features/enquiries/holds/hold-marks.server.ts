import { phoneKey } from '#common/contact-keys.ts'
import { placeOf } from '#common/network-place.ts'
import type { Database } from '#db/client.server.ts'
import { isSignedId, keyedHash, readSecret, readSignedId, signedId } from '#features/company/signed-ids.server.ts'
import { type HoldMarks, letterBoxOf } from './hold-limits.ts'

const SECRET_KEY = 'holds.secret'

const readHoldSecret = (db: Database) => readSecret(db, SECRET_KEY)

interface Person {
  email: string
  phone: string | null
}

function marksOfPerson(secret: string, { email, phone }: Person): Pick<HoldMarks, 'email' | 'phone'> {
  const number = phone && phoneKey(phone)
  return {
    email: keyedHash(secret, `email ${letterBoxOf(email)}`),
    phone: number ? keyedHash(secret, `phone ${number}`) : null,
  }
}

/** Of somebody whose address on the network is not known any more. */
export async function readPersonMarks(db: Database, person: Person): Promise<string[]> {
  const { email, phone } = marksOfPerson(await readHoldSecret(db), person)
  return phone === null ? [email] : [email, phone]
}

/** Without the secret nobody can try out which address a mark is of. */
export async function readMarks(db: Database, person: Person, ip: string): Promise<HoldMarks> {
  const secret = await readHoldSecret(db)
  const { address, network } = placeOf(ip)
  return {
    ...marksOfPerson(secret, person),
    address: keyedHash(secret, `address ${address}`),
    network: keyedHash(secret, `network ${network}`),
  }
}

/** What a link is about: a car's booking to be confirmed, the page of a stay or a viewing, or that page come to by our letter. */
type Linked = 'link' | 'stay' | 'stay-letter' | 'viewing' | 'viewing-letter'

const signed = (secret: string, what: Linked, id: number) => signedId(secret, id, `${what} ${id}`)

async function keyOf(db: Database, what: Linked, id: number): Promise<string> {
  return signed(await readHoldSecret(db), what, id)
}

/** What the link in a letter ends with: which booking, and that it was we who wrote it. */
export const linkKeyOf = (db: Database, bookingId: number) => keyOf(db, 'link', bookingId)
/** For the page of a stay that its guest has to confirm: whoever has this one reads the letters that come to their address. */
export const stayLetterKeyOf = (db: Database, stayId: number) => keyOf(db, 'stay-letter', stayId)
/** What the addresses of guests' own pages end with. */
export async function readStayKeys(db: Database): Promise<(stayId: number) => string> {
  const secret = await readHoldSecret(db)
  return (stayId) => signed(secret, 'stay', stayId)
}
export const viewingLetterKeyOf = (db: Database, viewingId: number) => keyOf(db, 'viewing-letter', viewingId)
export async function readViewingKeys(db: Database): Promise<(viewingId: number) => string> {
  const secret = await readHoldSecret(db)
  return (viewingId) => signed(secret, 'viewing', viewingId)
}

/** Other keys of /sent are longer, and have no dash. */
export const isLinkKey = isSignedId

/** What a link was written for; null where it was not we who wrote it. */
const readKey = (db: Database, what: Linked, key: string) => readSignedId(key, (id) => keyOf(db, what, id))

export const readLinkKey = (db: Database, key: string) => readKey(db, 'link', key)

/** Of whoever sent the request, or of whoever reads what we wrote to the address in it. */
async function readPageKey(db: Database, what: 'stay' | 'viewing', key: string) {
  for (const linked of [what, `${what}-letter`] as const) {
    const id = await readKey(db, linked, key)
    if (id !== null) return { id, isFromLetter: linked !== what }
  }
  return null
}

export const readStayKey = (db: Database, key: string) => readPageKey(db, 'stay', key)
export const readViewingKey = (db: Database, key: string) => readPageKey(db, 'viewing', key)
