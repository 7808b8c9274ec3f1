import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { ObjectStore } from '#common/object-store.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { createSharePictures } from '#platform/share/share-pictures.server.ts'
import { coverVersion } from '#ui/page/cover.ts'
import { findCover } from './find-cover.server.ts'

interface Options {
  store: PictureStore
  objects: ObjectStore
  hasRoom: () => boolean
}

/** From one address: more links than anybody shares, fewer than would keep a processor busy with drawing. */
const PICTURES_PER_MINUTE = 60
const MIDDLE = { focusX: 50, focusY: 50 }
const FILE = /^([a-z0-9-]{1,40})\.(en|fr)\.jpg$/

/** The pictures of shared links: /share/property-12.fr.jpg, /share/nest.en.jpg. */
export const shareApi: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const pictures = createSharePictures({
    ...options,
    onDrawn: (drawn) => app.log.info(drawn, 'share picture drawn'),
    onError: (error) => app.log.warn({ err: error }, 'a share picture is not kept'),
  })
  app.addHook('onClose', () => pictures.idle())
  const schema = {
    hide: true,
    params: z.object({ file: z.string() }),
    querystring: z.object({ v: z.string().optional().catch(undefined) }),
  }

  app.get(
    '/share/:file',
    { schema, config: { rateLimit: app.perMinute(PICTURES_PER_MINUTE) } },
    async (request, reply) => {
      const [, name, locale] = FILE.exec(request.params.file) ?? []
      if (!name) throw new AppError('not_found')
      const cover = await findCover(request.context, name, locale as Locale)
      const version = coverVersion(cover)
      const etag = `"${version}"`
      // An address that names today's picture never shows another; any other may be asked again.
      const isNamed = request.query.v === version
      reply
        .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate')
        .header('etag', etag)
        // Shown by messengers and networks from their own pages.
        .header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      const described = await describePictures(request.context.db, cover.picture ? [cover.picture] : [])
      const focus = described.get(cover.picture ?? '') ?? MIDDLE
      return reply.type('image/jpeg').send(await pictures.get(cover, focus))
    },
  )
}
