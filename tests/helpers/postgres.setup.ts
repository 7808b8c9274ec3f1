import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { startBuiltServer } from './built-server.ts'
import { copyHouse, DEMO_DATABASE, EMPTY_DATABASE, FIRST_START } from './prepared-house.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, each a copy of one of the two templates. */
    postgres: pg.ClientConfig
    templates: { empty: string; demo: string }
    /** Pictures and files of the demo content. */
    houseDir: string
  }
}

async function adminQuery(config: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Nothing here outlives the run, so nothing waits for the disk. */
const HASTE = [
  'alter system set fsync = off',
  'alter system set synchronous_commit = off',
  'alter system set full_page_writes = off',
  // It may lie in memory.
  "alter system set max_wal_size = '256MB'",
  'select pg_reload_conf()',
]

/** One real PostgreSQL for all test files: a copy of the prepared house's, or the one of DATABASE_URL. */
export default async function setup(project: TestProject) {
  const { DATABASE_URL } = process.env
  const { dataDir, remove } = await copyHouse({ withDatabase: !DATABASE_URL })
  project.provide('houseDir', dataDir)
  if (!DATABASE_URL) {
    const embedded = await startEmbeddedPostgres({ dataDir })
    await adminQuery(embedded.connection, ...HASTE)
    project.provide('postgres', embedded.connection)
    project.provide('templates', { empty: EMPTY_DATABASE, demo: DEMO_DATABASE })
    return async () => {
      await embedded.stop()
      await remove()
    }
  }

  const server = { connectionString: DATABASE_URL }
  const templates = { empty: `${EMPTY_DATABASE}_${process.pid}`, demo: `${DEMO_DATABASE}_${process.pid}` }
  for (const name of Object.values(templates)) await adminQuery(server, `create database ${name}`)
  await migrateDatabase(atDatabase(server, templates.empty))
  const { connectionString } = atDatabase(server, templates.demo)
  const filler = await startBuiltServer({ dataDir, env: { ...FIRST_START, DATABASE_URL: String(connectionString) } })
  await filler.stop()
  project.provide('postgres', server)
  project.provide('templates', templates)
  return async () => {
    for (const name of Object.values(templates)) await adminQuery(server, `drop database ${name} with (force)`)
    await remove()
  }
}

/** The same server, another database. */
export function atDatabase(server: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
