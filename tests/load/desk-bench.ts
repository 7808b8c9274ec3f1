/**
 * The staff's list of contacts in a house with 500 of them and in one with 50,000. What counts is the ratio of the two: a
 * list that costs about the same in both will do for years. Rounds take turns between the houses, so that whatever else the
 * machine does meanwhile meets both. The export of the large one must pass through little memory.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { encodeCursor } from '#common/pagination.ts'
import { SYSTEM } from '#common/permissions.ts'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { listContacts } from '#features/enquiries/contact/list-contacts.server.ts'
import { contactListSchema } from '#features/enquiries/desk/desk-filter.ts'
import { exportContacts } from '#features/enquiries/desk/export-desk.server.ts'
import { makeDataDir } from '../helpers/built-server.ts'
import { median } from './rounds.ts'
import { COMMON_WORD, fillContacts, RARE_NAME } from './synthetic-contacts.ts'

const SIZES = [500, 50_000] as const
const ROUNDS = 40
const PAGE = '20'
/** A hundred times the contacts may cost this much more, and no more. */
const MOST_RATIO = 3
/** Of memory at a time, for an export of any length. */
const MOST_EXPORT_MB = 20

interface House extends DatabaseConnection {
  contacts: number
}

/** As staff ask, in a house with so many contacts. */
const QUESTIONS: Record<string, (contacts: number) => Record<string, string>> = {
  'first page': () => ({}),
  'page in the middle': (contacts) => ({ cursor: encodeCursor({ value: '', id: Math.floor(contacts / 2) }) }),
  'search for a rare name': () => ({ search: RARE_NAME }),
  'search for a name that is not there': () => ({ search: 'Xylander' }),
  'search for a common word': () => ({ search: COMMON_WORD }),
  'search for a common name and a word': () => ({ search: `fatou ${COMMON_WORD}` }),
  'new ones': () => ({ status: 'new', held: 'false' }),
  'relocations that are done': () => ({ status: 'done', type: 'relocation' }),
  'one colleague’s, in progress': () => ({ assignedTo: '3', status: 'in-progress' }),
  'held back as spam': () => ({ held: 'true' }),
}

async function makeHouse(server: pg.ClientConfig, contacts: number): Promise<House> {
  const database = `contacts_${contacts}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const config = { ...server, database, max: 2 }
  await migrateDatabase(config)
  const connection = connectDatabase(config)
  await fillContacts(connection.db, contacts)
  return { ...connection, contacts }
}

async function time({ db, contacts }: House, question: (contacts: number) => Record<string, string>): Promise<number> {
  const request = contactListSchema.parse({ limit: PAGE, ...question(contacts) })
  const start = performance.now()
  await listContacts({ db, actor: SYSTEM }, request)
  return performance.now() - start
}

/** What the whole of it costs on its way to a disk: seconds, megabytes of text, and the most that is held in memory meanwhile. */
async function measureExport({ db }: House) {
  setFlagsFromString('--expose-gc')
  const clearAway: () => void = runInNewContext('gc')
  const megabytes = (bytes: number) => bytes / 1_000_000
  const used = () => {
    // What merely waits to be cleared away is not held.
    clearAway()
    return process.memoryUsage().heapUsed
  }
  const [start, before] = [performance.now(), used()]
  let [bytes, most, lines, chunks] = [0, before, 0, 0]
  for await (const chunk of exportContacts({ db, actor: SYSTEM }, {}, 'fr')) {
    const text = String(chunk)
    bytes += text.length
    lines += text.split('\r\n').length - 1
    if (chunks++ % 10 === 0) most = Math.max(most, used())
  }
  return {
    lines: lines - 1,
    seconds: (performance.now() - start) / 1000,
    size: megabytes(bytes),
    memory: megabytes(most - before),
  }
}

/** False when the large house is too slow. */
export async function benchDesk(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const houses: House[] = []
  try {
    for (const size of SIZES) {
      say(`Making a house with ${size.toLocaleString('en')} contacts…`)
      houses.push(await makeHouse(postgres.connection, size))
    }
    const heads = SIZES.map((size) => `${size.toLocaleString('en')}`.padStart(12)).join('')
    say(`${'Contacts, p50 in milliseconds'.padEnd(40)}${heads}   ratio`)
    const ratios: number[] = []
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const times: number[][] = houses.map(() => [])
      for (let round = -3; round < ROUNDS; round++)
        for (const [at, house] of houses.entries()) {
          const taken = await time(house, question)
          if (round >= 0) times[at]?.push(taken)
        }
      const [small = Number.NaN, large = Number.NaN] = times.map(median)
      ratios.push(large / small)
      say(
        `${name.padEnd(40)}${[small, large].map((p50) => p50.toFixed(1).padStart(12)).join('')}${(large / small).toFixed(2).padStart(8)}`,
      )
    }
    const large = houses.at(-1)
    if (!large) throw new Error('No house was made.')
    const exported = await measureExport(large)
    say(
      `Export of ${exported.lines.toLocaleString('en')} contacts: ${exported.seconds.toFixed(1)} s, ${exported.size.toFixed(0)} MB of text, ${exported.memory.toFixed(0)} MB of memory at most held (at most ${MOST_EXPORT_MB})`,
    )
    say(
      `A hundred times the contacts: ${median(ratios).toFixed(2)} times the time (median of the ten; at most ${MOST_RATIO})`,
    )
    return median(ratios) <= MOST_RATIO && exported.memory <= MOST_EXPORT_MB
  } finally {
    for (const { pool } of houses) await pool.end()
    await postgres.stop()
    await remove()
  }
}
