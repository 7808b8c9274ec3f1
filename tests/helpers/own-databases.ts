import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { atDatabase } from './postgres.setup.ts'

async function ask(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Databases without a server on them, for what opens them itself. */
export function ownDatabases() {
  const made: string[] = []
  return {
    /** Bare, or with what a template holds. */
    async newDatabase(template?: 'empty' | 'demo'): Promise<pg.ClientConfig> {
      const name = `kais_own_${randomUUID().replaceAll('-', '')}`
      await ask(`create database ${name} ${template ? `template ${inject('templates')[template]}` : ''}`)
      made.push(name)
      return atDatabase(inject('postgres'), name)
    },
    async dropDatabases(): Promise<void> {
      for (const name of made.splice(0)) await ask(`drop database ${name} with (force)`)
    },
  }
}
