import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStaffAccount, deleteStaffAccount } from '#platform/accounts/manage-staff.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { contactDraft, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let origin: string

beforeAll(async () => {
  kais = await startTestApp()
  origin = await kais.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => kais.close())

/** Everything the stream says, until it has said this. */
async function hear(answer: Response, words: string): Promise<string> {
  let heard = ''
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  while (reader && !heard.includes(words)) {
    const { value, done } = await reader.read()
    if (done) break
    heard += value
  }
  return heard
}

test('An open screen hears at once that somebody wrote, and nothing about whom', async () => {
  const headers = await signInAs(kais, 'awa', 'agent')
  const answer = await fetch(`${origin}/api/admin/live`, { headers })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  // The first news is that somebody listens: what comes before that could be missed.
  const screen = hear(answer, 'received')
  await expect
    .poll(() =>
      kais.db.$client
        .query(`select 1 from pg_stat_activity where application_name = 'kais desk'`)
        .then(({ rowCount }) => rowCount),
    )
    .toBe(1)
  const draft = contactDraft()
  await kais.app.inject({ method: 'POST', url: '/api/contact', payload: draft })
  const heard = await screen
  expect(heard).toContain('event: desk\ndata: received\n\n')
  expect(heard).not.toContain(draft.email)
})

test('Who asks only for its head is told that there is none, and holds no line', async () => {
  const headers = await signInAs(kais, 'ndeye', 'agent')
  expect((await kais.app.inject({ method: 'HEAD', url: '/api/admin/live', headers })).statusCode).toBe(404)
})

/** A stream that is open and listened to, and all that it says until it ends. */
async function openScreen(headers: { cookie: string }) {
  const answer = await fetch(`${origin}/api/admin/live`, { headers })
  expect(answer.status).toBe(200)
  return { said: hear(answer, 'never said'), answer }
}

async function listening(): Promise<void> {
  const who = `select 1 from pg_stat_activity where application_name = 'kais desk' and query <> ''`
  await expect.poll(async () => (await kais.db.$client.query(who)).rowCount).toBeGreaterThan(0)
}

const post = (url: string, headers: object, payload: object = {}) =>
  kais.app.inject({ method: 'POST', url, headers: { ...headers }, payload })
const idOf = async (username: string) => {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  return user?.id ?? 0
}

test.for<[string, (own: { cookie: string }, username: string) => Promise<unknown>]>([
  ['signs out', (own) => post('/api/admin/logout', own)],
  [
    'changes the password in another browser',
    async (_own, username) => {
      const [session] = (await post('/api/admin/login', {}, { username, password: TEST_PASSWORD })).cookies
      const change = { currentPassword: TEST_PASSWORD, newPassword: 'a courtyard with a well' }
      await post('/api/admin/account/password', { cookie: `${session?.name}=${session?.value}` }, change)
    },
  ],
  [
    'is switched off',
    async (_own, username) => changeStaffAccount(kais.system, await idOf(username), { isActive: false }),
  ],
  [
    'gets another role',
    async (_own, username) => changeStaffAccount(kais.system, await idOf(username), { role: 'editor' }),
  ],
  ['is deleted', async (_own, username) => deleteStaffAccount(kais.system, await idOf(username))],
])('A screen whose owner %s is told that it is over, and hears nothing more', async ([what, act]) => {
  const username = `live-${what.length}`
  const other = await openScreen(await signInAs(kais, `${username}-colleague`, 'agent'))
  const own = await signInAs(kais, username, 'agent')
  const { said } = await openScreen(own)
  await listening()
  await act(own, username)
  expect(await said).toMatch(/event: over\ndata:\n\n$/)
  // A colleague's goes on.
  const colleague = Promise.race([other.said.then(() => 'ended'), Promise.resolve('open')])
  expect(await colleague).toBe('open')
  await other.answer.body?.cancel().catch(() => {})
})

test('The sixth screen of one person takes the place of the first, which is told to rest', async () => {
  const headers = await signInAs(kais, 'many-tabs', 'agent')
  const first = await openScreen(headers)
  const later = []
  for (let n = 0; n < 4; n += 1) later.push(await openScreen(headers))
  const colleague = await openScreen(await signInAs(kais, 'one-tab', 'agent'))
  expect(await Promise.race([first.said, Promise.resolve('open')])).toBe('open')
  later.push(await openScreen(headers))
  expect(await first.said).toMatch(/event: rest\ndata:\n\n$/)
  const others = [...later, colleague].map(({ said }) => said.then(() => 'ended'))
  expect(await Promise.race([...others, Promise.resolve('open')])).toBe('open')
})

test('Open screens do not keep a server from stopping', async () => {
  const other = await startTestApp()
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}/api/admin/live`, { headers: await signInAs(other, 'awa', 'agent') })
  const ended = hear(answer, 'never said')
  await other.close()
  expect(await ended).toContain('retry:')
})
