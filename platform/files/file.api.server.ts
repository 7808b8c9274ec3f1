import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { FileStore } from './file-store.server.ts'
import { MAX_FILE_BYTES } from './file-types.ts'
import { storeFile } from './store-file.server.ts'

const UPLOADS_PER_MINUTE = 30
/** Browsers draw a PDF with a viewer of their own, which a policy of nothing at all would stop. Nothing of ours runs in it. */
const FILE_POLICY = "script-src 'none'; frame-ancestors 'none'"

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

  await mkdir(store.folder, { recursive: true })
  // Answers ranges, so that a listener can jump; a name under its content's address never means anything else.
  await app.register(fastifyStatic, {
    root: store.folder,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    allowedPath: (path) => /^\/[0-9a-f]{32}\/[a-z0-9-]+\.(pdf|mp3|m4a|ogg)$/.test(path),
    // Podcast players and feed readers on other sites fetch them too.
    setHeaders: (response) =>
      response.headers({ 'content-security-policy': FILE_POLICY, 'cross-origin-resource-policy': 'cross-origin' }),
  })
}
