import pg from 'pg'
import { freePort, makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { honestText, says, startModelHouse } from '../helpers/model-house.ts'
import { atDatabase } from '../helpers/postgres.setup.ts'
import { openMailHouse } from './mail-house.ts'
import { STAFF } from './staff-account.ts'

/** With DATABASE_URL the browser tests run on a database of their own on that server; else on an embedded one. */
async function makeDatabase() {
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) return { env: {}, drop: async () => {} }
  const database = `kais_e2e_${process.pid}`
  const admin = new pg.Client({ connectionString: DATABASE_URL })
  await admin.connect()
  await admin.query(`create database ${database}`)
  return {
    env: { DATABASE_URL: String(atDatabase({ connectionString: DATABASE_URL }, database).connectionString) },
    async drop() {
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

/** A model that words the first home as it is, and promises the others a helipad. */
async function openModel() {
  const house = await startModelHouse()
  house.behave(
    says(({ texts, language }) =>
      texts.map((text, place) => ({
        propertyId: text.propertyId,
        text: place === 0 ? honestText(text, language) : `${honestText(text, language)} There is a helipad.`,
      })),
    ),
  )
  return house
}

/** The built server, as visitors get it, with demo content, for all browser tests. */
export default async function serve() {
  const { dataDir, remove } = await makeDataDir()
  const database = await makeDatabase()
  const mail = await openMailHouse()
  const model = await openModel()
  // A test serves a feed there, as somebody else would.
  const feedHost = `127.0.0.1:${await freePort()}`
  const server = await startBuiltServer({
    dataDir,
    env: {
      ...database.env,
      DEMO_CONTENT: 'on',
      ADMIN_USERNAME: STAFF.username,
      ADMIN_PASSWORD: STAFF.password,
      RATE_LIMIT_FACTOR: '1000',
      SHOW_PARTS: 'on',
      LOG_LEVEL: 'warn',
      FEED_PRIVATE_HOSTS: feedHost,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'house',
      AI_CALLS_PER_HOUR: '10000',
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Kais <hello@kais.example>',
      MAIL_STAFF: 'desk@kais.example',
    },
  })
  process.env.KAIS_URL = server.url
  process.env.KAIS_FEED_HOST = feedHost
  process.env.KAIS_MAIL_URL = mail.windowUrl
  return async () => {
    await server.stop()
    mail.close()
    await model.close()
    await database.drop()
    await remove()
  }
}
