import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { PictureDeriver } from './derive-pictures.server.ts'
import type { PictureStore } from './picture-store.server.ts'
import { storePicture } from './store-picture.server.ts'

interface Options {
  store: PictureStore
  deriver: Pick<PictureDeriver, 'wake'>
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
      const path = await storePicture(request.context, store, await file.toBuffer())
      deriver.wake()
      return { path }
    },
  )

  app.get(
    '/pictures/:file',
    { schema: { hide: true, params: fileName }, config: { isUncounted: true } },
    async (request, reply) => {
      const { file } = request.params
      const bytes = await store.read(file)
      if (!bytes) throw new AppError('not_found')
      return (
        reply
          .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Feed readers on other sites show the pictures of our articles.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes)
      )
    },
  )
}
