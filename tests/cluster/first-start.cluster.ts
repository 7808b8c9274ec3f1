import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { ownDatabases } from '../helpers/own-databases.ts'

const FIXTURE = fileURLToPath(new URL('./first-start.fixture.ts', import.meta.url))
const { newDatabase, dropDatabases } = ownDatabases()
const dataDir = await mkdtemp(join(tmpdir(), 'kais-first-start-'))
afterAll(async () => {
  await dropDatabases()
  await rm(dataDir, { recursive: true })
})

function urlOf({ connectionString, host = '', port, user, database }: pg.ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

interface Instance {
  child: ChildProcess
  said: string
}

function begin(databaseUrl: string, onSaid: (instance: Instance) => void): Instance {
  const { PATH, TMPDIR } = process.env
  const env = { PATH, TMPDIR, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_CONTENT: 'on' }
  const child = spawn(process.execPath, [FIXTURE], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const instance = { child, said: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      instance.said += text
      onSaid(instance)
    })
  return instance
}

async function ask(config: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(config)
  await client.connect()
  const counts = ['properties', 'vehicles', 'articles', 'investments', 'templates', 'users', 'pictures']
  const { rows } = await client.query(
    `select ${counts.map((name) => `(select count(*)::int from ${name}) as ${name}`).join()}`,
  )
  await client.end()
  return rows[0]
}

test('Three begin on one empty database and the one that prepares it is killed: another goes on, and nothing is there twice', async () => {
  const config = await newDatabase()
  let killed: Instance | undefined
  const all = [1, 2, 3].map(() =>
    begin(urlOf(config), (instance) => {
      if (killed || !instance.said.includes('Loading demo content')) return
      killed = instance
      instance.child.kill('SIGKILL')
    }),
  )
  const codes = await Promise.all(all.map(async ({ child }) => (await once(child, 'exit'))[0]))
  const others = all.filter((instance) => instance !== killed)
  expect(others.map(({ said }) => said)).toEqual([
    expect.stringContaining('Kais is open'),
    expect.stringContaining('Kais is open'),
  ])
  expect(codes.filter((code) => code === 0)).toHaveLength(2)
  expect(others.filter(({ said }) => said.includes('Loading demo content'))).toHaveLength(1)
  // The first password is told once, by the one who made the account.
  expect(others.filter(({ said }) => said.includes('Staff account: admin /'))).toHaveLength(1)
  expect(others.some(({ said }) => said.includes('Another Kais prepares this database; waiting…'))).toBe(true)
  const { database, ...server } = config
  const demo = server.connectionString ? undefined : await ask({ ...server, database: inject('templates').demo })
  if (demo) expect(await ask(config)).toEqual({ ...demo, users: 1 })
}, 120_000)
