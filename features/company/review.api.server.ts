import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { getReview, listReviews } from './read-reviews.server.ts'
import { reviewFilterSchema, reviewInputSchema } from './review.schema.ts'
import { createReview, updateReview } from './write-review.server.ts'

export const reviewApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Company'] }
  const config = { changesContent: true }

  app.get(
    '/api/reviews',
    { schema: { ...schema, querystring: pagingSchema.extend(reviewFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listReviews(request.context, request.query, request.query)),
  )

  app.get('/api/reviews/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getReview(request.context, request.params.id),
  )

  app.post('/api/reviews', { schema: { ...schema, body: reviewInputSchema }, config }, async (request, reply) => {
    const id = await createReview(request.context, request.body)
    return reply.code(201).send(await getReview(request.context, id))
  })

  app.put(
    '/api/reviews/:id',
    { schema: { ...schema, params: idParam, body: reviewInputSchema }, config },
    async (request) => {
      await updateReview(request.context, request.params.id, request.body, ifMatch(request))
      return getReview(request.context, request.params.id)
    },
  )
}
