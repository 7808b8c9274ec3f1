import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { visitCounts } from '#features/visits/visit.table.server.ts'
import { files } from '#platform/files/file.table.server.ts'
import { pictures } from '#platform/pictures/picture.table.server.ts'
import { bookingDraft, contactDraft, jpeg, pdf, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
let kais: TestApp
let free = 10 * GB
let staff: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp({
    readPlace: async () => ({ freeBytes: free, sizeBytes: 20 * GB, isWritable: true }),
  })
  staff = await signInAs(kais, 'photographer')
})
afterAll(() => kais.close())

async function upload(url: string, bytes: Buffer, language = 'en') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a')
  return kais.app.inject({ method: 'POST', url, headers: { ...staff, 'accept-language': language }, payload: form })
}
const write = (language = 'en') =>
  kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'accept-language': language },
    payload: contactDraft(),
  })
const ready = async () => {
  const { statusCode, body } = await kais.app.inject('/readyz')
  return [statusCode, JSON.parse(body).disk]
}

test('While there is room everything is taken, and nothing is said', async () => {
  expect((await upload('/api/upload', await jpeg())).statusCode).toBe(200)
  expect((await upload('/api/files', pdf('one'))).statusCode).toBe(201)
  expect((await write()).statusCode).toBe(201)
  expect(await ready()).toEqual([200, undefined])
})

test('Below 5 % pictures and files are refused in words and leave nothing behind; messages go on', async () => {
  free = 900 * MB
  const counts = () => Promise.all([kais.db.$count(pictures), kais.db.$count(files)])
  const before = await counts()
  for (const refused of [
    await upload('/api/upload', await jpeg('#445566')),
    await upload('/api/files', pdf('two')),
    await upload('/api/files', pdf('two'), 'fr'),
  ])
    expect(refused.statusCode).toBe(507)
  expect((await upload('/api/files', pdf('two'))).json()).toEqual({
    code: 'no_room_for_files',
    message:
      'The storage of the site is nearly full, so no pictures or files are taken. Please tell whoever looks after the server.',
  })
  expect(await counts()).toEqual(before)

  expect((await write()).statusCode).toBe(201)
  expect(await ready()).toEqual([200, 'full'])
  const visit = await kais.app.inject({ method: 'POST', url: '/api/visits', payload: { path: '/', referrer: '' } })
  expect(visit.statusCode).toBe(204)
  await kais.app.inject({ url: '/api/admin/visits', headers: staff })
  expect(await kais.db.$count(visitCounts)).toBe(0)
})

test('Of the last 200 MB no message takes any: it is refused in words, and the house does not call itself ready', async () => {
  free = 199 * MB
  await upload('/api/files', pdf('three'))
  const stored = await kais.db.$count(contactSubmissions)
  const refused = await write('fr')
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toEqual({
    code: 'not_storable',
    message:
      'Nous ne pouvons rien enregistrer pour le moment\u00a0: rien n’a été envoyé ni modifié. Ce que vous avez écrit est toujours là\u00a0: merci de réessayer plus tard, ou de nous appeler.',
  })
  const booking = await kais.app.inject({ method: 'POST', url: '/api/bookings', payload: bookingDraft() })
  expect(booking.json()).toMatchObject({ code: 'not_storable' })
  expect(await kais.db.$count(contactSubmissions)).toBe(stored)
  expect(await ready()).toEqual([503, 'last'])

  free = 10 * GB
  expect((await upload('/api/upload', await jpeg('#778899'))).statusCode).toBe(200)
  expect((await write()).statusCode).toBe(201)
  expect(await ready()).toEqual([200, undefined])
})
