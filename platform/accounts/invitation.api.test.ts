import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import {
  choose,
  forget,
  HOME,
  house,
  lettersTo,
  NEW_PASSWORD,
  open,
  openHouse,
  post,
  tokenIn,
  untilLetters,
} from '#tests/helpers/account-letters.ts'
import { signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { newTotpSecret } from './second-factor.server.ts'
import { passkeys } from './second-factor.table.server.ts'
import { users } from './user.table.server.ts'

openHouse()

describe('An invitation', () => {
  async function invite(admin: { cookie: string }, username: string, more = {}) {
    const payload = {
      username,
      email: `${username}@example.com`,
      firstName: 'Ndeye',
      role: 'agent',
      firstAccess: 'fr',
      ...more,
    }
    const answer = await post('/api/admin/staff', payload, admin)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const account = async (admin: { cookie: string }, id: number) =>
    (await house.kais.app.inject({ url: `/api/admin/staff/${id}`, headers: admin })).json()

  test('by letter lets somebody choose a password, and they are in; the list says until when', async () => {
    const admin = await signInAs(house.kais, 'inviter')
    const added = await invite(admin, 'invited')
    expect(added).toMatchObject({ password: null, link: null, mayBeInvited: true })
    const token = await tokenIn('invited@example.com')
    const letter = lettersTo('invited@example.com')[0]?.mail
    expect(letter?.subject).toBe('Votre compte dans l’espace équipe de Kais')
    expect(letter?.text).toContain('Bienvenue Ndeye')
    const { invitation } = await account(admin, added.id)
    expect((Date.parse(invitation.until) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)

    expect((await open(token)).json()).toEqual({ purpose: 'invitation', username: 'invited' })
    const fixed = 'B'.repeat(43)
    const answer = await choose(token, NEW_PASSWORD, { cookie: `kais_session=${fixed}` })
    expect(answer.json()).toEqual({ authenticated: true })
    const [session] = answer.cookies
    expect([session?.name, session?.value === fixed]).toEqual(['kais_session', false])
    const own = { cookie: `${session?.name}=${session?.value}` }
    expect((await house.kais.app.inject({ url: '/api/admin/check', headers: own })).json().user).toMatchObject({
      username: 'invited',
    })
    expect(await account(admin, added.id)).toMatchObject({ invitation: null, mayBeInvited: false, sessions: 1 })
    expect((await choose(token, 'another courtyard')).statusCode).toBe(410)
    // No letter about a change that the person has just made for the first time.
    expect(lettersTo('invited@example.com')).toHaveLength(1)
    expect((await post(`/api/admin/staff/${added.id}/invitation`, { locale: 'en' }, admin)).json().code).toBe(
      'account_changed',
    )
  })

  test('that is sent again ends the earlier one; withdrawn, it leads nowhere; both leave a trace', async () => {
    const admin = await signInAs(house.kais, 'reinviter')
    const { id } = await invite(admin, 'slow')
    const first = await tokenIn('slow@example.com')
    expect((await post(`/api/admin/staff/${id}/invitation`, { locale: 'en' }, admin)).statusCode).toBe(200)
    const second = await tokenIn('slow@example.com', 2)
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([410, 200])
    const withdraw = () =>
      house.kais.app.inject({ method: 'DELETE', url: `/api/admin/staff/${id}/invitation`, headers: admin })
    expect((await withdraw()).json()).toMatchObject({ invitation: null })
    expect((await withdraw()).statusCode).toBe(404)
    expect((await choose(second)).statusCode).toBe(410)
    const trail = await house.kais.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect(trail.filter(({ after }) => after && 'invited' in after)).toHaveLength(3)
  })

  test('outlives what strangers do: a forgotten password of the same account takes nothing from it', async () => {
    const admin = await signInAs(house.kais, 'patient')
    await invite(admin, 'bothered')
    const invitation = await tokenIn('bothered@example.com')
    await forget('bothered')
    const reset = await tokenIn('bothered@example.com', 2)
    expect((await open(invitation)).json().purpose).toBe('invitation')
    expect((await choose(invitation)).statusCode).toBe(200)
    expect((await open(reset)).statusCode).toBe(410)
  })

  test('leaves passkeys where they are: nobody else has had the account', async () => {
    const admin = await signInAs(house.kais, 'keeper')
    const { id } = await invite(admin, 'with-key')
    const token = await tokenIn('with-key@example.com')
    await house.kais.db.insert(passkeys).values({ userId: id, credentialId: 'kept', publicKey: 'x', name: 'Phone' })
    expect((await choose(token)).statusCode).toBe(200)
    expect(await house.kais.db.$count(passkeys, eq(passkeys.userId, id))).toBe(1)
  })

  test('does not pass by a second factor', async () => {
    const admin = await signInAs(house.kais, 'careful')
    await invite(admin, 'with-app')
    const token = await tokenIn('with-app@example.com')
    const change = { totpSecret: newTotpSecret(), totpConfirmedAt: new Date() }
    await house.kais.db.update(users).set(change).where(eq(users.username, 'with-app'))
    const answer = await choose(token)
    expect(answer.json()).toEqual({ authenticated: false })
    expect(answer.cookies.map(({ name }) => name)).toEqual(['kais_device'])
  })

  test('without a mail server is a link that the administrator sees once and hands over', async () => {
    const silent = await startTestApp({ env: { PUBLIC_URL: HOME } })
    try {
      const admin = await signInAs(silent, 'alone')
      const payload = { username: 'by-hand', email: 'by-hand@example.com', role: 'agent', firstAccess: 'en' }
      const send = (url: string, body: object) =>
        silent.app.inject({ method: 'POST', url, payload: body, headers: { ...admin, host: 'evil.example' } })
      const { link, id } = (await send('/api/admin/staff', payload)).json()
      expect(link).toMatch(/^https:\/\/kais\.example\/admin\/choose-password#[\w-]{43}$/)
      const again = (await send(`/api/admin/staff/${id}/invitation`, { locale: 'en' })).json().link
      expect(again).not.toBe(link)
      expect(await silent.db.$count(outbox)).toBe(0)
      const use = await send('/api/admin/login/link/password', {
        token: again.split('#')[1],
        newPassword: NEW_PASSWORD,
      })
      expect(use.json()).toEqual({ authenticated: true })
      // And whoever forgot theirs is told to ask a person.
      expect((await silent.app.inject('/api/admin/login/forgotten')).json()).toEqual({ isMailOn: false })
      expect((await send('/api/admin/login/forgotten', { name: 'by-hand' })).json()).toEqual({ isMailOn: false })
    } finally {
      await silent.close()
    }
  })
})

test('Whoever moves their account to another address is told at the former one', async () => {
  const headers = await signInAs(house.kais, 'moving', 'agent')
  const payload = { email: 'moved@example.com', currentPassword: TEST_PASSWORD }
  expect((await house.kais.app.inject({ method: 'PUT', url: '/api/admin/account', payload, headers })).statusCode).toBe(
    200,
  )
  const [letter] = await untilLetters('moving@example.com', 1)
  expect(letter?.mail.subject).toBe('The e-mail address of your Kais account was changed')
  expect(letter?.mail.text).not.toContain('moved@example.com')
})
