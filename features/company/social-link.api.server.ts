import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { getSocialLink, listSocialLinks } from './read-social-links.server.ts'
import { socialLinkInputSchema } from './social-link.schema.ts'
import { createSocialLink, updateSocialLink } from './write-social-link.server.ts'

export const socialLinkApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Company'] }
  const config = { changesContent: true }

  app.get('/api/social-media', { schema: { ...schema, querystring: pagingSchema } }, async (request, reply) =>
    sendPage(request, reply, await listSocialLinks(request.context, request.query)),
  )

  app.get('/api/social-media/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getSocialLink(request.context, request.params.id),
  )

  app.post(
    '/api/social-media',
    { schema: { ...schema, body: socialLinkInputSchema }, config },
    async (request, reply) => {
      const id = await createSocialLink(request.context, request.body)
      return reply.code(201).send(await getSocialLink(request.context, id))
    },
  )

  app.put(
    '/api/social-media/:id',
    { schema: { ...schema, params: idParam, body: socialLinkInputSchema }, config },
    async (request) => {
      await updateSocialLink(request.context, request.params.id, request.body, ifMatch(request))
      return getSocialLink(request.context, request.params.id)
    },
  )
}
