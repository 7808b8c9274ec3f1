import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { DEVICE_COOKIE } from './known-devices.server.ts'
import { SESSION_COOKIE } from './sessions.server.ts'
import { fillUsernameKeys, updateUser } from './user.repository.server.ts'
import { sessions, users } from './user.table.server.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp({ env: { TRUST_PROXY: 'on' } })
  await makeStaff(kais, 'awa')
})
afterAll(() => kais.close())

function signIn(payload: Record<string, unknown>, headers: Record<string, string> = {}) {
  return kais.app.inject({ method: 'POST', url: '/api/admin/login', payload, headers })
}

const check = async (cookie?: string) =>
  (await kais.app.inject({ url: '/api/admin/check', headers: cookie ? { cookie } : {} })).json()

const SIGNED_OUT = { authenticated: false }
const userNamed = async (username: string) => {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`No account ${username}`)
  return user
}

describe('Signing in', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await signIn({ username: 'awa', password: TEST_PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ authenticated: true })
    const [cookie, ...others] = answer.cookies
    expect(others).toMatchObject([{ name: DEVICE_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/api/admin/login' }])
    expect(cookie).toMatchObject({ name: SESSION_COOKIE, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 43_200 })
    expect(cookie).not.toHaveProperty('secure')
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  })

  test('behind https sets a cookie that only https carries', async () => {
    const answer = await signIn({ username: 'awa', password: TEST_PASSWORD }, { 'x-forwarded-proto': 'https' })
    expect(answer.cookies).toMatchObject([
      { name: SESSION_COOKIE, secure: true },
      { name: DEVICE_COOKIE, secure: true },
    ])
  })

  test('shows who one is, and nothing of the password', async () => {
    const { cookie } = await signInAs(kais, 'moussa', 'agent')
    const { id } = await userNamed('moussa')
    expect(await check(cookie)).toEqual({ authenticated: true, user: { id, username: 'moussa', role: 'agent' } })
  })

  test('does not mind the letter case of the name, nor a space after it', async () => {
    expect((await signIn({ username: ' AWA ', password: TEST_PASSWORD })).statusCode).toBe(200)
  })

  test.for(['İbrahim', 'ZOÉ', 'Aïda'.normalize('NFD')])(
    'knows the name %s, however it is composed',
    async (username) => {
      const admin = await signInAs(kais, `adds-${Buffer.from(username).toString('hex')}`)
      const stored = username.normalize('NFC')
      const email = `${Buffer.from(username).toString('hex')}@example.com`
      const made = await kais.app.inject({
        method: 'POST',
        url: '/api/admin/staff',
        payload: { username: `${username}-x`, email, role: 'agent' },
        headers: admin,
      })
      expect(made.json()).toMatchObject({ username: `${stored}-x` })
      const { password } = made.json()
      for (const typed of [`${stored}-x`, `${stored.normalize('NFD')}-X`])
        expect((await signIn({ username: typed, password })).statusCode).toBe(200)
    },
  )

  test('tells apart accounts from before names were folded: each is found by its exact name, and no third is added', async () => {
    await makeStaff(kais, 'fiona', 'agent')
    const password = (await userNamed('fiona')).password
    // As an older version stored it.
    await kais.db.insert(users).values({ username: 'ﬁona', email: 'other-fiona@example.com', password, role: 'editor' })
    await kais.db.insert(users).values({ username: 'Penda', email: 'penda@example.com', password, role: 'agent' })
    expect(await fillUsernameKeys(kais.db)).toEqual(['ﬁona'])
    expect((await userNamed('Penda')).usernameKey).toBe('penda')
    const roleOf = async (username: string) => {
      const [session] = (await signIn({ username, password: TEST_PASSWORD })).cookies
      return (await check(`${session?.name}=${session?.value}`)).user?.role
    }
    expect([await roleOf('FIONA'), await roleOf('ﬁona'), await roleOf('ＰＥＮＤＡ')]).toEqual([
      'agent',
      'editor',
      'agent',
    ])
    const admin = await signInAs(kais, 'adds-fiona')
    const payload = { username: 'ＦＩＯＮＡ', email: 'third@example.com', role: 'agent' }
    const third = await kais.app.inject({ method: 'POST', url: '/api/admin/staff', payload, headers: admin })
    expect([third.statusCode, third.json().code]).toEqual([409, 'username_taken'])
  })

  test('leaves no usable token in the database', async () => {
    const [cookie] = (await signIn({ username: 'awa', password: TEST_PASSWORD })).cookies
    const rows = await kais.db.select().from(sessions)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(cookie?.value)
    expect((await userNamed('awa')).password).toMatch(/^\$argon2id\$/)
  })

  test('gives the same answer to a wrong password and to an unknown name', async () => {
    const wrong = await signIn({ username: 'awa', password: 'not the password' })
    const unknown = await signIn({ username: 'nobody', password: 'not the password' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid credentials' })
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
    expect([...wrong.cookies, ...unknown.cookies]).toEqual([])
  })

  test('refuses in French when asked in French', async () => {
    const answer = await signIn({ username: 'awa', password: 'faux' }, { 'accept-language': 'fr' })
    expect(answer.json()).toEqual({ code: 'invalid_credentials', message: 'Identifiants incorrects' })
  })

  test('is refused to a client account and to a deactivated one, as if they were unknown', async () => {
    await makeStaff(kais, 'client', 'client')
    await makeStaff(kais, 'gone', 'admin')
    await updateUser(kais.db, (await userNamed('gone')).id, { isActive: false })
    for (const username of ['client', 'gone']) {
      const answer = await signIn({ username, password: TEST_PASSWORD })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid credentials' })
      expect(answer.cookies).toEqual([])
    }
  })

  test.for<[Record<string, unknown>, Record<string, string>]>([
    [{}, { username: 'Username is required', password: 'Password is required' }],
    [
      { username: ' ', password: '' },
      { username: 'Username is required', password: 'Password is required' },
    ],
    [{ username: 'awa', password: 'x'.repeat(201) }, { password: 'This text is too long.' }],
    [
      { username: { $ne: null }, password: ['x'] },
      { username: 'Username is required', password: 'Password is required' },
    ],
  ])('with %o says which field is missing', async ([payload, fields]) => {
    const answer = await signIn(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields })
  })

  test('says it in French too', async () => {
    const answer = await signIn({}, { 'accept-language': 'fr' })
    expect(answer.json()).toMatchObject({
      fields: { username: 'Le nom d’utilisateur est requis', password: 'Le mot de passe est requis' },
    })
  })

  test.for(["' or 1=1 --", 'awa\u0000', '%', '*'])('as %j is as wrong as any other unknown name', async (username) => {
    expect((await signIn({ username, password: TEST_PASSWORD })).statusCode).toBe(401)
  })

  test('from another website is refused', async () => {
    const answer = await signIn({ username: 'awa', password: TEST_PASSWORD }, { origin: 'https://elsewhere.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.cookies).toEqual([])
  })
})

describe('A session', () => {
  test('of nobody is no session', async () => {
    expect(await check()).toEqual(SIGNED_OUT)
  })

  test('ends with a changed cookie', async () => {
    const { cookie } = await signInAs(kais, 'tamper')
    const tampered = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')
    expect(await check(tampered)).toEqual(SIGNED_OUT)
    expect(await check(`${SESSION_COOKIE}=`)).toEqual(SIGNED_OUT)
    expect(await check(`${SESSION_COOKIE}=%00%ff'`)).toEqual(SIGNED_OUT)
    expect(await check(cookie)).toMatchObject({ authenticated: true })
  })

  test('ends with signing out: the old cookie opens nothing any more', async () => {
    const { cookie } = await signInAs(kais, 'leaver')
    const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } })
    expect(answer.json()).toEqual(SIGNED_OUT)
    expect(answer.cookies).toMatchObject([{ name: SESSION_COOKIE, value: '', path: '/' }])
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0)
    expect(await check(cookie)).toEqual(SIGNED_OUT)
    expect(await kais.app.inject({ url: '/api/admin/dashboard', headers: { cookie } })).toMatchObject({
      statusCode: 401,
    })
  })

  test('is replaced by the next sign-in of the same browser', async () => {
    const { cookie: old } = await signInAs(kais, 'rotator')
    const answer = await signIn({ username: 'rotator', password: TEST_PASSWORD }, { cookie: old })
    const fresh = `${SESSION_COOKIE}=${answer.cookies[0]?.value}`
    expect(fresh).not.toBe(old)
    expect(await check(old)).toEqual(SIGNED_OUT)
    expect(await check(fresh)).toMatchObject({ authenticated: true })
  })

  test('of another browser survives that', async () => {
    const { cookie } = await signInAs(kais, 'two-browsers')
    await signIn({ username: 'two-browsers', password: TEST_PASSWORD })
    expect(await check(cookie)).toMatchObject({ authenticated: true })
  })

  test('ends when the account is deactivated or becomes a client', async () => {
    const { cookie } = await signInAs(kais, 'dismissed')
    const { id } = await userNamed('dismissed')
    await updateUser(kais.db, id, { isActive: false })
    expect(await check(cookie)).toEqual(SIGNED_OUT)
    await updateUser(kais.db, id, { isActive: true, role: 'client' })
    expect(await check(cookie)).toEqual(SIGNED_OUT)
  })

  test('ends when its time is over', async () => {
    const { cookie } = await signInAs(kais, 'sleeper')
    const { id } = await userNamed('sleeper')
    await kais.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, id))
    expect(await check(cookie)).toEqual(SIGNED_OUT)
  })
})

test('The dashboard counts for those who may read enquiries, and leaves them out for the others', async () => {
  const read = async (headers: { cookie: string }) =>
    (await kais.app.inject({ url: '/api/admin/dashboard', headers })).json()
  const counts = {
    properties: { total: 0, available: 0 },
    vehicles: { total: 0, available: 0 },
    reviews: { total: 0, featured: 0 },
  }
  expect(await read(await signInAs(kais, 'dash-agent', 'agent'))).toEqual({
    ...counts,
    contacts: { total: 0, new: 0 },
    heldBack: { contact: 0, inquiry: 0, booking: 0, stay: 0, viewing: 0 },
  })
  expect(await read(await signInAs(kais, 'dash-editor', 'editor'))).toEqual({
    ...counts,
    contacts: null,
    heldBack: null,
  })
})
