import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import {
  choose,
  forget,
  HOME,
  house,
  lettersTo,
  linksOf,
  NEW_PASSWORD,
  open,
  openHouse,
  post,
  rowOf,
  signIn,
  tokenIn,
  untilLetters,
} from '#tests/helpers/account-letters.ts'
import { makeStaff, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { MailServer } from '#tests/helpers/mail-server.ts'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { newTotpSecret } from './second-factor.server.ts'
import { passkeys } from './second-factor.table.server.ts'
import { knownDevices, passwordLinks, sessions, users } from './user.table.server.ts'

openHouse()

/** Somebody who forgot their password and has a letter. */
async function forgetful(username: string): Promise<string> {
  await makeStaff(house.kais, username, 'agent')
  await forget(username)
  return tokenIn(`${username}@example.com`)
}

describe('A forgotten password', () => {
  test('is answered alike for everybody, and a letter goes to those who have an account', async () => {
    for (const name of ['known', 'by-address', 'off', 'mere-client'])
      await makeStaff(house.kais, name, name === 'mere-client' ? 'client' : 'agent')
    await house.kais.db.update(users).set({ isActive: false }).where(eq(users.username, 'off'))
    const asked = [
      'known',
      ' BY-ADDRESS@example.com ',
      'off',
      'mere-client',
      'nobody',
      'nobody@example.com',
      "' or 1=1 --",
      '\u0000',
    ]
    const answers = []
    for (const name of asked) answers.push(await forget(name))
    const [first] = answers
    expect(first?.json()).toEqual({ isMailOn: true })
    for (const answer of answers) {
      expect([answer.statusCode, answer.body, answer.cookies]).toEqual([202, first?.body, []])
      expect(Object.keys(answer.headers)).toEqual(Object.keys(first?.headers ?? {}))
    }
    await untilLetters('known@example.com', 1)
    await untilLetters('by-address@example.com', 1)
    const queued = await house.kais.db.select().from(outbox).where(eq(outbox.kind, 'account-reset'))
    expect(new Set(queued.map(({ recipient }) => recipient))).toEqual(
      new Set(['known@example.com', 'by-address@example.com']),
    )
  })

  test('is answered before anything is looked for: an account makes no difference to the clock', async () => {
    await makeStaff(house.kais, 'clocked', 'agent')
    const { id } = await rowOf('clocked')
    // Whoever looks at the links has to wait; the answer does not.
    const answer = await house.kais.db.transaction(async (tx) => {
      await tx.execute('lock table password_links in access exclusive mode')
      const given = await forget('clocked')
      expect(await house.kais.db.$count(outbox, eq(outbox.recipient, 'clocked@example.com'))).toBe(0)
      return given
    })
    expect(answer.statusCode).toBe(202)
    await untilLetters('clocked@example.com', 1)
    expect(await house.kais.db.$count(passwordLinks, eq(passwordLinks.userId, id))).toBe(1)
  })

  test('is replaced by a link that serves once, ends every session and known browser, and is told to the letter box', async () => {
    const { cookie } = await signInAs(house.kais, 'resetter', 'agent')
    const { id } = await rowOf('resetter')
    await forget('resetter', { 'accept-language': 'fr' })
    const token = await tokenIn('resetter@example.com')
    expect(lettersTo('resetter@example.com')[0]?.mail.subject).toBe('Un nouveau mot de passe pour votre compte Kais')
    expect((await open(token)).json()).toEqual({ purpose: 'reset', username: 'resetter' })

    const answer = await choose(token)
    expect(answer.json()).toEqual({ authenticated: false })
    expect(answer.cookies).toMatchObject([{ name: 'kais_device' }])
    expect((await house.kais.app.inject({ url: '/api/admin/check', headers: { cookie } })).json()).toEqual({
      authenticated: false,
    })
    expect(await house.kais.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    // The browser of the letter box is the one that is known now.
    expect(await house.kais.db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(1)
    expect((await signIn('resetter', TEST_PASSWORD)).statusCode).toBe(401)
    expect((await signIn('resetter', NEW_PASSWORD)).statusCode).toBe(200)

    const told = (await untilLetters('resetter@example.com', 2))[1]?.mail
    expect(told?.subject).toBe('Your Kais password was changed')
    expect(told?.text).not.toContain('choose-password')
    const [entry] = await house.kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'update')))
    expect(entry).toMatchObject({ entity: 'staff', label: 'resetter', after: { byLink: true, sessionsEnded: 1 } })
    expect(JSON.stringify(entry)).not.toContain('@')
    for (const again of [await open(token), await choose(token, 'another courtyard')])
      expect([again.statusCode, again.json().code]).toEqual([410, 'link_over'])
  })

  test('leaves the second factor in force: the new password alone opens nothing', async () => {
    const token = await forgetful('two-factors')
    const change = { totpSecret: newTotpSecret(), totpConfirmedAt: new Date() }
    await house.kais.db.update(users).set(change).where(eq(users.username, 'two-factors'))
    expect((await choose(token)).json()).toEqual({ authenticated: false })
    expect((await signIn('two-factors', NEW_PASSWORD)).json()).toMatchObject({ secondFactor: true })
    expect(await rowOf('two-factors')).toMatchObject(change)
  })

  test('takes the passkeys away: whoever put one there is out, and the letter says so', async () => {
    const token = await forgetful('key-left')
    const { id } = await rowOf('key-left')
    await house.kais.db.insert(passkeys).values({ userId: id, credentialId: 'left', publicKey: 'x', name: 'Phone' })
    expect((await choose(token)).statusCode).toBe(200)
    expect(await house.kais.db.$count(passkeys, eq(passkeys.userId, id))).toBe(0)
    const told = (await untilLetters('key-left@example.com', 2))[1]?.mail
    expect(told?.text?.replaceAll(/\s+/g, ' ')).toContain('Passkeys, if there were any, were removed.')
    const [entry] = await house.kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'update')))
    expect(entry).toMatchObject({ before: { passkeys: ['Phone'] }, after: { byLink: true, passkeys: [] } })
  })

  test('that is told from everywhere at once leaves one link, and not one failure', async () => {
    await makeStaff(house.kais, 'crowd', 'agent')
    await Promise.all(Array.from({ length: 20 }, () => forget('crowd')))
    await expect.poll(() => lettersTo('crowd@example.com').length, { timeout: 20_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await linksOf('crowd')).length).toBe(1)
    expect(house.logged).not.toContain('could not be seen to')
  })

  test('has one winner when a link is used twice at once', async () => {
    const token = await forgetful('raced')
    const answers = await Promise.all(
      ['first courtyard', 'second courtyard'].map((password) => choose(token, password)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  })

  test.for([
    ['too short', 'short', 'A password has at least 12 characters.'],
    ['one’s own name', 'particular-particular', 'A password must hold more than the username.'],
    ['the one that was forgotten', TEST_PASSWORD, 'This is the password you already have.'],
  ] as const)('is not replaced by one that is %s, and the link stays good', async ([what, password]) => {
    const username = what === 'one’s own name' ? 'particular' : `rules-${what.length}`
    const token = await forgetful(username)
    const refused = await choose(token, password)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['newPassword']])
    expect((await choose(token)).statusCode).toBe(200)
  })

  test('lives half an hour, and ends when a newer one is asked for', async () => {
    const first = await forgetful('late-reader')
    await forget('late-reader')
    const second = await tokenIn('late-reader@example.com', 2)
    expect((await open(first)).statusCode).toBe(410)
    const [link, ...others] = await linksOf('late-reader')
    expect(others).toEqual([])
    expect(((link?.expiresAt?.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(30, 0)
    await house.kais.db
      .update(passwordLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passwordLinks.id, link?.id ?? 0))
    expect((await choose(second)).json().code).toBe('link_over')
    expect((await signIn('late-reader', TEST_PASSWORD)).statusCode).toBe(200)
  })

  test.for([
    ['the account is switched off', { isActive: false }],
    ['it becomes a client’s', { role: 'client' }],
    ['its address is changed', { email: 'elsewhere-moved@example.com' }],
  ] as const)('is over once %s', async ([what, change]) => {
    const username = `over-${what.length}`
    const token = await forgetful(username)
    const admin = await signInAs(house.kais, `${username}-admin`)
    const { id, email, role, isActive } = await rowOf(username)
    const payload = { email, role, isActive, ...change }
    expect(
      (await house.kais.app.inject({ method: 'PUT', url: `/api/admin/staff/${id}`, payload, headers: admin }))
        .statusCode,
    ).toBe(200)
    expect([(await open(token)).statusCode, (await choose(token)).statusCode]).toEqual([410, 410])
  })

  test('leaves its link neither in the database, nor in what staff read of the outbox, nor in the log', async () => {
    const token = await forgetful('discreet-link')
    const agent = await signInAs(house.kais, 'reads-the-outbox', 'agent')
    const shown = await house.kais.app.inject({ url: '/api/admin/outbox?search=discreet-link', headers: agent })
    expect(shown.json()).toMatchObject([{ kind: 'account-reset', recipient: 'discreet-link@example.com' }])
    const stored = [
      await house.kais.db.select().from(passwordLinks),
      await house.kais.db.select().from(outbox),
      await house.kais.db.select().from(auditEntries),
    ]
    await open(token)
    expect(house.logged).toContain('/api/admin/login/link')
    for (const place of [shown.body, JSON.stringify(stored), house.logged]) expect(place).not.toContain(token)
    const failed = shown.json()[0].id
    expect((await post(`/api/admin/outbox/${failed}/send-again`, {}, agent)).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('sends a link of the house, whatever host a request claims to have come to', async () => {
    await makeStaff(house.kais, 'misled', 'agent')
    await forget('misled', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await tokenIn('misled@example.com')
    expect(lettersTo('misled@example.com')[0]?.raw).not.toContain('evil.example')
  })

  test('fills nobody’s letter box, and no address asks without end', async () => {
    const strict = await startTestApp({
      env: {
        SMTP_URL: house.postbox.url,
        MAIL_FROM: 'hello@kais.example',
        MAIL_STAFF: 'desk@kais.example',
        RATE_LIMIT_FACTOR: '1',
      },
    })
    try {
      await makeStaff(strict, 'flooded', 'agent')
      const ask = (remoteAddress: string) =>
        strict.app.inject({
          method: 'POST',
          url: '/api/admin/login/forgotten',
          remoteAddress,
          payload: { name: 'flooded' },
        })
      for (let n = 0; n < 8; n += 1) expect((await ask(`198.51.100.${n}`)).statusCode).toBe(202)
      const statuses = []
      for (let n = 0; n < 11; n += 1) statuses.push((await ask('192.0.2.1')).statusCode)
      expect(statuses).toEqual([...Array(10).fill(202), 429])
      const line = []
      for (let n = 0; n < 11; n += 1) line.push((await ask(`2001:db8:1:2::${n}`)).statusCode)
      expect(line).toEqual([...Array(10).fill(202), 429])
      // Each of the three ends the one before, and a letter whose link is over is not sent.
      await expect.poll(() => strict.db.$count(outbox)).toBe(3)
      await expect.poll(() => lettersTo('flooded@example.com').length, { timeout: 20_000 }).toBeGreaterThan(0)
      await strict.app.close()
      expect(await strict.db.$count(outbox)).toBe(3)
    } finally {
      await strict.close()
    }
  })
})

test('A letter that has to be written twice carries another link under another number, and the later one is good', async () => {
  let refusals = 1
  const moody = new MailServer({ refusesMessage: () => (refusals-- > 0 ? 'hang up' : undefined) })
  await moody.start()
  const moodyHouse = await startTestApp({
    env: { SMTP_URL: moody.url, MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example', PUBLIC_URL: HOME },
  })
  try {
    await makeStaff(moodyHouse, 'twice', 'agent')
    await moodyHouse.app.inject({ method: 'POST', url: '/api/admin/login/forgotten', payload: { name: 'twice' } })
    await expect.poll(() => moody.arrived.length, { timeout: 20_000 }).toBe(2)
    const tokens = moody.arrived.map(({ mail }) => /choose-password#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '')
    expect(new Set(tokens).size).toBe(2)
    expect(new Set(moody.arrived.map(({ mail }) => mail.messageId)).size).toBe(2)
    const statuses = []
    for (const token of tokens)
      statuses.push(
        (await moodyHouse.app.inject({ method: 'POST', url: '/api/admin/login/link', payload: { token } })).statusCode,
      )
    expect(statuses).toEqual([410, 200])
  } finally {
    await moodyHouse.close()
    moody.kill()
  }
})
