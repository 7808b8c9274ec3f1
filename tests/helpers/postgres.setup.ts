import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { makeDataDir } from './built-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made; each test file copies the migrated template. */
    postgres: pg.ClientConfig
    templateDatabase: string
  }
}

async function adminQuery(config: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** One real PostgreSQL for all test files: the one of DATABASE_URL, or an embedded one in a temporary folder. */
export default async function setup(project: TestProject) {
  const { dataDir, remove } = await makeDataDir()
  const embedded = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir })
  const server: pg.ClientConfig = embedded ? { ...embedded.connection } : { connectionString: process.env.DATABASE_URL }
  const templateDatabase = `kais_template_${process.pid}`

  await adminQuery(server, `create database ${templateDatabase}`)
  await migrateDatabase(atDatabase(server, templateDatabase))
  project.provide('postgres', server)
  project.provide('templateDatabase', templateDatabase)

  return async () => {
    await adminQuery(server, `drop database if exists ${templateDatabase} with (force)`)
    await embedded?.stop()
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
