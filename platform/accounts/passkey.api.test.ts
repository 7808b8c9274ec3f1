import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { softwarePasskey } from '#tests/helpers/software-passkey.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { relyingParty } from './relying-party.server.ts'
import { passkeys, signInChallenges } from './second-factor.table.server.ts'
import { SESSION_COOKIE } from './sessions.server.ts'
import { users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const HERE = { origin: 'http://localhost', rpId: 'localhost' }

type Passkey = ReturnType<typeof softwarePasskey>
type Place = Partial<typeof HERE & { isVerified: boolean }>

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  kais.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } })

async function addKey(headers: { cookie: string }, key: Passkey, place: Place = {}, name = 'Phone') {
  const question = await post('/api/admin/account/passkeys/options', { password: TEST_PASSWORD }, headers)
  const { challenge, options } = question.json()
  const response = key.register({ ...HERE, ...place, challenge: options.challenge })
  return { options, answer: await post('/api/admin/account/passkeys', { challenge, name, response }, headers) }
}

async function signInWith(key: Passkey, place: Place = {}) {
  const { challenge, options } = (await post('/api/admin/login/passkey/options', {})).json()
  const response = key.sign({ ...HERE, ...place, challenge: options.challenge })
  const payload = { challenge, response }
  return { payload, options, answer: await post('/api/admin/login/passkey', payload) }
}

async function withKey(username: string) {
  const headers = await signInAs(kais, username, 'agent')
  const key = softwarePasskey()
  const { answer } = await addKey(headers, key)
  expect(answer.statusCode).toBe(201)
  return { headers, key, id: answer.json().passkeys[0].id as number }
}

describe('A passkey', () => {
  test('is added for whoever knows the password, and asked to recognise its owner', async () => {
    const headers = await signInAs(kais, 'adder')
    const refused = await post('/api/admin/account/passkeys/options', { password: 'not it' }, headers)
    expect(refused.json()).toMatchObject({ code: 'wrong_password' })
    const { options, answer } = await addKey(headers, softwarePasskey(), {}, 'Office computer')
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kais' },
      user: { name: 'adder' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(answer.json().passkeys).toMatchObject([{ name: 'Office computer', lastUsedAt: null }])
    expect(answer.body).not.toMatch(/publicKey|credentialId/)
  })

  test('signs in by itself, without a name and without a password', async () => {
    const { key, headers } = await withKey('keyholder')
    const { answer, options } = await signInWith(key)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    expect(answer.json()).toEqual({ authenticated: true })
    const cookie = `${SESSION_COOKIE}=${answer.cookies[0]?.value}`
    const check = await kais.app.inject({ url: '/api/admin/check', headers: { cookie } })
    expect(check.json()).toMatchObject({ user: { username: 'keyholder', role: 'agent' } })
    const account = (await kais.app.inject({ url: '/api/admin/account', headers })).json()
    expect(account.passkeys[0].lastUsedAt).not.toBeNull()
    const trail = await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, account.id))
    expect(trail.at(-1)).toMatchObject({ action: 'sign-in', after: { method: 'passkey' } })
  })

  test('does not serve twice for one question, nor for one that is over', async () => {
    const { key } = await withKey('repeater')
    const { payload } = await signInWith(key)
    expect((await post('/api/admin/login/passkey', payload)).statusCode).toBe(401)
    const { challenge, options } = (await post('/api/admin/login/passkey/options', {})).json()
    await kais.db.update(signInChallenges).set({ expiresAt: new Date(Date.now() - 1) })
    const response = key.sign({ ...HERE, challenge: options.challenge })
    expect((await post('/api/admin/login/passkey', { challenge, response })).statusCode).toBe(401)
  })

  test.for<[string, Place]>([
    ['another website', { origin: 'https://kais.elsewhere.example' }],
    ['another house', { rpId: 'elsewhere.example' }],
    ['a device that did not recognise the person', { isVerified: false }],
  ])('used by %s opens nothing', async ([why, place]) => {
    const { key } = await withKey(`foreign-${why.replaceAll(' ', '-')}`)
    const { answer } = await signInWith(key, place)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid credentials' })
    expect(answer.cookies).toEqual([])
  })

  test.for<[string, Place]>([
    ['another website', { origin: 'https://kais.elsewhere.example' }],
    ['a device that did not recognise the person', { isVerified: false }],
  ])('made on %s is not taken', async ([why, place]) => {
    const headers = await signInAs(kais, `maker-${why.replaceAll(' ', '-')}`)
    const { answer } = await addKey(headers, softwarePasskey(), place)
    expect(answer.statusCode).toBe(400)
  })

  test('that was never added, or whose signature is another’s, is as wrong as any password', async () => {
    const { key } = await withKey('imitated')
    expect((await signInWith(softwarePasskey())).answer.json()).toMatchObject({ code: 'invalid_credentials' })
    const { challenge, options } = (await post('/api/admin/login/passkey/options', {})).json()
    const forged = softwarePasskey().sign({ ...HERE, challenge: options.challenge })
    const response = { ...forged, id: key.id, rawId: key.id }
    expect((await post('/api/admin/login/passkey', { challenge, response })).statusCode).toBe(401)
  })

  test('whose counter runs backwards was copied, and is refused', async () => {
    const { key, id } = await withKey('cloned')
    await kais.db.update(passkeys).set({ counter: 1_000 }).where(eq(passkeys.id, id))
    expect((await signInWith(key)).answer.statusCode).toBe(401)
  })

  test('of an account that was switched off opens nothing', async () => {
    const { key } = await withKey('switched-off')
    await kais.db.update(users).set({ isActive: false }).where(eq(users.username, 'switched-off'))
    expect((await signInWith(key)).answer.json()).toMatchObject({ code: 'invalid_credentials' })
  })

  test('is renamed and removed by its owner, and by nobody else', async () => {
    const { headers, key, id } = await withKey('owner')
    const stranger = await signInAs(kais, 'stranger')
    const url = `/api/admin/account/passkeys/${id}`
    const rename = (who: { cookie: string }, name: string) =>
      kais.app.inject({ method: 'PUT', url, headers: who, payload: { name } })
    expect((await rename(stranger, 'Mine')).statusCode).toBe(404)
    expect((await rename(headers, ' ')).json()).toMatchObject({ fields: { name: 'Please fill this in.' } })
    expect((await rename(headers, 'Work phone')).json().passkeys).toMatchObject([{ name: 'Work phone' }])
    const remove = (who: { cookie: string }, password = TEST_PASSWORD) => post(`${url}/remove`, { password }, who)
    expect((await remove(stranger)).statusCode).toBe(404)
    expect((await remove(headers, 'not the password')).json()).toMatchObject({ code: 'wrong_password' })
    expect((await remove(headers)).json()).toMatchObject({ passkeys: [] })
    expect((await signInWith(key)).answer.statusCode).toBe(401)
  })

  test('cannot be added twice, nor with somebody else’s question', async () => {
    const { headers, key } = await withKey('twice')
    const again = await addKey(headers, key)
    expect(again.options.excludeCredentials).toMatchObject([{ id: key.id }])
    expect([again.answer.statusCode, again.answer.json().code]).toEqual([409, 'passkey_known'])
    const { challenge, options } = (
      await post('/api/admin/account/passkeys/options', { password: TEST_PASSWORD }, headers)
    ).json()
    const other = await signInAs(kais, 'borrower')
    const response = softwarePasskey().register({ ...HERE, challenge: options.challenge })
    const answer = await post('/api/admin/account/passkeys', { challenge, name: 'Borrowed', response }, other)
    expect(answer.statusCode).toBe(400)
  })

  test.for([{}, { challenge: 'x', response: {} }, { challenge: 'x', response: { id: '<>', type: 'public-key' } }])(
    'that is not one is refused: %j',
    async (payload) => {
      expect((await post('/api/admin/login/passkey', payload)).statusCode).toBe(400)
    },
  )
})

describe('The house that a passkey belongs to', () => {
  const asked = (protocol: string, host: string) => ({ protocol, host, hostname: host.split(':')[0] ?? '' })

  test('is the one of PUBLIC_URL, on whichever port it is reached', () => {
    expect(relyingParty(asked('http', 'kais.example:8080'), 'https://kais.example')).toEqual({
      id: 'kais.example',
      origins: ['https://kais.example', 'http://kais.example:8080'],
    })
  })

  test('is no other, whatever host a request names', () => {
    expect(relyingParty(asked('https', 'elsewhere.example'), 'https://kais.example')).toEqual({
      id: 'kais.example',
      origins: ['https://kais.example'],
    })
  })
})
