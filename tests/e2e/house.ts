import pg from 'pg'
import { databaseConfigOf, freePort, startBuiltServer } from '../helpers/built-server.ts'
import { says, startModelHouse } from '../helpers/fake-llm.ts'
import { atDatabase } from '../helpers/postgres.setup.ts'
import { copyHouse, FIRST_START } from '../helpers/prepared-house.ts'
import { openMailHouse } from './fake-smtp.ts'

/** What the tests of one worker have to themselves: a server with demo content, and what it talks to. */
export interface House {
  url: string
  /** A test may serve a feed there, as somebody else would. */
  feedHost: string
  /** A hand in its database, for what only time does. */
  query(text: string, values: unknown[]): Promise<void>
  close(): Promise<void>
}

/** With DATABASE_URL a database of its own on that server; else the prepared house's. */
async function makeDatabase() {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) return { env: {}, configOf: databaseConfigOf, drop: async () => {} }
  const database = `kais_e2e_${process.pid}`
  const admin = new pg.Client({ connectionString: DATABASE_URL })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const connectionString = String(atDatabase({ connectionString: DATABASE_URL }, database).connectionString)
  return {
    env: { DATABASE_URL: connectionString },
    configOf: async (): Promise<pg.ClientConfig> => ({ connectionString }),
    async drop() {
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

/** What a visitor may write that only this model understands: a lift, and a helipad that nobody asked for. */
export const UNHEARD = 'zzwhooshing up'

async function openModel() {
  const house = await startModelHouse()
  const codes = ['lift.exactly.true', 'helipad.exactly.true', 'There is a helipad.']
  house.behave(says(() => ({ wishes: codes.map((code) => ({ code, quote: UNHEARD })) })))
  return house
}

/** The built server, as visitors get it, on a copy of the prepared house. */
export async function openHouse(): Promise<House> {
  const database = await makeDatabase()
  const { dataDir, remove } = await copyHouse({ withDatabase: !process.env.DATABASE_URL })
  const mail = await openMailHouse()
  const model = await openModel()
  const feedHost = `127.0.0.1:${await freePort()}`
  const server = await startBuiltServer({
    dataDir,
    env: {
      ...FIRST_START,
      ...database.env,
      RATE_LIMIT_FACTOR: '1000',
      SHOW_PARTS: 'on',
      FEED_PRIVATE_HOSTS: feedHost,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'house',
      AI_CALLS_PER_HOUR: '10000',
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Kais <hello@kais.example>',
      MAIL_STAFF: 'desk@kais.example',
    },
  })
  return {
    url: server.url,
    feedHost,
    async query(text, values) {
      const hand = new pg.Client(await database.configOf(dataDir))
      await hand.connect()
      try {
        await hand.query(text, values)
      } finally {
        await hand.end()
      }
    },
    async close() {
      await server.stop()
      mail.close()
      await model.close()
      await database.drop()
      await remove()
    },
  }
}
