import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { SESSION_COOKIE } from './sessions.server.ts'
import { sessions, users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

interface Headers {
  [name: string]: string
  cookie: string
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const NEW_PASSWORD = 'a courtyard with a well'

const get = async (url: string, headers: Headers) => (await kais.app.inject({ url, headers })).json()

/** Signs in once more, from another browser. */
async function alsoFrom(username: string, userAgent: string): Promise<Headers> {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent },
  })
  return { cookie: `${SESSION_COOKIE}=${answer.cookies[0]?.value}` }
}

const isIn = async (headers: Headers): Promise<boolean> => (await get('/api/admin/check', headers)).authenticated

async function lastAudit(username: string) {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  const [entry] = await kais.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, user?.id ?? 0))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry
}

describe('One’s own account', () => {
  test('says who one is, and nothing that is secret', async () => {
    const headers = await signInAs(kais, 'reader', 'agent')
    const answer = await kais.app.inject({ url: '/api/admin/account', headers })
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username: 'reader',
      email: 'reader@example.com',
      firstName: null,
      lastName: null,
      phone: null,
      role: 'agent',
      passwordChangedAt: null,
      secondFactor: null,
      passkeys: [],
    })
  })

  test('changes name, address and telephone, but neither username nor role', async () => {
    const headers = await signInAs(kais, 'mover', 'agent')
    const payload = {
      email: 'fatou@example.com',
      firstName: ' Fatou ',
      lastName: 'Ndiaye',
      phone: '+221 77 111 22 33',
      role: 'admin',
      username: 'boss',
      isActive: false,
      currentPassword: TEST_PASSWORD,
    }
    const answer = await kais.app.inject({ method: 'PUT', url: '/api/admin/account', headers, payload })
    expect(answer.json()).toMatchObject({
      username: 'mover',
      role: 'agent',
      email: 'fatou@example.com',
      firstName: 'Fatou',
      lastName: 'Ndiaye',
      phone: '+221 77 111 22 33',
    })
    expect(await lastAudit('mover')).toMatchObject({
      action: 'update',
      entity: 'staff',
      label: 'mover',
      before: { contactChanged: null },
      after: { contactChanged: true },
    })
    expect(JSON.stringify(await lastAudit('mover'))).not.toMatch(/fatou|mover@|111 22/i)
  })

  test('gives up its address, to which links to a new password go, only for the password', async () => {
    const headers = await signInAs(kais, 'left-open-desk', 'agent')
    const save = async (change: object) =>
      (await kais.app.inject({ method: 'PUT', url: '/api/admin/account', headers, payload: change })).json()
    const email = 'thief@example.com'
    expect(await save({ email })).toMatchObject({ code: 'wrong_password' })
    expect(await save({ email, currentPassword: 'a guess' })).toMatchObject({ code: 'wrong_password' })
    const same = { email: 'left-open-desk@example.com', firstName: 'Awa' }
    expect(await save(same)).toMatchObject(same)
    expect(await save({ email, currentPassword: TEST_PASSWORD })).toMatchObject({ email })
  })

  test.for<[string, Record<string, unknown>, number, Record<string, string>]>([
    ['nothing', {}, 400, { email: 'Please fill this in.' }],
    [
      'half an address',
      { email: 'fatou@' },
      400,
      { email: 'This address does not look complete. Example: awa@example.com' },
    ],
    [
      'letters as a number',
      { email: 'a@example.com', phone: 'call me' },
      400,
      { phone: 'Please write a phone number with digits, for example +221 77 000 00 00.' },
    ],
    [
      'the address of a colleague',
      { email: 'TAKEN@example.com', currentPassword: TEST_PASSWORD },
      409,
      { email: 'Another account already has this address.' },
    ],
  ])('with %s says what to mend', async ([what, payload, status, fields]) => {
    if (status === 409) await makeStaff(kais, 'taken')
    const headers = await signInAs(kais, `bad-${what.replaceAll(' ', '-')}`)
    const answer = await kais.app.inject({ method: 'PUT', url: '/api/admin/account', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: status === 409 ? 'email_taken' : 'invalid_input', fields })
  })
})

describe('A new password', () => {
  const change = (headers: Headers, currentPassword: string, newPassword: string) =>
    kais.app.inject({
      method: 'POST',
      url: '/api/admin/account/password',
      headers,
      payload: { currentPassword, newPassword },
    })

  test('ends every other session and stays signed in here', async () => {
    const here = await signInAs(kais, 'changer')
    const phone = await alsoFrom('changer', IPHONE)
    const answer = await change(here, TEST_PASSWORD, NEW_PASSWORD)
    expect(answer.json()).toEqual({ sessionsEnded: 1 })
    expect([await isIn(here), await isIn(phone)]).toEqual([true, false])
    const entry = await lastAudit('changer')
    expect(entry).toMatchObject({ action: 'update', after: { sessionsEnded: 1 } })
    expect(JSON.stringify(entry)).not.toMatch(/argon2|courtyard/)
    const signIn = (password: string) =>
      kais.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username: 'changer', password } })
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401)
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200)
    expect((await get('/api/admin/account', here)).passwordChangedAt).not.toBeNull()
  })

  test('needs the current one', async () => {
    const headers = await signInAs(kais, 'forgetful')
    const answer = await change(headers, 'not the password', NEW_PASSWORD)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'wrong_password', message: 'This is not your current password.' })
  })

  test.for([
    ['eleven chars', 'elevenchars', 'A password has at least 12 characters.'],
    [
      'the username three times',
      'soukeyna-Soukeyna-SOUKEYNA',
      'The password is little more than the username. Please choose another one.',
    ],
    ['the one it is', TEST_PASSWORD, 'This is the password you already have.'],
    ['a novel', 'x'.repeat(201), 'This text is too long.'],
  ] as const)('that is %s is refused with the reason', async ([what, password, sentence]) => {
    const isOwnName = password.startsWith('soukeyna')
    const headers = await signInAs(kais, isOwnName ? 'soukeyna' : `rule-${what.replaceAll(' ', '-')}`)
    const answer = await change(headers, TEST_PASSWORD, password)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { newPassword: sentence } })
  })

  test('and every other door that asks for it count the same tries', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const headers = await signInAs(strict, 'two-doors')
      const guess = async (url: string, payload: object) =>
        (await strict.app.inject({ method: 'POST', url: `/api/admin/account/${url}`, headers, payload })).json().code
      const codes = []
      for (let attempt = 0; attempt < 5; attempt++)
        codes.push(await guess('password', { currentPassword: 'a guess', newPassword: NEW_PASSWORD }))
      for (const url of [
        'authenticator',
        'passkeys/1/remove',
        'passkeys/options',
        'authenticator/off',
        'recovery-codes',
      ])
        codes.push(await guess(url, { password: 'a guess' }))
      expect(codes).toEqual(Array(10).fill('wrong_password'))
      expect(await guess('authenticator', { password: TEST_PASSWORD })).toBe('too_many_sign_ins')
    } finally {
      await strict.close()
    }
  })

  test('cannot be found by trying in a session that was left open', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    try {
      const headers = await signInAs(strict, 'left-open')
      const codes = []
      for (let attempt = 0; attempt < 11; attempt++) {
        const answer = await strict.app.inject({
          method: 'POST',
          url: '/api/admin/account/password',
          headers,
          payload: { currentPassword: `guess ${attempt}`, newPassword: NEW_PASSWORD },
        })
        codes.push(answer.json().code)
      }
      expect(codes).toEqual([...Array(10).fill('wrong_password'), 'too_many_sign_ins'])
    } finally {
      await strict.close()
    }
  })
})

describe('Sessions', () => {
  test('are listed with their browser in words; the one that asks is marked', async () => {
    const here = await signInAs(kais, 'lister')
    await alsoFrom('lister', IPHONE)
    const list = await get('/api/admin/account/sessions', here)
    expect(list).toHaveLength(2)
    expect(list.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1)
    expect(list).toContainEqual({
      id: expect.any(Number),
      isCurrent: false,
      browser: 'Safari',
      system: 'iPhone',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    })
    expect(JSON.stringify(list)).not.toContain('Mozilla')
  })

  test('end one by one, by their owner only', async () => {
    const here = await signInAs(kais, 'ender')
    const phone = await alsoFrom('ender', IPHONE)
    const stranger = await signInAs(kais, 'other-ender')
    const [{ id }] = (await get('/api/admin/account/sessions', here)).filter(
      (session: { isCurrent: boolean }) => !session.isCurrent,
    )
    const end = (headers: Headers) =>
      kais.app.inject({ method: 'DELETE', url: `/api/admin/account/sessions/${id}`, headers })
    expect((await end(stranger)).statusCode).toBe(404)
    expect((await end(here)).statusCode).toBe(204)
    expect([await isIn(here), await isIn(phone)]).toEqual([true, false])
    expect(await lastAudit('ender')).toMatchObject({ action: 'update', after: { sessionsEnded: 1 } })
  })

  test('end everywhere else, or everywhere', async () => {
    const here = await signInAs(kais, 'everywhere')
    const phone = await alsoFrom('everywhere', IPHONE)
    const end = (scope: string) =>
      kais.app.inject({ method: 'DELETE', url: `/api/admin/account/sessions?scope=${scope}`, headers: here })
    expect((await end('')).statusCode).toBe(400)
    expect((await end('others')).json()).toEqual({ sessionsEnded: 1 })
    expect([await isIn(here), await isIn(phone)]).toEqual([true, false])
    const all = await end('all')
    expect(all.json()).toEqual({ sessionsEnded: 1 })
    expect(all.cookies).toMatchObject([{ name: SESSION_COOKIE, value: '' }])
    expect(await isIn(here)).toBe(false)
  })

  test('remember when they were last seen, to within five minutes and not more often', async () => {
    const headers = await signInAs(kais, 'seen')
    const [user] = await kais.db.select().from(users).where(eq(users.username, 'seen'))
    const ofUser = eq(sessions.userId, user?.id ?? 0)
    const lastSeen = async () => {
      const [row] = await kais.db.select().from(sessions).where(ofUser)
      return row?.lastSeenAt.getTime()
    }
    const [recent, old] = [new Date(Date.now() - 4 * 60_000), new Date(Date.now() - 6 * 60_000)]
    await kais.db.update(sessions).set({ lastSeenAt: recent }).where(ofUser)
    await isIn(headers)
    expect(await lastSeen()).toBe(recent.getTime())
    await kais.db.update(sessions).set({ lastSeenAt: old }).where(ofUser)
    await isIn(headers)
    expect(await lastSeen()).toBeGreaterThan(recent.getTime())
  })
})
