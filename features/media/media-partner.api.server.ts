import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { mediaPartnerFilterSchema, mediaPartnerInputSchema } from './media-partner.schema.ts'
import { getMediaPartner, listMediaPartnersForStaff } from './read-media-partners.server.ts'
import { mediaPartnerKind } from './write-media-partner.server.ts'

export const mediaPartnerApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Media'] }

  app.get(
    '/api/admin/media-partners',
    { schema: { ...schema, querystring: pagingSchema.extend(mediaPartnerFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listMediaPartnersForStaff(request.context, request.query, request.query)),
  )

  recordRoutes(app, mediaPartnerKind, { body: mediaPartnerInputSchema, read: getMediaPartner })
}
