import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** Asked for under these very names by browsers and phones, whatever a page says. */
const ICONS = {
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  // Podcast apps want a square of at least 1400 pixels.
  'podcast-cover.png': 'image/png',
}

/** Their names carry no version, so they are asked for again after a day. */
const CACHE_CONTROL = 'public, max-age=86400'

/** The icons of tools/brand/draw-icons.mjs, and the cover of tools/demo-assets/draw-cover.mjs: small, held in memory. */
export const siteIcons: FastifyPluginAsync = async (app) => {
  for (const [name, type] of Object.entries(ICONS)) {
    const bytes = await readFile(fromProjectRoot('ui/brand/icons', name))
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    app.get(`/${name}`, { schema: { hide: true }, config: { isUncounted: true } }, async (request, reply) => {
      reply.header('cache-control', CACHE_CONTROL).header('etag', etag)
      // Feeds name two of them, and their readers are on other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  }
}
