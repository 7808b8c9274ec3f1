import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#common/errors.ts'
import type { ObjectStore } from '#common/object-store.ts'
import { TryCounter } from '#common/try-counter.ts'
import { CLIENT_FILES } from '../builds/archive.ts'
import { createKeptBuilds } from '../builds/kept-builds.ts'
import { chooseEncoding } from '../pages/rendered-page.ts'

const ONE_YEAR = '1y'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** As the build names its files; nothing else is looked for. */
const BUILT = /^(\w\w\/)?[\w.-]+\.(css|js|json|svg|webp|woff2)$/
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names that no build has, from one address: each costs a look into the store, and no page asks for any. */
const MISSES = { max: 100, windowMs: 60_000 }

const fromBrotli = promisify(brotliDecompress)

interface Options {
  folder: string
  /** Where files of other builds lie (server/builds), for pages that those have made. */
  store: ObjectStore | null
}

/** Hashed files of the build, compressed once at build time (brotli, gzip) and never asked for again by a browser. */
export const staticAssets = plugin<Options>(async (app, { folder, store }) => {
  const others = store && createKeptBuilds(store)
  const misses = new TryCounter()

  async function findInOthers(path: string, ip: string) {
    if (!others || !BUILT.test(path)) return null
    if (!misses.take(ip, MISSES).isTaken) throw new AppError('too_many_requests')
    let isMiss = false
    try {
      const found = await others.find(path)
      isMiss = !found
      return found
    } finally {
      if (!isMiss) misses.giveBack(ip)
    }
  }

  await app.register(
    async (assets) => {
      // What does not lie here may be a file of the build before, or of the one that other machines run already.
      assets.setNotFoundHandler(async (request, reply) => {
        const [path = ''] = request.url.slice('/assets/'.length).split('?')
        reply.header('cache-control', 'no-store')
        const found = await findInOthers(path, request.ip)
        if (!found) throw new AppError('not_found')
        const { bytes, isBrotli } = found
        const isUnpacked = isBrotli && chooseEncoding(request.headers['accept-encoding']) !== 'br'
        if (isBrotli && !isUnpacked) reply.header('content-encoding', 'br')
        return reply
          .type(TYPES[extname(path)] ?? 'application/octet-stream')
          .headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
          .send(isUnpacked ? await fromBrotli(bytes) : bytes)
      })
      await assets.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        preCompressed: true,
        immutable: true,
        maxAge: ONE_YEAR,
        index: false,
        wildcard: true,
      })
    },
    { prefix: '/assets' },
  )
})

export async function serveBuiltAssets(app: FastifyInstance, store: ObjectStore): Promise<void> {
  await app.register(staticAssets, { folder: CLIENT_FILES, store })
}
