import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { PictureDeriver } from './derive-pictures.server.ts'
import type { PictureStore } from './picture-store.server.ts'
import { storePicture } from './store-picture.server.ts'

interface Options {
  store: PictureStore
  deriver: PictureDeriver
}

const UPLOADS_PER_MINUTE = 60
const fileName = z.object({ file: z.string().regex(/^[0-9a-f]{32}(-\d{2,4})?\.(webp|avif)$/) })

export const pictureApi: FastifyPluginAsyncZod<Options> = async (app, { store, deriver }) => {
  app.post(
    '/api/upload',
    {
      schema: { tags: ['Pictures'], consumes: ['multipart/form-data'] },
      config: { rateLimit: app.perMinute(UPLOADS_PER_MINUTE) },
      // Before a single byte of the file is read.
      preParsing: async (request) => requirePermission(request.context.actor, 'picture:upload'),
    },
    async (request) => {
      const file = await request.file()
      if (file?.fieldname !== 'file') throw new AppError('invalid_input', { fields: { file: 'required' } })
      const path = await storePicture(request.context, store, await file.toBuffer(), { isAhead: true })
      deriver.wake()
      return { path }
    },
  )

  app.get(
    '/pictures/:file',
    // As of now: a colleague looks at what they have just uploaded.
    { schema: { hide: true, params: fileName }, config: { isUncounted: true, work: 'fresh' } },
    async (request, reply) => {
      const { file } = request.params
      const bytes = (await store.read(file)) ?? (await deriver.make(request.context.db, file))
      // Feed readers on other sites show the pictures of our articles.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (bytes)
        return reply
          .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(bytes)
      const master = await store.read(`${file.slice(0, 32)}.webp`)
      if (!master) throw new AppError('not_found')
      return reply.type('image/webp').header('cache-control', 'no-store').send(master)
    },
  )
}
