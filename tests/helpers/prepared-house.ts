import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, link, mkdir, readdir, readFile, realpath, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { makeDataDir, startBuiltServer } from './built-server.ts'
import { makeEveryWidth } from './make-every-width.ts'

/**
 * A house to test in, made once and then copied: a data folder with the demo content, every width of its pictures, a staff
 * account, and two databases to copy from. `npm start` would make the same, in minutes; a copy takes a second.
 */

const run = promisify(execFile)

/** The account that the house was made with. */
export const STAFF = { username: 'awa', password: 'a-password-for-tests' }
/** Databases of its cluster that nobody is connected to, so that they can be templates. */
export const DEMO_DATABASE = 'kais_demo'
export const EMPTY_DATABASE = 'kais_empty'

/** What a server needs to make such a house of an empty database. */
export const FIRST_START = {
  DEMO_CONTENT: 'on',
  ADMIN_USERNAME: STAFF.username,
  ADMIN_PASSWORD: STAFF.password,
  LOG_LEVEL: 'warn',
}

const CACHE = fromProjectRoot('.cache')
const KEPT_HOUSES = 3

/** What decides how pictures come out, and what else decides what stands in the database after a first start. */
const PICTURE_SOURCES = ['demo/pictures/**', 'platform/pictures/encode-*.server.ts', 'ui/picture-address.ts']
const CONTENT_SOURCES = [
  'db/{*,embedded/**,migrations/**}',
  'demo/**',
  '{features,platform}/**/*.{schema,table.server}.ts',
  '{features,platform}/**/write-*.server.ts',
  'features/nest/search/*.ts',
  'tests/helpers/prepared-house.ts',
]

async function hashOf(patterns: readonly string[], ...more: string[]): Promise<string> {
  const root = fromProjectRoot()
  const found = await Array.fromAsync(glob([...patterns], { cwd: root, withFileTypes: true }))
  const files = found.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const hash = createHash('sha256')
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path.slice(root.length)).update(await readFile(path))
  for (const text of more) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}

async function versionsOf(names: readonly string[]): Promise<string> {
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(fromProjectRoot('package.json'), 'utf8'))
  const versions = { ...dependencies, ...optionalDependencies }
  return names.map((name) => versions[name]).join()
}

/** Hard links: what lies there is written under a name of its own and never changed in place. */
async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const target = join(to, entry.parentPath.slice(from.length), entry.name)
    await mkdir(dirname(target), { recursive: true })
    const source = join(entry.parentPath, entry.name)
    // The temporary folder may lie on another disk than the cache.
    await link(source, target).catch(() => copyFile(source, target))
  }
}

/** Owner and modes kept, as PostgreSQL insists; blocks shared where the file system can. */
async function copyCluster(from: string, to: string): Promise<void> {
  await run('cp', ['-Rp', await realpath(from), to])
}

async function houses(prefix: string, cache = CACHE): Promise<string[]> {
  const names = await readdir(cache).catch(() => [])
  const found = names
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.part'))
    .map((name) => join(cache, name))
  const used = await Promise.all(found.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })))
  return used.sort((one, other) => other.at - one.at).map(({ folder }) => folder)
}

/** Demo and empty database, from which each test file copies its own. */
async function addTemplates(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ ...postgres.connection, database: 'postgres' })
  try {
    await client.connect()
    await client.query(`create database ${DEMO_DATABASE} template ${postgres.connection.database}`)
    await client.query(`create database ${EMPTY_DATABASE}`)
    await migrateDatabase({ ...postgres.connection, database: EMPTY_DATABASE })
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** The built server does it, as at any first start. */
async function makeHouse(folder: string, pictures: string | undefined): Promise<void> {
  const { dataDir, remove } = await makeDataDir()
  try {
    if (pictures) await linkFolder(pictures, join(dataDir, 'pictures'))
    const server = await startBuiltServer({ dataDir, env: FIRST_START })
    try {
      await makeEveryWidth(dataDir)
    } finally {
      await server.stop()
    }
    await addTemplates(dataDir)
    const draft = `${folder}.${process.pid}.part`
    await mkdir(draft, { recursive: true })
    await copyCluster(join(dataDir, 'postgres'), join(draft, 'postgres'))
    for (const name of ['pictures', 'files']) await run('cp', ['-R', join(dataDir, name), join(draft, name)])
    // Another process may have been faster; then there is one already.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  } finally {
    await remove()
  }
}

/** The house for the sources as they stand: from the cache, or made now. */
export async function prepareHouse(): Promise<string> {
  const pictureKey = await hashOf(PICTURE_SOURCES, await versionsOf(['sharp']))
  const contentKey = await hashOf(
    CONTENT_SOURCES,
    await versionsOf([`@embedded-postgres/${process.platform}-${process.arch}`]),
  )
  const folder = join(CACHE, `house-${pictureKey}-${contentKey}`)
  if (!existsSync(folder)) {
    const [alike] = await houses(`house-${pictureKey}-`)
    await makeHouse(folder, alike && join(alike, 'pictures'))
  }
  const now = new Date()
  await utimes(folder, now, now)
  for (const old of (await houses('house-')).slice(KEPT_HOUSES)) await rm(old, { recursive: true, force: true })
  return folder
}

/** The one that another working copy used last: an older build does not open a database that a newer one has moved on. */
export async function houseOf(root: string): Promise<string> {
  const [house] = await houses('house-', join(root, '.cache'))
  if (!house) throw new Error(`No house was prepared in ${root}: run its tools/commands/prepare-house.ts there.`)
  return house
}

/** A data folder of one's own, as the first start left it. */
export async function copyHouse({ withDatabase = true, from = '' } = {}): Promise<{
  dataDir: string
  remove(): Promise<void>
}> {
  const house = from || (await prepareHouse())
  const copy = await makeDataDir()
  for (const name of ['pictures', 'files']) await linkFolder(join(house, name), join(copy.dataDir, name))
  if (withDatabase) await copyCluster(join(house, 'postgres'), join(copy.dataDir, 'postgres'))
  return copy
}
