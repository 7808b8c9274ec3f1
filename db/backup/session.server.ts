import type { Socket } from 'node:net'
import pg from 'pg'
import { cutLine } from '../pool.server.ts'
import { NO_HURRY, NOTICE_GONE } from '../session-settings.server.ts'

/** What decides how values are written as text, and how long a piece of work may take. */
const SETTINGS = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 1',
  "set bytea_output = 'hex'",
  'set search_path = public',
  NO_HURRY,
  // One that holds the lock of backups, or of tables, would else keep it from everybody.
  NOTICE_GONE,
  'set client_min_messages = warning',
]

/** A connection of its own, on which every server reads and writes the same text. */
export async function connectForCopy(config: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    application_name: name,
    // The work may take its time; to begin it, and to notice that nobody is there any more, may not.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    query_timeout: 0,
  })
  client.on('error', () => {})
  await client.connect()
  for (const setting of SETTINGS) await client.query(setting)
  return client
}

/** On a line that takes nothing any more, the goodbye would never be sent. */
const GOODBYE_MS = 1_000

/** Also in the middle of a COPY that nobody reads any more, whose end `end()` alone would wait for without end. */
export async function hangUp(client: pg.Client): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const goodbye = setTimeout(() => cutLine(client), GOODBYE_MS)
  const ended = client.end().catch(() => {})
  stream.destroySoon()
  await ended
  clearTimeout(goodbye)
}
