import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.server.ts'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { softwarePasskey } from '#tests/helpers/software-passkey.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { resetPassword } from './reset-staff.server.ts'
import { passkeys, signInChallenges } from './second-factor.table.server.ts'
import { sessions, users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  kais.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } })

const login = (username: string) => post('/api/admin/login', { username, password: TEST_PASSWORD })

async function idOf(username: string): Promise<number> {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`No account ${username}`)
  return user.id
}

const waiting = async () => {
  const { rows } = await kais.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Sends the request; when it has made its checks and waits for the account, the account changes under it. */
async function meanwhile<Answer>(
  id: number,
  send: () => PromiseLike<Answer>,
  change: (tx: Database) => Promise<unknown>,
): Promise<Answer> {
  const { answer } = await kais.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('update')
    const answer = Promise.resolve(send())
    await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
    await change(tx)
    return { answer }
  })
  return answer
}

describe('A sign-in that was checked against what the account was a moment ago', () => {
  test.for<[string, Partial<typeof users.$inferInsert>]>([
    ['was switched off', { isActive: false }],
    ['got another role', { role: 'editor' }],
    ['got a second factor', { totpConfirmedAt: new Date() }],
  ])('opens nothing when the account %s meanwhile', async ([what, changes]) => {
    const username = what.replaceAll(' ', '-')
    await makeStaff(kais, username)
    const id = await idOf(username)
    const answer = await meanwhile(
      id,
      () => login(username),
      (tx) => tx.update(users).set(changes).where(eq(users.id, id)),
    )
    expect(answer.json()).toMatchObject({ code: 'invalid_credentials' })
    expect(answer.cookies).toEqual([])
    expect(await kais.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  })

  test.for([
    ['a session', null],
    ['half a sign-in', new Date()],
  ] as const)('leaves not even %s behind a new password', async ([what, totpConfirmedAt]) => {
    const username = what.replaceAll(' ', '-')
    await makeStaff(kais, username)
    const id = await idOf(username)
    await kais.db.update(users).set({ totpConfirmedAt }).where(eq(users.id, id))
    const answer = await meanwhile(
      id,
      () => login(username),
      (tx) => resetPassword({ ...kais.system, db: tx }, id),
    )
    expect(answer.json()).toMatchObject({ code: 'invalid_credentials' })
    expect(await kais.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    expect(await kais.db.$count(signInChallenges, eq(signInChallenges.userId, id))).toBe(0)
  })
})

test('A passkey that is removed by a new password while it signs in opens nothing', async () => {
  const headers = await signInAs(kais, 'key-race')
  const id = await idOf('key-race')
  const key = softwarePasskey()
  const here = { origin: 'http://localhost', rpId: 'localhost' }
  const asked = (await post('/api/admin/account/passkeys/options', { password: TEST_PASSWORD }, headers)).json()
  const made = key.register({ ...here, challenge: asked.options.challenge })
  await post('/api/admin/account/passkeys', { challenge: asked.challenge, name: 'Phone', response: made }, headers)
  const { challenge, options } = (await post('/api/admin/login/passkey/options', {})).json()
  const response = key.sign({ ...here, challenge: options.challenge })
  const answer = await meanwhile(
    id,
    () => post('/api/admin/login/passkey', { challenge, response }),
    (tx) => resetPassword({ ...kais.system, db: tx }, id),
  )
  expect(answer.json()).toMatchObject({ code: 'invalid_credentials' })
  expect(await kais.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
})

test('A passkey whose making began before a new password is not added after it', async () => {
  const headers = await signInAs(kais, 'late-key')
  const id = await idOf('late-key')
  const { challenge, options } = (
    await post('/api/admin/account/passkeys/options', { password: TEST_PASSWORD }, headers)
  ).json()
  const response = softwarePasskey().register({
    origin: 'http://localhost',
    rpId: 'localhost',
    challenge: options.challenge,
  })
  const answer = await meanwhile(
    id,
    () => post('/api/admin/account/passkeys', { challenge, name: 'Late', response }, headers),
    (tx) => resetPassword({ ...kais.system, db: tx }, id),
  )
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_changed'])
  expect(await kais.db.$count(passkeys, eq(passkeys.userId, id))).toBe(0)
})

test('An authenticator whose set-up began before a new password is not switched on after it', async () => {
  const headers = await signInAs(kais, 'late-app')
  const id = await idOf('late-app')
  const { secret } = (await post('/api/admin/account/authenticator', { password: TEST_PASSWORD }, headers)).json()
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
  const answer = await meanwhile(
    id,
    () => post('/api/admin/account/authenticator/confirm', { code }, headers),
    (tx) => resetPassword({ ...kais.system, db: tx }, id),
  )
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'account_changed'])
  const [user] = await kais.db.select().from(users).where(eq(users.id, id))
  expect(user?.totpConfirmedAt).toBeNull()
})

test('One’s own change of password does not undo a reset that came between', async () => {
  const headers = await signInAs(kais, 'overtaken')
  const id = await idOf('overtaken')
  const payload = { currentPassword: TEST_PASSWORD, newPassword: 'a courtyard with a well' }
  let given = ''
  const answer = await meanwhile(
    id,
    () => post('/api/admin/account/password', payload, headers),
    async (tx) => {
      given = await resetPassword({ ...kais.system, db: tx }, id)
    },
  )
  expect(answer.json()).toMatchObject({ code: 'wrong_password' })
  expect((await post('/api/admin/login', { username: 'overtaken', password: given })).statusCode).toBe(200)
})
