import cluster from 'node:cluster'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { CONTENT_CHANGED } from '#db/context.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { readEnv } from '../env.ts'
import { startPrimary } from './primary.ts'

const { newDatabase, dropDatabases } = ownDatabases()
afterAll(dropDatabases)

/** As an address, which is how a server is told of it. */
function addressOf({ connectionString, host, port, user, password, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString
  const secret = typeof password === 'string' ? password : ''
  return `postgres://${user}:${secret}@/${database}?${new URLSearchParams({ host: host ?? '', port: String(port) })}`
}

test('Workers that leave hear of each change of content until the last has gone', async () => {
  const config = await newDatabase('empty')
  const folder = await mkdtemp(join(tmpdir(), 'kais-primary-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  cluster.setupPrimary({ exec: fromProjectRoot('server/workers/primary.fixture.ts'), execArgv: [] })
  const ends: (number | null)[] = []
  const ended = (_worker: unknown, code: number | null) => void ends.push(code)
  cluster.on('exit', ended)
  onTestFinished(() => void cluster.off('exit', ended))

  const env = {
    DATABASE_URL: addressOf(config),
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'a-password-of-the-test',
    LOG_LEVEL: 'fatal',
  }
  const house = await startPrimary({
    env: readEnv(env),
    size: 2,
    say: () => {},
    onLost: () => {},
    signal: AbortSignal.any([]),
  })
  const client = new pg.Client(config)
  await client.connect()
  await expect.poll(() => Object.keys(cluster.workers ?? {}).length).toBe(2)
  const leaving = Promise.withResolvers<void>()
  let told = 0
  cluster.on('message', (_worker, { said }) => said === 'leaving' && ++told === 2 && leaving.resolve())
  const stopped = house.stop()
  await leaving.promise
  await client.query(`notify ${pg.escapeIdentifier(CONTENT_CHANGED)}`)
  await client.end()
  await stopped
  expect(ends).toEqual([0, 0])
})
