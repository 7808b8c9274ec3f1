import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { sendObject } from '#platform/storage/send-object.server.ts'
import { findFiles } from './file.repository.server.ts'
import type { FileStore } from './file-store.server.ts'
import { MAX_FILE_BYTES } from './file-types.ts'
import { storeFile } from './store-file.server.ts'

const UPLOADS_PER_MINUTE = 30
/** Browsers draw a PDF with a viewer of their own, which a policy of nothing at all would stop. Nothing of ours runs in it. */
const FILE_POLICY = "script-src 'none'; frame-ancestors 'none'"

const SERVED = /^([0-9a-f]{32})\/[a-z0-9-]+\.(pdf|mp3|m4a|ogg)$/

export const fileApi: FastifyPluginAsyncZod<{ store: FileStore }> = async (app, { store }) => {
  app.post(
    '/api/files',
    {
      schema: { tags: ['Files'], consumes: ['multipart/form-data'] },
      config: { rateLimit: app.perMinute(UPLOADS_PER_MINUTE) },
      // Before a single byte of the file is read.
      preParsing: async (request) => requirePermission(request.context.actor, 'file:upload'),
    },
    async (request, reply) => {
      const file = await request.file({
        limits: {
          // One more than allowed, so that it is the store that refuses, with its own sentence.
          fileSize: MAX_FILE_BYTES + 1,
        },
      })
      if (file?.fieldname !== 'file') throw new AppError('invalid_input', { fields: { file: 'required' } })
      const size = Number(request.headers['content-length'] ?? 0)
      const stored = await storeFile(request.context, store, { name: file.filename, bytes: file.file, size })
      return reply.code(201).send(stored)
    },
  )

  /** Of content that never changes: asked once. What no row knows of is as long as it lies there. */
  const sizes = new LRUCache<string, number>({ max: 1_000 })
  async function sizeOf(db: Database, path: string): Promise<number | undefined> {
    const known = sizes.get(path) ?? (await findFiles(db, [path]).catch(() => []))[0]?.bytes
    if (known !== undefined) sizes.set(path, known)
    return known
  }

  app.get(
    '/files/*',
    { schema: { hide: true, params: z.object({ '*': z.string() }) }, config: { isUncounted: true } },
    async (request, reply) => {
      const [name, hash] = SERVED.exec(request.params['*']) ?? []
      if (!name) throw new AppError('not_found')
      const path = `/files/${name}`
      const bytes = await sizeOf(request.context.db, path)
      // Podcast players and feed readers on other sites fetch them too.
      reply.headers({ 'content-security-policy': FILE_POLICY, 'cross-origin-resource-policy': 'cross-origin' })
      return sendObject(request, reply, { objects: store.objects, name: path.slice(1), bytes, etag: `"${hash}"` })
    },
  )
}
