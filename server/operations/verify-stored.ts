import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { isAway } from '#common/object-store.ts'
import { SYSTEM } from '#common/permissions.ts'
import type { Finding } from '#db/backup/check-tables.server.ts'
import { measure } from '#db/backup/measure.server.ts'
import type { openBackups } from '#db/backup/stored-file.server.ts'
import type { Database } from '#db/client.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import { type Variant, variantsOf } from '#platform/pictures/derive-pictures.server.ts'
import { type PictureRow, pictures } from '#platform/pictures/picture.table.server.ts'
import { forgetDerived } from '#platform/pictures/picture-lease.repository.server.ts'
import { contentAddress, type PictureStore } from '#platform/pictures/picture-store.server.ts'
import { storeMaster } from '#platform/pictures/store-picture.server.ts'
import type { Stores } from '../stores.ts'
import { placeOf } from './stored-places.ts'

export interface Place {
  db: Database
  stores: Stores
  /** What is lost may still be in one of them. */
  lostAndFound: ReturnType<typeof openBackups>
}

const nameOf = (path: string) => path.slice('/pictures/'.length)
/** The content's address, which is half of its checksum. */
const addressOf = (path: string) => /[0-9a-f]{32}/.exec(path)?.[0] ?? ''

const DAMAGED = { sha256: '', bytes: -1 }

/** Whatever it is that keeps one from being read: only where nothing can be read it is not for us to mend. */
async function look(objects: Stores['objects'], name: string): Promise<{ sha256: string; bytes: number } | null> {
  try {
    const found = await objects.read(name)
    return found && (await measure(found.content))
  } catch (error) {
    if (isAway(error)) throw error
    return DAMAGED
  }
}

/** Under each address lies the content that it is the address of; if not, it is looked for in the backups. */
async function checkContent(
  { stores: { objects, backups }, lostAndFound }: Place,
  { path, bytes }: { path: string; bytes: number },
  finding: Finding,
): Promise<boolean> {
  finding.checked += 1
  const name = placeOf(path)
  const isRight = (sha256: string) => sha256.startsWith(addressOf(path))
  const found = await look(objects, name)
  if (found && isRight(found.sha256) && found.bytes === bytes) return true
  const what = `${path} ${found ? 'is damaged' : 'is missing'}`
  const source = await lostAndFound.take({ objects, draftFolder: backups.draftFolder, name, isRight })
  if (source) finding.repaired.push(`${what}: taken from ${source}`)
  else finding.broken.push(what)
  return source !== null
}

async function isWhole(store: PictureStore, { name, width, format }: Variant): Promise<boolean> {
  try {
    const bytes = await store.read(name)
    if (!bytes) return false
    const found = await sharp(bytes).metadata()
    return found.width === width && found.format === (format === 'avif' ? 'heif' : format)
  } catch (error) {
    if (isAway(error)) throw error
    return false
  }
}

/** One that is missing is made when it is asked for; so is one that is damaged, once it is out of the way. */
async function checkVariants(
  { db, stores: { pictureStore } }: Place,
  picture: PictureRow,
  finding: Finding,
): Promise<void> {
  let damaged = 0
  for (const variant of variantsOf(picture)) {
    if (!(await pictureStore.has(variant.name))) continue
    finding.checked += 1
    if (await isWhole(pictureStore, variant)) continue
    await pictureStore.remove(variant.name)
    damaged += 1
  }
  if (damaged > 0) await forgetDerived(db, picture.path)
  if (damaged > 0) finding.repaired.push(`${picture.path}: ${damaged} removed, to be made again when asked for`)
}

export async function checkPictures(place: Place): Promise<Finding[]> {
  const masters: Finding = { thing: 'pictures', checked: 0, broken: [], repaired: [] }
  const variants: Finding = { thing: 'their widths and formats', checked: 0, broken: [], repaired: [] }
  const left = (await place.db.select().from(pictures).orderBy(pictures.path)).values()
  const lane = async () => {
    for (const picture of left) {
      if (!(await checkContent(place, picture, masters))) continue
      await checkVariants(place, picture, variants).catch((error: Error) =>
        variants.broken.push(`${picture.path}: ${error.message}`),
      )
    }
  }
  await Promise.all([lane(), lane()])
  return [masters, variants]
}

export async function checkFiles(place: Place): Promise<Finding> {
  const finding: Finding = { thing: 'files', checked: 0, broken: [], repaired: [] }
  for (const file of await place.db.select().from(files).orderBy(files.path)) await checkContent(place, file, finding)
  return finding
}

/** What tells of the past may name what is no longer kept, and what is kept names itself. */
const NOT_CONTENT = new Set(['audit_entries', 'idempotency_keys', 'outbox', 'pictures', 'files'])
const ADDRESS = '/pictures/[0-9a-f]{32}[.]webp|/files/[0-9a-f]{32}/[a-z0-9-]+[.][a-z0-9]+'

async function listNamed(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    if (NOT_CONTENT.has(name)) continue
    const { rows } = await db.execute<{ address: string }>(sql`
      select distinct address[1] as address
      from ${sql.identifier(name)} as one cross join regexp_matches(one::text, ${ADDRESS}, 'g') as address`)
    for (const { address } of rows) found.set(address, name)
  }
  return found
}

/** Null: it is missing, or not what its address says. */
async function readMaster(store: PictureStore, address: string): Promise<Buffer | null> {
  try {
    const master = await store.read(nameOf(address))
    return master && contentAddress(master) === addressOf(address) ? master : null
  } catch (error) {
    if (isAway(error)) throw error
    return null
  }
}

/** Whatever content names, in whichever column and in the middle of whichever text, is known and can be shown. */
export async function checkNamed({ db, stores: { pictureStore } }: Place): Promise<Finding> {
  const finding: Finding = { thing: 'pictures and files that content names', checked: 0, broken: [], repaired: [] }
  const { rows } = await db.execute<{ path: string }>(sql`select path from pictures union all select path from files`)
  const known = new Set(rows.map(({ path }) => path))
  for (const [address, table] of await listNamed(db)) {
    finding.checked += 1
    if (known.has(address)) continue
    // The picture itself says all that its row holds, but for what it shows.
    const master = address.startsWith('/pictures/') ? await readMaster(pictureStore, address) : null
    if (master) {
      await storeMaster({ db, actor: SYSTEM }, pictureStore, master)
      finding.repaired.push(`${address} (in ${table}) was entered again, without a description`)
    } else finding.broken.push(`${address} is named in ${table} and not known`)
  }
  return finding
}
