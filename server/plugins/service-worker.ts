import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyPluginAsync } from 'fastify'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { chooseEncoding } from '../pages/rendered-page.ts'

/** Comes instead of the worker and takes it away from every browser that has one, with all that it kept. */
export const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.startsWith('kais-')).map((name) => caches.delete(name))))
  .then(() => self.registration.unregister())))
`

/** It asks our own server for pages and files, and nobody else for anything. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The workers of app/offline, each where what it has to do with begins. */
const WORKERS = [
  { file: 'service-worker.js', address: '/service-worker.js', scope: '/' },
  // A directory of its own would leave out /admin itself.
  { file: 'staff-worker.js', address: '/admin/service-worker.js', scope: '/admin' },
] as const

/** Browsers ask for them anew with every visit. */
export const serviceWorker: FastifyPluginAsync<{ isOn: boolean }> = async (app, { isOn }) => {
  for (const { file, address, scope } of WORKERS) {
    const built = isOn ? await readFile(fromProjectRoot('build/client', file), 'utf8').catch(() => null) : null
    const code = built ?? REMOVAL
    const compressed = brotliCompressSync(code)
    const etag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`
    app.get(address, { schema: { hide: true }, config: { isUncounted: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('etag', etag).header('content-security-policy', POLICY)
      reply.header('service-worker-allowed', scope)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      reply.type('text/javascript; charset=utf-8').header('vary', 'Accept-Encoding')
      if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(code)
      return reply.header('content-encoding', 'br').send(compressed)
    })
  }
}
