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

/** The worker of app/offline at the address whose scope is the whole site. Browsers ask for it anew with every visit. */
export const serviceWorker: FastifyPluginAsync<{ isOn: boolean }> = async (app, { isOn }) => {
  const built = isOn
    ? await readFile(fromProjectRoot('build/client/service-worker.js'), 'utf8').catch(() => null)
    : null
  const code = built ?? REMOVAL
  const compressed = brotliCompressSync(code)
  const etag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`
  app.get('/service-worker.js', { schema: { hide: true }, config: { isUncounted: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag).header('content-security-policy', POLICY)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('text/javascript; charset=utf-8').header('vary', 'Accept-Encoding')
    if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(code)
    return reply.header('content-encoding', 'br').send(compressed)
  })
}
