import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { atDatabase } from '#tests/helpers/postgres.setup.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { ensureFirstAdmin } from './manage-staff.server.ts'
import { users } from './user.table.server.ts'

let kais: TestApp
beforeEach(async () => {
  kais = await startTestApp()
})
afterEach(() => kais.close())

/** The role that a name and a password open the house with, or null. */
async function roleOf(username: string, password: string): Promise<string | null> {
  const signIn = await kais.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } })
  const cookies = Object.fromEntries(signIn.cookies.map(({ name, value }) => [name, value]))
  const answer = await kais.app.inject({ url: '/api/admin/check', cookies })
  return answer.json<{ user?: { role: string } }>().user?.role ?? null
}

const accounts = () => kais.db.select().from(users)

test('An empty house makes its first administrator, whose password is shown; whoever chose one is not shown it', async () => {
  const shown = await ensureFirstAdmin(kais.db, { username: 'boss', password: undefined })
  expect(await roleOf('boss', shown ?? '')).toBe('admin')

  await kais.db.delete(users)
  expect(await ensureFirstAdmin(kais.db, { username: 'boss', password: 'a well in the courtyard' })).toBeNull()
  expect(await roleOf('boss', 'a well in the courtyard')).toBe('admin')
})

test('Once there is an account, no start makes or changes one', async () => {
  await ensureFirstAdmin(kais.db, { username: 'boss', password: 'a well in the courtyard' })
  const before = await accounts()
  expect(await ensureFirstAdmin(kais.db, { username: 'boss', password: 'another password' })).toBeNull()
  expect(await ensureFirstAdmin(kais.db, { username: 'other', password: undefined })).toBeNull()
  expect(await accounts()).toEqual(before)
})

test('An account of which nothing else is said is a client’s, and active', async () => {
  await kais.db.insert(users).values({ username: 'guest', email: 'guest@example.com', password: 'none' })
  expect(await accounts()).toMatchObject([{ username: 'guest', role: 'client', isActive: true }])
})

async function databaseUrl(): Promise<string> {
  const { rows } = await kais.db.execute<{ name: string }>(sql`select current_database() as name`)
  const config = atDatabase(inject('postgres'), rows[0]?.name ?? '')
  if (config.connectionString) return config.connectionString
  const { user, database, host, port } = config
  // The host is a folder with a socket in it.
  return `postgres://${user}@localhost:${port}/${database}?${new URLSearchParams({ host: String(host) })}`
}

test('`npm run staff -- add` makes an agent, whose password it prints', async () => {
  const program = fromProjectRoot('tools', 'commands', 'staff.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'add', 'ndeye', 'ndeye@example.com'], {
    cwd: fromProjectRoot(),
    env: { PATH: process.env.PATH, DATABASE_URL: await databaseUrl() },
  })
  const [, role, password = ''] = /^Added ndeye \((\w+)\)\. Password, shown this once: (\S+)$/m.exec(stdout) ?? []
  expect(role).toBe('agent')
  expect(await roleOf('ndeye', password)).toBe('agent')
})
