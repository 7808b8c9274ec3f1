import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jpeg, pdf, signInAs, uploadFile } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PageRequest } from './pages/pages.ts'

let kais: TestApp
let staff: { cookie: string }
let origin: URL
const lines: string[] = []
const rendered: PageRequest[] = []

async function renderPage(page: PageRequest): Promise<Response> {
  rendered.push(page)
  const isForm = new URL(page.request.url).pathname === '/contact'
  const status = page.request.method === 'POST' && !isForm ? 405 : 200
  return new Response('<p>a page</p>', { status, headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  const logStream = { write: (line: string) => lines.push(line) }
  kais = await startTestApp({ renderPage, logStream, env: { LOG_LEVEL: 'info', TRUST_PROXY: 'on' } })
  staff = await signInAs(kais, 'editor', 'editor')
  origin = new URL(await kais.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => kais.close())
beforeEach(() => {
  lines.length = 0
  rendered.length = 0
})

async function dial() {
  const socket = connect(Number(origin.port), origin.hostname)
  await once(socket, 'connect')
  return socket
}

/** To the letter, as no client would send it. */
async function say(words: string): Promise<string> {
  const socket = await dial()
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece
  })
  socket.write(words)
  await once(socket, 'close')
  return answer
}

const logged = () => lines.map((line) => JSON.parse(line) as { level: number; path?: string; msg: string })
/** What a person on duty would be called for. */
const alarms = () => logged().filter(({ level }) => level > 30)

const form = (payload: string, headers: Record<string, string> = {}) =>
  kais.app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr', ...headers },
    payload,
  })

const upload = (payload: string | Buffer, type = 'multipart/form-data; boundary=x', url = '/api/upload') =>
  kais.app.inject({ method: 'POST', url, headers: { ...staff, 'content-type': type }, payload })

describe('A name or a forwarding header that cannot be read', () => {
  const NAMES = [
    'a b',
    '[::',
    'awa:secret@kais.sn',
    'x'.repeat(300),
    'kais.sn:99999',
    'kais.sn/../',
    '%',
    'kais.sn:abc',
  ]

  test.for(NAMES)('is the caller’s mistake: %s', async (host) => {
    for (const headers of [{ host }, { 'x-forwarded-host': host }]) {
      const answer = await form('name=Awa', headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('est illisible')
      expect((await kais.app.inject({ url: '/api/properties', headers })).statusCode).toBe(400)
    }
    expect(rendered).toEqual([])
    expect(alarms()).toEqual([])
  })

  test('counts for the protocol too', async () => {
    expect((await form('', { 'x-forwarded-proto': 'javascript' })).statusCode).toBe(400)
    expect((await form('', { 'x-forwarded-proto': 'https' })).statusCode).toBe(200)
  })

  test('and names of every honest kind are taken', async () => {
    for (const host of ['kais.sn', 'kais.sn:8080', '192.168.1.4:3000', '[::1]:3000', 'my_house.local'])
      expect((await form('', { host })).statusCode).toBe(200)
  })
})

describe('A refusal keeps its code', () => {
  test('where a file has no such part, or lies where nobody may look', async () => {
    const { path } = (await uploadFile(kais, { bytes: pdf('a plan') }, staff)).json()
    const range = (value: string) => kais.app.inject({ url: path, headers: { range: value } })
    expect(await range('bytes=999999-')).toMatchObject({
      statusCode: 416,
      headers: { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) },
    })
    expect((await range('bytes=0-3')).statusCode).toBe(206)
    expect(await say('GET /files/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 404/,
    )
    expect((await kais.app.inject('/files/a%00.pdf')).statusCode).toBeLessThan(500)
    expect(alarms()).toEqual([])
  })

  test('where an upload is broken', async () => {
    expect((await upload('a=b')).statusCode).toBe(400)
    expect((await upload('a=b', 'multipart/form-data')).statusCode).toBe(400)
    expect(
      (await upload('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')).statusCode,
    ).toBe(400)
    expect((await upload('{}', 'application/json')).statusCode).toBe(415)
    expect((await upload('a=b', undefined, '/api/files')).statusCode).toBe(400)
    expect(alarms()).toEqual([])
  })

  const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc\r\n'
  const FIELD = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
  test.for([
    ['without a boundary', '\r\n--\r\n'.repeat(50), 'multipart/form-data; boundary='],
    ['of eight files that never end', PART.repeat(8), undefined],
    ['of six fields and a file that never ends', FIELD.repeat(6) + PART, undefined],
  ] as const)('where an upload is broken off inside a part that nobody reads: one %s', async ([, body, type]) => {
    // Unheard, the parser's error would end the process: Vitest reports that as an error of the run.
    for (const url of ['/api/upload', '/api/files']) expect((await upload(body, type, url)).statusCode).toBe(400)
    expect(alarms()).toEqual([])
  })

  test.for([
    ['of one word', 'x'],
    ['larger than the parser reads', 'x'.repeat(100_000)],
  ] as const)('where a part of an upload is nothing but a header: one %s', async ([, header]) => {
    for (const url of ['/api/upload', '/api/files'])
      expect((await upload(`--x\r\n${header}\r\n\r\n--x--\r\n`, undefined, url)).statusCode).toBe(400)
    expect(alarms()).toEqual([])
  })

  test('where a large file comes under another name, and the next request on the same line is answered too', async () => {
    const file = `${PART.replace('"file"', '"other"')}${'a'.repeat(3_000_000)}\r\n--x--\r\n`
    for (const url of ['/api/upload', '/api/files']) {
      const answers = await say(
        `POST ${url} HTTP/1.1\r\nHost: x\r\nCookie: ${staff.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${file.length}\r\n\r\n${file}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )
      expect(Array.from(answers.matchAll(/HTTP\/1.1 (\d+)/gm), ([, status]) => status)).toEqual(['400', '200'])
    }
  })

  test('where a text is an object that can be turned into nothing', async () => {
    const password = { length: { toString: 'x', valueOf: 1 } }
    const answer = await kais.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'a', password },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
    expect(alarms()).toEqual([])
  })

  test.for(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('where a page is asked by %s', async (method) => {
    const answer = await kais.app.inject({ method, url: '/faq', headers: { 'accept-language': 'fr' } })
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD, POST' } })
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toContain('n’accepte pas cette méthode')
    expect(rendered).toEqual([])
  })

  test('where a page without a form is sent one', async () => {
    const answer = await kais.app.inject({ method: 'POST', url: '/faq' })
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } })
    expect(answer.body).toContain('<html lang="en">')
    expect(alarms()).toEqual([])
  })
})

test('A picture that is a strip, or too large to unpack, is refused in words', async () => {
  const send = async (width: number, height: number) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await jpeg('#204060', { width, height }))]), 'strip.jpg')
    const request = new Request('http://kais', { method: 'POST', body })
    return upload(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '')
  }
  expect(await send(1, 60_000).then((answer) => answer.json())).toEqual({
    code: 'not_an_image',
    message: 'This picture is more than 20 times as long as it is wide. Crop it and upload it again.',
  })
  expect((await send(9_000, 6_000)).json().message).toContain('50 megapixels')
  expect((await send(40, 20)).statusCode).toBe(200)
  expect(alarms()).toEqual([])
})

describe('A form without scripts', () => {
  test('of more than 256 KB is refused unread, and nothing is drawn of it', async () => {
    expect((await form(`message=${'a'.repeat(255 * 1024)}`)).statusCode).toBe(200)
    rendered.length = 0
    const answer = await form(`message=${'a'.repeat(257 * 1024)}`)
    expect(answer.statusCode).toBe(413)
    expect(answer.body).toContain('La requête est trop volumineuse')
    expect(answer.body.length).toBeLessThan(1_000)
    expect(rendered).toEqual([])
  })

  test('of more fields than any form of ours is refused before they are read', async () => {
    expect((await form('a=1&'.repeat(300))).statusCode).toBe(200)
    rendered.length = 0
    expect((await form('a=1&'.repeat(9_000))).statusCode).toBe(413)
    const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(400)
    expect((await form(parts, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(413)
    expect((await kais.app.inject(`/kais-nest?${'a=1&'.repeat(9_000)}`)).statusCode).toBe(413)
    expect(rendered).toEqual([])
  })
})

describe('Where nothing can be stored', () => {
  test('an upload is refused as that, and told once as a state of the house', async () => {
    const full = async () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    }
    const { write } = kais.pictureStore
    kais.pictureStore.write = full
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await jpeg())]), 'house.jpg')
    const request = new Request('http://kais', { method: 'POST', body })
    const bytes = Buffer.from(await request.arrayBuffer())
    const send = () => upload(bytes, request.headers.get('content-type') ?? '')
    const [answer] = [await send(), await send()]
    kais.pictureStore.write = write
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(answer.json()).toMatchObject({
      code: 'not_storable',
      message: expect.stringContaining('nothing was sent or changed'),
    })
    // Pictures that wait to be made smaller say so for themselves.
    const told = alarms().filter(({ msg }) => msg !== 'pictures wait')
    expect(told).toMatchObject([{ level: 50, msg: expect.stringContaining('the disk is full') }])
  })
})

describe('No caller fills the log', () => {
  test('by hanging up in the middle of a form, a message or an upload', async () => {
    const halves = [
      'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\na=b',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"a":',
      `POST /api/files HTTP/1.1\r\nHost: x\r\nCookie: ${staff.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
      `POST /api/upload HTTP/1.1\r\nHost: x\r\nCookie: ${staff.cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc`,
    ]
    for (const half of halves) {
      const socket = await dial()
      await new Promise((sent) => socket.write(half, sent))
      socket.resetAndDestroy()
    }
    // Whoever comes next is answered after all of that was noticed.
    for (let n = 0; n < 5; n += 1) expect((await fetch(new URL('/readyz', origin))).status).toBe(200)
    expect(alarms()).toEqual([])
  })

  test('with the address it asks for: a line holds 512 characters of it', async () => {
    await kais.app.inject(`/api/${'a'.repeat(5_000)}?secret`)
    expect(logged().find(({ msg }) => msg === 'answered')?.path).toBe(`/api/${'a'.repeat(507)}`)
  })
})
