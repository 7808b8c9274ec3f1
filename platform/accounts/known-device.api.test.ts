import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { newTotpSecret } from './second-factor.server.ts'
import { knownDevices, users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
})
afterAll(() => kais.close())

/** A browser: it keeps its cookies, and has an address. */
function browser(remoteAddress = '192.0.2.1') {
  const cookies: Record<string, string> = {}
  async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const answer = await kais.app.inject({ method, url, remoteAddress, cookies, ...(payload && { payload }) })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  const post = (url: string, payload: object) => send('POST', url, payload)
  const signIn = (username: string, password = TEST_PASSWORD) => post('/api/admin/login', { username, password })
  return {
    cookies,
    send,
    post,
    signIn,
    code: async (code: string, challenge: string) =>
      (await post('/api/admin/login/second-factor', { challenge, code })).json().code,
  }
}

/** From a hundred addresses, and from the owner's own. */
async function besiege(username: string): Promise<void> {
  for (let n = 0; n < 45; n += 1) await browser(`198.51.100.${n}`).signIn(username, 'guess')
  for (let n = 0; n < 12; n += 1) await browser().signIn('somebody-else', 'guess')
}

const idOf = async (username: string) => {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  return user?.id ?? 0
}
const devicesOf = async (username: string) =>
  kais.db.$count(knownDevices, eq(knownDevices.userId, await idOf(username)))

test('Whoever guesses from many addresses of one IPv6 line is one stranger at every door', async () => {
  const tries = (from: (address: string) => Promise<{ statusCode: number }>, times: number) =>
    Promise.all(Array.from({ length: times }, (_, n) => from(`2001:db8:5:6::${n}`)))
  const refused = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 429).length
  // Another name each time: the address is what counts.
  const passwords = await tries((address) => browser(address).signIn(`nobody ${address}`, 'guess'), 12)
  const questions = await tries((address) => browser(address).post('/api/admin/login/passkey/options', {}), 32)
  expect([refused(passwords), refused(questions)]).toEqual([2, 2])
  expect((await browser('2001:db8:5:7::1').signIn('nobody', 'guess')).statusCode).toBe(401)
})

describe('A browser that somebody signed in with before', () => {
  test('is let in by the right password while strangers guess, from anywhere and from its own address', async () => {
    await makeStaff(kais, 'besieged')
    const known = browser()
    expect((await known.signIn('besieged')).statusCode).toBe(200)
    await known.post('/api/admin/logout', {})
    await besiege('besieged')
    expect((await browser().signIn('besieged')).statusCode).toBe(429)
    expect((await browser('203.0.113.5').signIn('besieged')).statusCode).toBe(429)
    expect((await known.signIn('besieged')).statusCode).toBe(200)
  })

  test('is no free way to guess: ten wrong passwords a minute, which cost nobody else a try', async () => {
    await makeStaff(kais, 'robbed')
    const stolen = browser('203.0.113.9')
    await stolen.signIn('robbed')
    const statuses = []
    for (let n = 0; n < 12; n += 1) statuses.push((await stolen.signIn('robbed', `guess ${n}`)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    expect((await browser('203.0.113.10').signIn('robbed')).statusCode).toBe(200)
  })

  test('is known by those who used it and by nobody else, also when several share it', async () => {
    for (const name of ['morning', 'evening', 'never']) await makeStaff(kais, name)
    const shared = browser('203.0.113.20')
    await shared.signIn('morning')
    await shared.signIn('evening')
    for (const name of ['morning', 'evening', 'never']) await besiege(name)
    const statuses = []
    for (const name of ['morning', 'evening', 'never']) statuses.push((await shared.signIn(name)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect(await devicesOf('morning')).toBe(1)
  })

  test('is known by a secret that a stranger cannot plant, and that the database does not hold', async () => {
    await makeStaff(kais, 'planted')
    const planted = 'A'.repeat(43)
    const victim = browser('203.0.113.30')
    victim.cookies.kais_device = planted
    await victim.signIn('planted')
    expect(victim.cookies.kais_device).toMatch(new RegExp(`^[\\w-]{43}\\.${planted}$`))
    const stored = JSON.stringify(await kais.db.select().from(knownDevices))
    for (const token of victim.cookies.kais_device?.split('.') ?? []) expect(stored).not.toContain(token)
    await besiege('planted')
    const thief = browser('203.0.113.31')
    thief.cookies.kais_device = planted
    expect((await thief.signIn('planted')).statusCode).toBe(429)
  })

  test.for([
    [
      'the password is changed elsewhere',
      async (other: ReturnType<typeof browser>) =>
        other.post('/api/admin/account/password', {
          currentPassword: TEST_PASSWORD,
          newPassword: 'a courtyard with a well',
        }),
    ],
    [
      'all others are signed out',
      async (other: ReturnType<typeof browser>) => other.send('DELETE', '/api/admin/account/sessions?scope=others'),
    ],
    [
      'its own session is ended from elsewhere',
      async (other: ReturnType<typeof browser>) => {
        const list = await kais.app.inject({ url: '/api/admin/account/sessions', cookies: other.cookies })
        const { id } = list.json<{ id: number; isCurrent: boolean }[]>().find(({ isCurrent }) => !isCurrent) ?? {
          id: 0,
        }
        return other.send('DELETE', `/api/admin/account/sessions/${id}`)
      },
    ],
  ] as const)('is a stranger again once %s; the one that asked stays known', async ([what, act]) => {
    const username = `ends-${what.length}`
    await makeStaff(kais, username)
    await browser('203.0.113.40').signIn(username)
    const other = browser('203.0.113.41')
    await other.signIn(username)
    expect(await devicesOf(username)).toBe(2)
    expect((await act(other)).statusCode).toBeLessThan(300)
    expect(await devicesOf(username)).toBe(1)
  })

  test('is a stranger after half a year, and the twenty-first is one too many', async () => {
    await makeStaff(kais, 'collector')
    const first = browser('203.0.113.50')
    await first.signIn('collector')
    const [row] = await kais.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, await idOf('collector')))
    expect(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000).toBeCloseTo(180, 1)
    for (let n = 0; n < 21; n += 1) await browser('203.0.113.51').signIn('collector')
    expect(await devicesOf('collector')).toBe(20)
  })
})

describe('Codes after the password', () => {
  async function withApp(username: string) {
    await makeStaff(kais, username)
    const secret = newTotpSecret()
    const change = { totpSecret: secret, totpConfirmedAt: new Date() }
    await kais.db.update(users).set(change).where(eq(users.username, username))
    const right = () => TOTP.generate({ secret: Secret.fromBase32(secret) })
    const challengeIn = async (from: ReturnType<typeof browser>) => (await from.signIn(username)).json().challenge
    const forgetStep = () => kais.db.update(users).set({ totpLastStep: null }).where(eq(users.username, username))
    return { right, challengeIn, forgetStep }
  }

  test('are counted when they are wrong: whoever signs in thirty times an hour is let in thirty times', async () => {
    const { right, challengeIn, forgetStep } = await withApp('busy')
    for (let n = 0; n < 30; n += 1) {
      const from = browser(`198.51.100.${n}`)
      await forgetStep()
      expect(await from.code(right(), await challengeIn(from))).toBeUndefined()
    }
  })

  test('are forgiven by the right one', async () => {
    const { right, challengeIn, forgetStep } = await withApp('clumsy')
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 15; n += 1) {
        const from = browser(`198.51.101.${n}`)
        expect(await from.code('000000', await challengeIn(from))).toBe('invalid_code')
      }
      const from = browser('198.51.101.99')
      await forgetStep()
      expect(await from.code(right(), await challengeIn(from))).toBeUndefined()
    }
  })

  test('that are used up leave recovery codes usable, and the browser that is known', async () => {
    const { right, challengeIn, forgetStep } = await withApp('phone-lost')
    const { replaceRecoveryCodes } = await import('./second-factor.repository.server.ts')
    await replaceRecoveryCodes(kais.db, await idOf('phone-lost'), ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'])
    const known = browser('203.0.113.60')
    expect(await known.code(right(), await challengeIn(known))).toBeUndefined()
    const thief = browser('203.0.113.61')
    const outcomes = []
    for (let n = 0; n < 22; n += 1) outcomes.push(await thief.code('000000', await challengeIn(thief)))
    expect(outcomes).toEqual([...Array(20).fill('invalid_code'), 'too_many_sign_ins', 'too_many_sign_ins'])
    const elsewhere = browser('203.0.113.62')
    expect(await elsewhere.code('000000', await challengeIn(elsewhere))).toBe('too_many_sign_ins')
    expect(await elsewhere.code('aaaa-bbbb-cccc-dddd', await challengeIn(elsewhere))).toBeUndefined()
    const again = browser('203.0.113.63')
    expect(await again.code('aaaa-bbbb-cccc-dddd', await challengeIn(again))).toBe('invalid_code')
    await forgetStep()
    expect(await known.code(right(), await challengeIn(known))).toBeUndefined()
  })
})
