import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'
import { staticAssets } from './static-assets.ts'

const NOTHING = "default-src 'none'; frame-ancestors 'none'"
const ORIGIN = 'https://tiles.example.com'
const WORKER = '/assets/maplibre-gl-worker-DTh23QKw.js'
/** As the map asks for it (platform/map/map-engine.ts). */
const WORKER_FOR_ORIGIN = `${WORKER}?map=${encodeURIComponent(ORIGIN)}`

let clientDir: string

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'kais-client-'))
  await mkdir(join(clientDir, 'assets'))
  for (const name of [WORKER, '/assets/map-engine-Bm2XhDfU.js']) await writeFile(join(clientDir, name), '')
})
afterAll(() => rm(clientDir, { recursive: true, force: true }))

async function headersOf(url: string, mapOrigin?: string) {
  const app = fastify()
  await app.register(securityHeaders, { mapOrigin })
  await app.register(staticAssets, { folder: join(clientDir, 'assets'), store: null })
  const { statusCode, headers } = await app.inject(url)
  await app.close()
  expect(statusCode).toBe(200)
  return headers
}

test('The worker of another map may fetch from that map’s host, and from nowhere else', async () => {
  for (const url of [WORKER, WORKER_FOR_ORIGIN]) {
    expect((await headersOf(url, ORIGIN))['content-security-policy']).toBe(`${NOTHING}; connect-src ${ORIGIN}`)
  }
})

test('Without another map, and in any other file, nothing may be fetched', async () => {
  expect((await headersOf(WORKER))['content-security-policy']).toBe(NOTHING)
  for (const name of ['/assets/map-engine-Bm2XhDfU.js', '/assets/map-engine-Bm2XhDfU.js?worker.js']) {
    expect((await headersOf(name, ORIGIN))['content-security-policy']).toBe(NOTHING)
  }
})

test('A browser keeps the worker with its policy for a year, so each map’s has an address of its own', async () => {
  expect(WORKER_FOR_ORIGIN).not.toBe(WORKER)
  expect((await headersOf(WORKER_FOR_ORIGIN, ORIGIN))['cache-control']).toBe('public, max-age=31536000, immutable')
})
