import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { getSocialLink, listSocialLinks } from './read-social-links.server.ts'
import { socialLinkInputSchema } from './social-link.schema.ts'
import { socialLinkKind } from './write-social-link.server.ts'

export const socialLinkApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Company'] }

  app.get('/api/social-media', { schema: { ...schema, querystring: pagingSchema } }, async (request, reply) =>
    sendPage(request, reply, await listSocialLinks(request.context, request.query)),
  )

  recordRoutes(app, socialLinkKind, { body: socialLinkInputSchema, read: getSocialLink })
}
