import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { podcastFilterSchema, podcastInputSchema, podcastStaffFilterSchema } from './podcast.schema.ts'
import {
  getPodcast,
  getPodcastForStaff,
  listPodcasts,
  listPodcastsForStaff,
  listPodcastWords,
} from './read-podcasts.server.ts'
import { podcastKind } from './write-podcast.server.ts'

export const podcastApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Media'] }

  app.get(
    '/api/podcasts',
    { schema: { ...schema, querystring: pagingSchema.extend(podcastFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listPodcasts(request.context, request.query, request.query)),
  )

  app.get('/api/podcasts/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getPodcast(request.context, request.params.id),
  )

  app.get(
    '/api/admin/podcasts',
    { schema: { ...schema, querystring: pagingSchema.extend(podcastStaffFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listPodcastsForStaff(request.context, request.query, request.query)),
  )

  app.get('/api/admin/podcasts/words', { schema }, (request) => listPodcastWords(request.context))

  recordRoutes(app, podcastKind, { body: podcastInputSchema, read: getPodcastForStaff })
}
