import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { getReview, listReviews } from './read-reviews.server.ts'
import { reviewFilterSchema, reviewInputSchema } from './review.schema.ts'
import { reviewKind } from './write-review.server.ts'

export const reviewApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Company'] }

  app.get(
    '/api/reviews',
    { schema: { ...schema, querystring: pagingSchema.extend(reviewFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listReviews(request.context, request.query, request.query)),
  )

  recordRoutes(app, reviewKind, { body: reviewInputSchema, read: getReview })
}
