import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { DEVICE_COOKIE } from './known-devices.server.ts'
import { recoveryCodes, signInChallenges } from './second-factor.table.server.ts'
import { SESSION_COOKIE } from './sessions.server.ts'
import { sessions, users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

// The clock stands still: a code of one step ago must not become one of two while it is on its way.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const STEP_MS = 30_000

/** What the app on the phone shows, so many steps from now. */
function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })
}

interface Call {
  headers?: Record<string, string>
  payload?: object
}

const post = (url: string, call: Call = {}) => kais.app.inject({ method: 'POST', url, ...call })

const login = (username: string, password = TEST_PASSWORD) =>
  post('/api/admin/login', { payload: { username, password } })

const finish = (challenge: string, code: string) =>
  post('/api/admin/login/second-factor', { payload: { challenge, code } })

const offer = (headers: Record<string, string>, password = TEST_PASSWORD) =>
  post('/api/admin/account/authenticator', { headers, payload: { password } })

/** Somebody with an authenticator app; their codes can be used at once. */
async function withSecondFactor(username: string) {
  const headers = await signInAs(kais, username)
  const { secret, address } = (await offer(headers)).json()
  const confirmed = await post('/api/admin/account/authenticator/confirm', {
    headers,
    payload: { code: codeOf(secret) },
  })
  expect(confirmed.statusCode).toBe(200)
  await kais.db.update(users).set({ totpLastStep: null }).where(eq(users.username, username))
  const codes: string[] = confirmed.json().recoveryCodes
  const challenge = async () => (await login(username)).json().challenge as string
  return { headers, secret: secret as string, address: address as string, codes, challenge }
}

const rowOf = async (username: string) => {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`No account ${username}`)
  return user
}

describe('An authenticator app', () => {
  test('is offered to whoever knows the password: an open session is not enough', async () => {
    const headers = await signInAs(kais, 'desk-left-open')
    expect((await offer(headers, 'not the password')).json()).toMatchObject({ code: 'wrong_password' })
    expect((await post('/api/admin/account/authenticator', { headers, payload: {} })).statusCode).toBe(400)
    expect(await rowOf('desk-left-open')).toMatchObject({ totpSecret: null })
  })

  test('is no change of the account: neither setting it up nor using it makes somebody’s edit stale', async () => {
    const headers = await signInAs(kais, 'unchanged')
    const before = (await rowOf('unchanged')).updatedAt
    const { secret } = (await offer(headers)).json()
    await post('/api/admin/account/authenticator/confirm', { headers, payload: { code: codeOf(secret, -1) } })
    const { challenge } = (await login('unchanged')).json()
    expect((await finish(challenge, codeOf(secret))).statusCode).toBe(200)
    expect((await rowOf('unchanged')).updatedAt).toEqual(before)
  })

  test('counts once a first code proves that it has the secret', async () => {
    const headers = await signInAs(kais, 'setup')
    const { secret, address } = (await offer(headers)).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`otpauth://totp/Kais:setup?issuer=Kais&secret=${secret}`)
    expect((await login('setup')).json()).toEqual({ authenticated: true })

    const confirm = (code: string) => post('/api/admin/account/authenticator/confirm', { headers, payload: { code } })
    expect((await confirm('12345a')).json()).toMatchObject({ code: 'invalid_code' })
    const answer = await confirm(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)
    expect(answer.statusCode).toBe(200)
    const codes: string[] = answer.json().recoveryCodes
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect((await kais.app.inject({ url: '/api/admin/account', headers })).json()).toMatchObject({
      secondFactor: { recoveryCodesLeft: 10 },
    })
    // Another secret cannot slip under a confirmed one.
    for (const answer of [await offer(headers), await confirm(codeOf(secret, 1))])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'authenticator_on'])
  })

  test('leaves no recovery code in the database, and neither code nor secret in the audit trail', async () => {
    const { codes, secret } = await withSecondFactor('discreet')
    const { id } = await rowOf('discreet')
    const stored = JSON.stringify(await kais.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)))
    const trail = JSON.stringify(await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)))
    expect(trail).toContain('"secondFactor":true')
    for (const code of codes) {
      expect(stored).not.toContain(code)
      expect(trail).not.toContain(code)
    }
    expect(trail).not.toContain(secret)
  })

  test('is switched off with the password, and not without', async () => {
    const { headers } = await withSecondFactor('quitter')
    const off = (password: string) => post('/api/admin/account/authenticator/off', { headers, payload: { password } })
    const wrong = await off('not the password')
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json()).toMatchObject({ code: 'wrong_password' })
    expect((await off(TEST_PASSWORD)).json()).toMatchObject({ secondFactor: null })
    expect((await login('quitter')).json()).toEqual({ authenticated: true })
    expect(await rowOf('quitter')).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
  })
})

describe('Signing in with a second factor', () => {
  test('takes the password and then a code; until then there is no session', async () => {
    const { secret } = await withSecondFactor('binta')
    const first = await login('binta')
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({ authenticated: false, secondFactor: true, challenge: expect.any(String) })
    expect(first.cookies).toEqual([])
    const second = await finish(first.json().challenge, codeOf(secret))
    expect(second.json()).toEqual({ authenticated: true })
    expect(second.cookies).toMatchObject([
      { name: SESSION_COOKIE, httpOnly: true, sameSite: 'Lax' },
      { name: DEVICE_COOKIE },
    ])
    const cookie = `${SESSION_COOKIE}=${second.cookies[0]?.value}`
    const check = await kais.app.inject({ url: '/api/admin/check', headers: { cookie } })
    expect(check.json()).toMatchObject({ authenticated: true, user: { username: 'binta' } })
    const { id } = await rowOf('binta')
    const [last] = (await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).toReversed()
    expect(last).toMatchObject({ action: 'sign-in', label: 'binta', actorId: id, after: { method: 'authenticator' } })
  })

  test('says nothing of it to whoever does not know the password', async () => {
    await withSecondFactor('secretive')
    const wrong = await login('secretive', 'not the password')
    const unknown = await login('nobody-at-all', 'not the password')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toBe(unknown.body)
  })

  test('accepts the code of one step earlier or later, and none beyond', async () => {
    const { secret, challenge } = await withSecondFactor('slow-clock')
    for (const [steps, status] of [
      [-3, 401],
      [3, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      const answer = await finish(await challenge(), codeOf(secret, steps))
      expect([steps, answer.statusCode]).toEqual([steps, status])
    }
  })

  test('refuses a code that was used, and any earlier one, also when both come at once', async () => {
    const { secret, challenge } = await withSecondFactor('overlooked')
    const code = codeOf(secret)
    const tokens = [await challenge(), await challenge()]
    const answers = await Promise.all(tokens.map((token) => finish(token, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    const replay = await finish(await challenge(), code)
    expect(replay.statusCode).toBe(401)
    expect(replay.json()).toEqual({
      code: 'invalid_code',
      message: 'This code is not right, or it has been used. Wait for the next one and try again.',
    })
    expect(replay.cookies).toEqual([])
    expect((await finish(await challenge(), codeOf(secret, -1))).statusCode).toBe(401)
    expect((await finish(await challenge(), codeOf(secret, 1))).statusCode).toBe(200)
  })

  test('the code that set it up does not serve to sign in', async () => {
    const headers = await signInAs(kais, 'same-code')
    const { secret } = (await offer(headers)).json()
    const code = codeOf(secret)
    await post('/api/admin/account/authenticator/confirm', { headers, payload: { code } })
    const { challenge } = (await login('same-code')).json()
    expect((await finish(challenge, code)).json()).toMatchObject({ code: 'invalid_code' })
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { codes, challenge, headers } = await withSecondFactor('lost-phone')
    const [code = ''] = codes
    const typed = code.replaceAll('-', ' ').toUpperCase()
    const tokens = [await challenge(), await challenge()]
    const answers = await Promise.all(tokens.map((token) => finish(token, typed)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await finish(await challenge(), code)).json()).toMatchObject({ code: 'invalid_code' })
    expect((await kais.app.inject({ url: '/api/admin/account', headers })).json()).toMatchObject({
      secondFactor: { recoveryCodesLeft: 9 },
    })
  })

  test('takes no recovery code of the former set, nor of somebody else', async () => {
    const { codes: former, challenge, headers } = await withSecondFactor('renewer')
    const { codes: others } = await withSecondFactor('neighbour')
    const renew = (password: string) => post('/api/admin/account/recovery-codes', { headers, payload: { password } })
    expect((await renew('not the password')).statusCode).toBe(403)
    const fresh: string[] = (await renew(TEST_PASSWORD)).json().recoveryCodes
    expect(fresh).toHaveLength(10)
    expect((await finish(await challenge(), former[3] ?? '')).statusCode).toBe(401)
    expect((await finish(await challenge(), others[3] ?? '')).statusCode).toBe(401)
    expect((await finish(await challenge(), fresh[3] ?? '')).statusCode).toBe(200)
  })

  test('opens one session for one password, though two right codes come at once', async () => {
    const { secret, codes, challenge } = await withSecondFactor('doubled')
    const token = await challenge()
    const { id } = await rowOf('doubled')
    const before = await kais.db.$count(sessions, eq(sessions.userId, id))
    const answers = await Promise.all([codeOf(secret), codes[0] ?? ''].map((code) => finish(token, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect(answers.map((answer) => answer.json().code)).toContain('unauthenticated')
    expect(await kais.db.$count(sessions, eq(sessions.userId, id))).toBe(before + 1)
  })

  test('survives a wrong code, which counts as a try', async () => {
    const { secret, challenge } = await withSecondFactor('mistyped')
    const token = await challenge()
    expect((await finish(token, 'wrong-code')).json()).toMatchObject({ code: 'invalid_code' })
    const [row] = (await kais.db.select().from(signInChallenges)).toReversed()
    expect(row?.tries).toBe(1)
    expect((await finish(token, codeOf(secret))).statusCode).toBe(200)
  })

  test('ends after five wrong codes: then even the right one comes too late', async () => {
    const { secret, challenge } = await withSecondFactor('guesser')
    const token = await challenge()
    const codes = []
    for (let attempt = 0; attempt < 5; attempt++) codes.push((await finish(token, 'wrong-code')).json().code)
    expect(codes).toEqual(['invalid_code', 'invalid_code', 'invalid_code', 'invalid_code', 'unauthenticated'])
    expect((await finish(token, codeOf(secret))).json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('ends after five minutes', async () => {
    const { secret, challenge } = await withSecondFactor('late')
    const token = await challenge()
    const [row] = (await kais.db.select().from(signInChallenges)).toReversed()
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    await kais.db.update(signInChallenges).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await finish(token, codeOf(secret))).json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('serves once, for nobody else’s sign-in, and not after the account was switched off', async () => {
    const { secret, challenge } = await withSecondFactor('once')
    const token = await challenge()
    expect((await finish(token, codeOf(secret))).statusCode).toBe(200)
    expect((await finish(token, codeOf(secret, 1))).json()).toMatchObject({ code: 'unauthenticated' })
    expect((await finish('made-up', codeOf(secret, 1))).json()).toMatchObject({ code: 'unauthenticated' })
    const late = await challenge()
    await kais.db.update(users).set({ isActive: false }).where(eq(users.username, 'once'))
    expect((await finish(late, codeOf(secret, 1))).json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('Too many tries', () => {
  test('are refused with the time to wait, also for codes, whoever’s address they come from', async () => {
    const { secret } = await withSecondFactor('besieged')
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on' } })
    try {
      const from = (address: string) => ({ 'x-forwarded-for': address })
      const send = (url: string, payload: object, address: string, more = {}) =>
        strict.app.inject({ method: 'POST', url, payload, headers: { ...from(address), ...more } })
      const { password, totpSecret, totpConfirmedAt } = await rowOf('besieged')
      await strict.db.insert(users).values({
        username: 'besieged',
        email: 'besieged@example.com',
        role: 'admin',
        password,
        totpSecret,
        totpConfirmedAt,
      })

      for (let attempt = 0; attempt < 10; attempt++)
        await send('/api/admin/login', { username: 'someone', password: 'x' }, '10.0.0.1')
      const refused = await send('/api/admin/login', { username: 'someone', password: 'x' }, '10.0.0.1')
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual({
        code: 'too_many_sign_ins',
        message: expect.stringMatching(/^Too many sign-in attempts\. Please wait \d+ seconds and try again\.$/),
      })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      const french = { 'accept-language': 'fr' }
      const refus = await send('/api/admin/login', { username: 'someone', password: 'x' }, '10.0.0.1', french)
      expect(refus.json().message).toMatch(
        /^Trop de tentatives de connexion\. Merci de patienter \d+\s(secondes|minutes)/,
      )

      // A hundred addresses do not make more codes.
      const answers = []
      for (let attempt = 0; attempt < 21; attempt++) {
        const login = { username: 'besieged', password: TEST_PASSWORD }
        const { challenge } = (await send('/api/admin/login', login, `10.1.0.${attempt}`)).json()
        const answer = await send('/api/admin/login/second-factor', { challenge, code: 'no' }, `10.2.0.${attempt}`)
        answers.push(answer.json().code)
      }
      expect(answers).toEqual([...Array(20).fill('invalid_code'), 'too_many_sign_ins'])
      expect(secret).toBe(totpSecret)
    } finally {
      await strict.close()
    }
  })
})
