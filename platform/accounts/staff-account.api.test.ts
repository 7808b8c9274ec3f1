import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#common/permissions.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { StaffAccount } from './list-staff.server.ts'
import { changeStaffAccount, deleteStaffAccount } from './manage-staff.server.ts'
import { passkeys, recoveryCodes } from './second-factor.table.server.ts'
import { users } from './user.table.server.ts'

let kais: TestApp
let admin: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  admin = await signInAs(kais, 'chief')
})
afterAll(() => kais.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = admin) =>
  kais.app.inject({ method, url: `/api/admin/staff${url}`, headers, ...(payload && { payload }) })

const login = (username: string, password: string) =>
  kais.app.inject({ method: 'POST', url: '/api/admin/login', payload: { username, password } })

const isIn = async (headers: { cookie: string }): Promise<boolean> =>
  (await kais.app.inject({ url: '/api/admin/check', headers })).json().authenticated

async function idOf(username: string): Promise<number> {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`No account ${username}`)
  return user.id
}

async function make(username: string, role: Role = 'agent'): Promise<number> {
  await makeStaff(kais, username, role)
  return idOf(username)
}

async function lastAudit(id: number) {
  const [entry] = await kais.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, id))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return entry
}

const draft = (username: string, changes: object = {}) => ({
  username,
  email: `${username}@example.com`,
  firstName: 'Awa',
  lastName: 'Diop',
  phone: '',
  role: 'agent',
  ...changes,
})

describe('A new account', () => {
  test('gets a first password, shown once, that opens the house', async () => {
    const answer = await call('POST', '', draft('newcomer'))
    expect(answer.statusCode).toBe(201)
    const { id, password, ...shown } = answer.json()
    expect(shown).toMatchObject({ username: 'newcomer', role: 'agent', isActive: true, phone: null })
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect((await login('newcomer', password)).json()).toEqual({ authenticated: true })
    expect((await call('GET', `/${id}`)).body).not.toContain(password)
    const [created] = await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(created).toMatchObject({ action: 'create', entity: 'staff', actorName: 'chief', after: { role: 'agent' } })
    expect(created?.after).toEqual({ username: 'newcomer', role: 'agent', isActive: true })
  })

  test.for<[string, object, number, Record<string, string>]>([
    ['no name', { username: ' ' }, 400, { username: 'Username is required' }],
    ['a name with a space', { username: 'a b' }, 400, { username: expect.stringContaining('2 to 40 letters') }],
    ['an unknown role', { role: 'owner' }, 400, { role: 'Please choose one of the options.' }],
    ['a name in use', { username: 'CHIEF' }, 409, { username: 'Another account already has this username.' }],
    ['an address in use', { email: 'Chief@example.com' }, 409, { email: 'Another account already has this address.' }],
  ])('with %s is refused', async ([what, changes, status, fields]) => {
    const answer = await call('POST', '', draft(`x-${what.replaceAll(' ', '-')}`, changes))
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ fields })
  })
})

describe('The list', () => {
  test('is paged, searched and narrowed by role, and holds no secret', async () => {
    await make('zeynab-search', 'editor')
    await make('zeynab-other')
    const first = await call('GET', '?limit=1&search=ZEYNAB')
    expect(first.headers['x-total-count']).toBe('2')
    expect(first.json()).toMatchObject([{ username: 'zeynab-other' }])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await kais.app.inject({ url: next, headers: admin })
    expect(second.json()).toMatchObject([{ username: 'zeynab-search', role: 'editor', sessions: 0, passkeys: 0 }])
    expect((await call('GET', '?search=zeynab&role=editor')).json()).toHaveLength(1)
    expect((await call('GET', '?search=%25')).json()).toEqual([])
    expect((await call('GET', '?search=search%20Zéynab')).json()).toHaveLength(1)
    expect(first.body + second.body).not.toMatch(/argon2|totp|"password"/)
  })

  test('counts where somebody is signed in', async () => {
    await signInAs(kais, 'present')
    await login('present', TEST_PASSWORD)
    const [account] = (await call('GET', '?search=present')).json<StaffAccount[]>()
    expect(account?.sessions).toBe(2)
  })
})

describe('An administrator', () => {
  const change = (id: number, changes: object) => ({
    email: `c${id}@example.com`,
    role: 'agent',
    isActive: true,
    ...changes,
  })

  test('changes contact and role, which counts at once', async () => {
    const headers = await signInAs(kais, 'promoted', 'agent')
    const id = await idOf('promoted')
    const answer = await call('PUT', `/${id}`, change(id, { role: 'editor', firstName: 'Ndeye' }))
    expect(answer.json()).toMatchObject({ role: 'editor', firstName: 'Ndeye', email: `c${id}@example.com` })
    const check = await kais.app.inject({ url: '/api/admin/check', headers })
    expect(check.json()).toMatchObject({ user: { role: 'editor' } })
    expect(await lastAudit(id)).toMatchObject({
      before: { role: 'agent', contactChanged: null },
      after: { role: 'editor', contactChanged: true },
    })
  })

  test('does not undo what somebody else did to the account since it was read', async () => {
    const id = await make('dismissed', 'admin')
    const { updatedAt: version } = (await call('GET', `/${id}`)).json<StaffAccount>()
    await call('PUT', `/${id}`, change(id, { isActive: false }), { ...admin, 'if-match': `"${version}"` })
    const late = await call('PUT', `/${id}`, change(id, { role: 'admin' }), { ...admin, 'if-match': `"${version}"` })
    expect([late.statusCode, late.json().code]).toEqual([412, 'stale_edit'])
    const now = (await call('GET', `/${id}`)).json<StaffAccount>()
    expect(now).toMatchObject({ isActive: false, role: 'agent' })
    const fresh = { ...admin, 'if-match': `"${now.updatedAt}"` }
    expect((await call('PUT', `/${id}`, change(id, { isActive: true }), fresh)).statusCode).toBe(200)
  })

  test('who saves the same version at the same moment as another is told so', async () => {
    const id = await make('contested')
    const { updatedAt: version } = (await call('GET', `/${id}`)).json<StaffAccount>()
    const save = (firstName: string) =>
      call('PUT', `/${id}`, change(id, { firstName }), { ...admin, 'if-match': `"${version}"` })
    const answers = await Promise.all([save('Awa'), save('Binta')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
  })

  test('finds the account unchanged after its owner merely signed in', async () => {
    const id = await make('only-in')
    const { updatedAt: version } = (await call('GET', `/${id}`)).json<StaffAccount>()
    await login('only-in', TEST_PASSWORD)
    const answer = await call('PUT', `/${id}`, change(id, {}), { ...admin, 'if-match': `"${version}"` })
    expect(answer.statusCode).toBe(200)
  })

  test('switches an account off, which ends its sessions, and on again', async () => {
    const headers = await signInAs(kais, 'on-leave', 'agent')
    const id = await idOf('on-leave')
    expect((await call('PUT', `/${id}/active`, { isActive: false })).json()).toMatchObject({
      isActive: false,
      sessions: 0,
    })
    expect(await isIn(headers)).toBe(false)
    expect((await login('on-leave', TEST_PASSWORD)).statusCode).toBe(401)
    await call('PUT', `/${id}/active`, { isActive: true })
    expect(await isIn(headers)).toBe(false)
    expect((await login('on-leave', TEST_PASSWORD)).statusCode).toBe(200)
  })

  test('gives a new password, which ends all sessions', async () => {
    const headers = await signInAs(kais, 'forgot', 'agent')
    const id = await idOf('forgot')
    const { password } = (await call('POST', `/${id}/password`)).json()
    expect(await isIn(headers)).toBe(false)
    expect((await login('forgot', TEST_PASSWORD)).statusCode).toBe(401)
    expect((await login('forgot', password)).statusCode).toBe(200)
    const entries = await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(entries).toContainEqual(
      expect.objectContaining({ actorName: 'chief', after: { passwordReset: true, sessionsEnded: 1 } }),
    )
    expect(JSON.stringify(entries)).not.toContain(password)
  })

  test('takes the passkeys away with the password: whoever had the account is out', async () => {
    const id = await make('taken-over')
    await kais.db.insert(passkeys).values({ userId: id, credentialId: 'theirs', publicKey: 'x', name: 'Phone' })
    await call('POST', `/${id}/password`)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ passkeys: 0 })
    expect(await lastAudit(id)).toMatchObject({
      before: { passkeys: ['Phone'] },
      after: { passwordReset: true, sessionsEnded: 0, passkeys: [] },
    })
  })

  test('ends somebody’s sessions', async () => {
    const headers = await signInAs(kais, 'elsewhere', 'agent')
    const answer = await call('DELETE', `/${await idOf('elsewhere')}/sessions`)
    expect(answer.json()).toEqual({ sessionsEnded: 1 })
    expect(await isIn(headers)).toBe(false)
  })

  test('removes the second factor of whoever lost their phone, whole', async () => {
    const headers = await signInAs(kais, 'phoneless', 'agent')
    const id = await idOf('phoneless')
    await kais.db.update(users).set({ totpSecret: 'ABC', totpConfirmedAt: new Date() }).where(eq(users.id, id))
    await kais.db.insert(recoveryCodes).values({ userId: id, codeHash: 'x' })
    await kais.db.insert(passkeys).values({ userId: id, credentialId: 'lost', publicKey: 'x', name: 'Phone' })
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ hasAuthenticator: true, passkeys: 1 })
    const answer = await call('DELETE', `/${id}/second-factor`)
    expect(answer.json()).toMatchObject({ hasAuthenticator: false, passkeys: 0, sessions: 0 })
    expect(await kais.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0)
    expect(await isIn(headers)).toBe(false)
    expect((await login('phoneless', TEST_PASSWORD)).json()).toEqual({ authenticated: true })
  })

  test('deletes an account; what it did stays in the trail under its name', async () => {
    const headers = await signInAs(kais, 'leaving', 'agent')
    const id = await idOf('leaving')
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await isIn(headers)).toBe(false)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    const entries = await kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(entries).toMatchObject([
      { action: 'sign-in', actorName: 'leaving', actorId: null },
      { action: 'delete', actorName: 'chief', label: 'leaving' },
    ])
    expect(entries.at(-1)?.before).toEqual({ username: 'leaving', role: 'agent', isActive: true })
  })

  test('cannot demote, switch off, delete or reset themselves', async () => {
    await make('second-admin', 'admin')
    const id = await idOf('chief')
    const own = change(id, { email: 'chief@example.com', role: 'admin' })
    for (const [method, url, payload] of [
      ['PUT', `/${id}`, { ...own, role: 'agent' }],
      ['PUT', `/${id}`, { ...own, isActive: false }],
      ['PUT', `/${id}/active`, { isActive: false }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/password`, undefined],
      ['DELETE', `/${id}/second-factor`, undefined],
    ] as const) {
      const answer = await call(method, url, payload)
      expect([method, url, answer.statusCode]).toEqual([method, url, 400])
      expect(Object.values(answer.json().fields)).toEqual([expect.stringMatching(/^This is your own account/)])
    }
    expect((await call('PUT', `/${id}`, own)).statusCode).toBe(200)
    expect(await isIn(admin)).toBe(true)
  })
})

test('The last administrator who can sign in stays one, also when two dismiss each other at the same moment', async () => {
  const alone = await startTestApp()
  try {
    const headers = [await signInAs(alone, 'one'), await signInAs(alone, 'two')] as const
    const rows = await alone.db.select().from(users).orderBy(users.id)
    const [one, two] = rows.map(({ id }) => id)
    const off = (who: 0 | 1, id = 0) =>
      alone.app.inject({
        method: 'PUT',
        url: `/api/admin/staff/${id}/active`,
        headers: headers[who],
        payload: { isActive: false },
      })
    const answers = await Promise.all([off(0, two), off(1, one)])
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
    const admins = (await alone.db.select().from(users)).filter(({ isActive }) => isActive)
    expect(admins).toHaveLength(1)
    const last = admins[0]?.id ?? 0
    await expect(changeStaffAccount(alone.system, last, { role: 'agent' })).rejects.toMatchObject({
      code: 'last_admin',
    })
    await expect(deleteStaffAccount(alone.system, last)).rejects.toMatchObject({ code: 'last_admin' })
  } finally {
    await alone.close()
  }
})

describe('Nobody else manages accounts:', () => {
  test.for<Role>(['editor', 'agent'])('%s', async (role) => {
    const headers = await signInAs(kais, `curious-${role}`, role)
    const id = await idOf('chief')
    const answers = await Promise.all([
      call('GET', '', undefined, headers),
      call('GET', `/${id}`, undefined, headers),
      call('POST', '', draft(`smuggled-${role}`), headers),
      call('PUT', `/${id}`, { email: 'x@example.com', role: 'agent', isActive: true }, headers),
      call('PUT', `/${id}/active`, { isActive: false }, headers),
      call('DELETE', `/${id}`, undefined, headers),
      call('POST', `/${id}/password`, undefined, headers),
      call('DELETE', `/${id}/sessions`, undefined, headers),
      call('DELETE', `/${id}/second-factor`, undefined, headers),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(403))
  })
})
