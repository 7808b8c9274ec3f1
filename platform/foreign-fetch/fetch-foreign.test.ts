import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Resolve } from './address-guard.server.ts'
import { FETCH_LIMITS, type FetchOptions, fetchForeign } from './fetch-foreign.server.ts'
import { type OtherServer, rssOf, startOtherServer } from './other-server.fixture.ts'

const MB = 1024 * 1024
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const GOOD = rssOf([{ guid: '1', title: 'One' }])

/** Writes as fast as the reader takes it, until it hangs up. */
function pour(response: ServerResponse, most: number): void {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  let sent = 0
  const go = () => {
    while (!response.destroyed && sent < most) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', go)
    }
    if (!response.destroyed) response.end()
  }
  go()
}

let other: OtherServer
/** Stands for what must never be reached: it is not among the exceptions. */
let secret: OtherServer

beforeAll(async () => {
  secret = await startOtherServer((_, response) => response.end(GOOD))
  other = await startOtherServer((request, response) => {
    const path = request.url ?? ''
    const redirect = (location: string, status = 302) => response.writeHead(status, { location }).end()
    const hop = /^\/hop\/(\d+)$/.exec(path)
    if (hop) return redirect(Number(hop[1]) > 1 ? `/hop/${Number(hop[1]) - 1}` : '/good', 301)
    switch (path) {
      case '/good':
        return response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(GOOD)
      case '/named': {
        const names = { etag: '"v1"', 'last-modified': 'Mon, 09 Nov 2026 10:00:00 GMT' }
        const isKnown = request.headers['if-none-match'] === names.etag
        return response.writeHead(isKnown ? 304 : 200, names).end(isKnown ? undefined : GOOD)
      }
      case '/gzip':
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(GOOD))
      case '/br':
        return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(GOOD))
      case '/not-gzip':
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(GOOD)
      case '/strange-packing':
        return response.writeHead(200, { 'content-encoding': 'compress' }).end(GOOD)
      case '/huge':
        return pour(response, 50 * MB)
      case '/huge-and-says-so':
        return response.writeHead(200, { 'content-length': 50 * MB }).flushHeaders()
      case '/gzip-bomb':
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * MB)))
      case '/br-bomb':
        return response
          .writeHead(200, { 'content-encoding': 'br' })
          .end(brotliCompressSync(Buffer.alloc(50 * MB), QUICKLY))
      case '/silent':
        return
      case '/endless': {
        response.write('<rss>')
        const drip = setInterval(() => response.write(' '), 20)
        return response.on('close', () => clearInterval(drip))
      }
      case '/hangs-up':
        response.write('<rss>')
        return setImmediate(() => response.destroy())
      case '/loop':
        return redirect('/loop')
      case '/to-secret':
        return redirect(secret.url('/internal'))
      case '/to-metadata':
        return redirect('http://169.254.169.254/latest/meta-data/')
      case '/to-file':
        return redirect('file:///etc/passwd')
      case '/to-a-name':
        return redirect('http://inside.example/')
      default:
        return response.writeHead(404).end()
    }
  })
})
afterAll(() => Promise.all([other.close(), secret.close()]))

const resolve: Resolve = async (hostname) => {
  if (hostname === 'inside.example') return [{ address: '127.0.0.1', family: 4 }]
  if (hostname === 'half-inside.example')
    return [
      { address: '93.184.215.14', family: 4 },
      { address: '::1', family: 6 },
    ]
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
}

function fetched(address: string, changes: Partial<FetchOptions> = {}) {
  const options: FetchOptions = {
    known: { etag: null, lastModified: null },
    accept: '*/*',
    privateHosts: [other.host],
    resolve,
    limits: FETCH_LIMITS,
    signal: new AbortController().signal,
    ...changes,
  }
  return fetchForeign(address, options)
}

const problemOf = (address: string, changes?: Partial<FetchOptions>) =>
  fetched(address, changes).then(
    () => 'none',
    (error: { problem?: string }) => error.problem,
  )

test.for(['/good', '/gzip', '/br', '/hop/5'])('%s is read', async (path) => {
  const found = await fetched(other.url(path))
  expect(found?.bytes.toString()).toBe(GOOD)
})

test('What has not changed is not sent again', async () => {
  const first = await fetched(other.url('/named'))
  expect(first).toMatchObject({ etag: '"v1"', lastModified: 'Mon, 09 Nov 2026 10:00:00 GMT' })
  expect(await fetched(other.url('/named'), { known: { etag: '"v1"', lastModified: null } })).toBeNull()
  expect(await fetched(other.url('/named'), { known: { etag: '"v0"', lastModified: null } })).not.toBeNull()
})

test.for([
  ['/huge', 'too-large'],
  ['/huge-and-says-so', 'too-large'],
  ['/gzip-bomb', 'too-large'],
  ['/br-bomb', 'too-large'],
  ['/not-gzip', 'badly-packed'],
  ['/strange-packing', 'badly-packed'],
  ['/hangs-up', 'unreachable'],
  ['/missing', 'http-404'],
  ['/loop', 'too-many-redirects'],
  ['/hop/6', 'too-many-redirects'],
  ['/to-metadata', 'private-address'],
  ['/to-a-name', 'private-address'],
  ['/to-file', 'not-web'],
] as const)('%s is given up: %s', async ([path, problem]) => {
  expect(await problemOf(other.url(path))).toBe(problem)
})

test('A redirect into a private network is not followed, and nobody there is asked', async () => {
  expect(await problemOf(other.url('/to-secret'))).toBe('private-address')
  expect(secret.asked).toEqual([])
})

test.for([
  ['/silent', { firstByteMs: 100 }],
  ['/endless', { wholeMs: 300 }],
] as const)('%s is given up as too slow', async ([path, limits]) => {
  expect(await problemOf(other.url(path), { limits: { ...FETCH_LIMITS, ...limits } })).toBe('too-slow')
})

test('A name is judged by all that it stands for', async () => {
  expect(await problemOf('http://inside.example/')).toBe('private-address')
  expect(await problemOf('http://half-inside.example/')).toBe('private-address')
  expect(await problemOf('https://nowhere.example/')).toBe('unknown-host')
})

test('An exception holds for its own host and port only', async () => {
  const port = other.host.split(':')[1]
  const privateHosts = [`inside.example:${port}`]
  expect(await problemOf(`http://inside.example:${port}/good`, { privateHosts })).toBe('none')
  expect(await problemOf(`http://inside.example:${port}/to-secret`, { privateHosts })).toBe('private-address')
  expect(await problemOf(other.url('/good'), { privateHosts })).toBe('private-address')
  expect(await problemOf('http://inside.example:1/good', { privateHosts })).toBe('port-not-allowed')
})

test('A look is broken off when the house closes', async () => {
  const stop = new AbortController()
  const look = fetched(other.url('/silent'), { signal: stop.signal })
  stop.abort(new Error('closing'))
  await expect(look).rejects.toThrow('closing')
})

test.for([
  [
    'wants to speak something else',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  ['hangs up at once', null],
  ['hangs up in the middle of a line', 'HTTP/1.1 200 O'],
  ['announces an answer and hangs up', 'HTTP/1.1 100 Continue\r\n\r\n'],
] as const)('A server that %s is given up', async ([, said]) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (said === null) socket.destroy()
    // One that changes the language keeps the line open.
    else if (said.includes('Upgrade')) socket.once('data', () => socket.write(said))
    else socket.once('data', () => socket.end(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    expect(await problemOf(`http://${host}/`, { privateHosts: [host] })).toBe('unreachable')
  } finally {
    server.close()
  }
})
