import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE_PATH } from '#common/schema.ts'
import { pdf, recording, signInAs, uploadFile } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { MAX_FILE_BYTES, type StoredFile } from './file-types.ts'
import { storeFile } from './store-file.server.ts'

let kais: TestApp
let editor: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'librarian', 'editor')
})
afterAll(() => kais.close())

const leftovers = async () => (await readdir(kais.fileStore.folder)).filter((name) => name.endsWith('.part'))

test('A document that staff upload opens at its address, for a year, under a name fit to be saved', async () => {
  const answer = await uploadFile(kais, { bytes: pdf('deck'), name: 'Résidence Filao, présentation.PDF' }, editor)
  expect(answer.statusCode).toBe(201)
  const file = answer.json<StoredFile>()
  expect(file).toMatchObject({
    name: 'Résidence Filao, présentation.PDF',
    contentType: 'application/pdf',
    bytes: pdf('deck').length,
  })
  expect(file.path).toMatch(FILE_PATH)
  expect(file.path).toMatch(/\/residence-filao-presentation\.pdf$/)

  const opened = await kais.app.inject(file.path)
  expect(opened.statusCode).toBe(200)
  expect(opened.rawPayload.equals(pdf('deck'))).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(opened.headers['content-security-policy']).toContain("script-src 'none'")
})

test('A recording can be entered anywhere: a range of it is answered as one', async () => {
  const { path } = (await uploadFile(kais, { bytes: recording(), name: 'episode.mp3' }, editor)).json<StoredFile>()
  const part = await kais.app.inject({ url: path, headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(recording().subarray(100, 200))).toBe(true)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${recording().length}`)
  expect(part.headers['content-type']).toBe('audio/mpeg')
})

test('What asks for a part gets that part of what it knows, and else all of it', async () => {
  const bytes = recording()
  const { path } = (await uploadFile(kais, { bytes, name: 'parts.mp3' }, editor)).json<StoredFile>()
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    kais.app.inject({ method, url: path, headers })
  const { etag } = (await ask({})).headers
  expect(etag).toEqual(expect.any(String))
  const range = 'bytes=-10'
  expect((await ask({ range })).rawPayload.equals(bytes.subarray(-10))).toBe(true)
  expect(await ask({ range, 'if-range': String(etag) })).toMatchObject({ statusCode: 206 })
  for (const other of ['"another"', 'Tue, 17 Nov 2026 09:00:00 GMT']) {
    const whole = await ask({ range, 'if-range': other })
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, bytes.length])
  }
  for (const unread of ['bytes=5-2', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=-'])
    expect(await ask({ range: unread })).toMatchObject({ statusCode: 200 })
  expect(await ask({ range: `bytes=0-${bytes.length + 5}` })).toMatchObject({
    statusCode: 206,
    headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` },
  })
  for (const outside of [`bytes=${bytes.length}-`, 'bytes=-0'])
    expect(await ask({ range: outside })).toMatchObject({
      statusCode: 416,
      headers: { 'content-range': `bytes */${bytes.length}` },
    })
  expect(await ask({ 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' })
  const head = await ask({}, 'HEAD')
  expect(head).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': String(bytes.length) } })
})

test('The largest recording has time to arrive over one megabit a second, and a silent line is closed sooner', () => {
  const secondsNeeded = (MAX_FILE_BYTES * 8) / 1_000_000
  expect(kais.app.server.requestTimeout / 1_000).toBeGreaterThan(secondsNeeded)
  expect(kais.app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(kais.app.server.timeout).toBeLessThanOrEqual(60_000)
})

test('What phones record is taken as sound', async () => {
  const bytes = Buffer.concat([Buffer.from('\0\0\0\u0020ftypmp42', 'latin1'), Buffer.alloc(64)])
  const answer = await uploadFile(kais, { bytes, name: 'memo.m4a' }, editor)
  expect(answer.json()).toMatchObject({ contentType: 'audio/mp4' })
})

describe('Refused, with nothing left behind', () => {
  test.for([
    ['a page that calls itself a document', Buffer.from('<script>alert(1)</script>'), 'deck.pdf'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'cover.mp3'],
    ['a film', Buffer.from('\0\0\0\u0020ftypqt  ', 'latin1'), 'film.m4a'],
    ['nothing at all', Buffer.alloc(0), 'empty.pdf'],
  ] as const)('%s', async ([, bytes, name]) => {
    const answer = await uploadFile(kais, { bytes, name }, editor)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'not_a_document' })
    expect(await leftovers()).toEqual([])
  })

  test('a document beyond its limit, although a recording may be larger', async () => {
    async function* endless() {
      yield pdf('long')
      for (let n = 0; n < 31; n += 1) yield Buffer.alloc(1024 * 1024)
    }
    await expect(storeFile(kais.system, kais.fileStore, { name: 'long.pdf', bytes: endless() })).rejects.toMatchObject({
      code: 'file_too_large',
    })
    expect(await leftovers()).toEqual([])
  })

  test('an upload that breaks off', async () => {
    async function* broken() {
      yield pdf('half')
      throw new Error('the line went dead')
    }
    await expect(storeFile(kais.system, kais.fileStore, { name: 'half.pdf', bytes: broken() })).rejects.toThrow(
      'the line went dead',
    )
    expect(await leftovers()).toEqual([])
  })

  test('what visitors and agents send', async () => {
    const agent = await signInAs(kais, 'agent', 'agent')
    expect((await uploadFile(kais, { bytes: pdf('x') }, {})).statusCode).toBe(401)
    expect((await uploadFile(kais, { bytes: pdf('x') }, agent)).statusCode).toBe(403)
  })

  test.for(['/files/', '/files/..%2f..%2fetc%2fpasswd', `/files/${'0'.repeat(32)}/nothing.pdf`, '/files/x.part'])(
    'the address %s, where there is nothing',
    async (url) => {
      expect((await kais.app.inject(url)).statusCode).toBe(404)
    },
  )
})
