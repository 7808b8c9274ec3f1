import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { contactDraft, makeStaff, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp({
    env: { RATE_LIMIT_FACTOR: '1' },
    renderPage: async ({ request, refusal }) =>
      new Response(`<!doctype html>${refusal?.code ?? ''} ${await request.text()}`, {
        headers: { 'content-type': 'text/html' },
      }),
  })
  for (const name of ['awa', 'moussa']) await makeStaff(kais, name)
})
afterAll(() => kais.close())

function signIn(username: string, password: string, remoteAddress: string, headers: Record<string, string> = {}) {
  return kais.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress,
    headers,
    payload: { username, password },
  })
}

test('A thousand guesses from one address get ten tries; then even the right password must wait', async () => {
  const address = '192.0.2.1'
  const statuses: number[] = []
  for (let n = 0; n < 1_000; n += 1) statuses.push((await signIn('awa', `guess ${n}`, address)).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(990)
  expect(statuses.indexOf(429)).toBe(10)

  const right = await signIn('awa', TEST_PASSWORD, address)
  expect(right.statusCode).toBe(429)
  expect(right.cookies).toEqual([])
  expect(right.json<{ message: string }>().message).toMatch(/^Too many .+ [Pp]lease wait .+\.$/)

  const elsewhere = await signIn('awa', TEST_PASSWORD, '192.0.2.2')
  expect(elsewhere.statusCode).toBe(200)
})

test('Two machines together let through what one would: guesses at a password, and what strangers send', async () => {
  const other = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' }, beside: kais })
  const remoteAddress = '192.0.2.9'
  const on = (n: number) => (n % 2 === 0 ? kais : other).app
  const tally = async (times: number, call: (n: number) => Promise<{ statusCode: number }>) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, n) => call(n)))
    return answers.filter(({ statusCode }) => statusCode !== 429).length
  }
  const payload = { username: 'awa', password: 'a guess' }
  const guess = (n: number) => on(n).inject({ method: 'POST', url: '/api/admin/login', remoteAddress, payload })
  expect(await tally(40, guess)).toBe(10)
  const write = (n: number) =>
    on(n).inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: contactDraft() })
  expect(await tally(50, write)).toBe(20)
  await other.close()
})

test('The refusal is a sentence, in the caller’s language', async () => {
  const address = '192.0.2.3'
  for (let n = 0; n < 10; n += 1) await signIn('nobody', `guess ${n}`, address)
  expect((await signIn('nobody', 'guess', address)).json()).toEqual({
    code: 'too_many_sign_ins',
    message: expect.stringMatching(/^Too many sign-in attempts\. Please wait \d+ seconds and try again\.$/),
  })
  expect((await signIn('nobody', 'guess', address, { 'accept-language': 'fr' })).json()).toEqual({
    code: 'too_many_sign_ins',
    message: expect.stringMatching(
      /^Trop de tentatives de connexion\. Merci de patienter \d+\ssecondes avant de réessayer\.$/,
    ),
  })
})

test('Guesses at one account from many addresses are slowed too, however the name is spelt', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 45; n += 1) {
    statuses.push(
      (await signIn(['moussa', 'MOUSSA', 'ｍｏｕｓｓａ', ' moussa '][n % 4] ?? '', 'guess', `198.51.100.${n}`))
        .statusCode,
    )
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(40)
  expect(statuses.slice(40)).toEqual([429, 429, 429, 429, 429])
})

test('A form can be sent twenty times a minute from one address, and no more', async () => {
  const send = (remoteAddress: string) =>
    kais.app.inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: contactDraft() })
  const before = await kais.db.$count(contactSubmissions)
  const answers = []
  for (let n = 0; n < 25; n += 1) answers.push(await send('203.0.113.1'))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(answers.at(-1)?.statusCode).toBe(429)
  expect(answers.at(-1)?.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many requests in a short time. Please wait a minute and try again.',
  })
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect(await kais.db.$count(contactSubmissions)).toBe(before + 20)
  expect((await send('203.0.113.2')).statusCode).toBe(201)
})

test('A form sent without scripts has the same end, whichever page it stands on, and its page gives it back', async () => {
  const send = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.20') =>
    kais.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'name=Awa',
    })
  const statuses: number[] = []
  for (let n = 0; n < 25; n += 1) statuses.push((await send(n % 2 ? '/contact' : `/fr/property/${n}`)).statusCode)
  expect(statuses.indexOf(429)).toBe(20)

  const refusal = await send('/contact')
  expect(refusal.statusCode).toBe(429)
  expect(refusal.body).toBe('<!doctype html>too_many_requests name=Awa')
  expect(refusal.headers['cache-control']).toBe('no-store')
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send('/contact', {}, '203.0.113.21')).statusCode).toBe(200)

  // Giving it back is work too, which nobody may order by the thousand: then a sentence must do.
  for (let n = 0; n < 300; n += 1) await send('/contact')
  const bare = await send('/contact')
  expect(bare.statusCode).toBe(429)
  expect(bare.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(bare.body).toContain('<p>Too many requests in a short time. Please wait a minute and try again.</p>')
  expect((await send('/fr/contact', { 'accept-language': 'fr' })).body).toMatch(/<p>Trop de .+\.<\/p>/)
})

test('Reading the API is generous, and still has an end', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 605; n += 1) {
    statuses.push((await kais.app.inject({ url: '/api/social-media', remoteAddress: '203.0.113.9' })).statusCode)
  }
  expect(statuses.indexOf(429)).toBe(600)
})

test('Behind a proxy, what a caller writes into the header itself does not make them somebody else', async () => {
  const behindProxy = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on' } })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const answer = await behindProxy.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` },
      payload: { username: 'nobody', password: `guess ${n}` },
    })
    statuses.push(answer.statusCode)
  }
  await behindProxy.close()
  expect(statuses.slice(10)).toEqual([429, 429])
})
