import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { mediaPartnerFilterSchema, mediaPartnerInputSchema } from './media-partner.schema.ts'
import { getMediaPartner, listMediaPartnersForStaff } from './read-media-partners.server.ts'
import { createMediaPartner, updateMediaPartner } from './write-media-partner.server.ts'

export const mediaPartnerApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Media'] }
  const config = { changesContent: true }

  app.get(
    '/api/admin/media-partners',
    { schema: { ...schema, querystring: pagingSchema.extend(mediaPartnerFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listMediaPartnersForStaff(request.context, request.query, request.query)),
  )

  app.get('/api/admin/media-partners/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getMediaPartner(request.context, request.params.id),
  )

  app.post(
    '/api/admin/media-partners',
    { schema: { ...schema, body: mediaPartnerInputSchema }, config },
    async (request, reply) => {
      const id = await createMediaPartner(request.context, request.body)
      return reply.code(201).send(await getMediaPartner(request.context, id))
    },
  )

  app.put(
    '/api/admin/media-partners/:id',
    { schema: { ...schema, params: idParam, body: mediaPartnerInputSchema }, config },
    async (request) => {
      await updateMediaPartner(request.context, request.params.id, request.body, ifMatch(request))
      return getMediaPartner(request.context, request.params.id)
    },
  )
}
