import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam, optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { investmentInputSchema } from './investment.schema.ts'
import { getInvestment, listInvestments } from './read-investments.server.ts'
import { createInvestment, updateInvestment } from './write-investment.server.ts'

const listQuery = pagingSchema.extend({
  search: optionalSearch,
  isVefa: optionalYesOrNo,
  isActive: optionalYesOrNo,
})

export const investmentApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Invest'] }
  const config = { changesContent: true }

  app.get('/api/investments', { schema: { ...schema, querystring: listQuery } }, async (request, reply) =>
    sendPage(request, reply, await listInvestments(request.context, request.query)),
  )

  app.get('/api/investments/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getInvestment(request.context, request.params.id),
  )

  app.post(
    '/api/investments',
    { schema: { ...schema, body: investmentInputSchema }, config },
    async (request, reply) => {
      const id = await createInvestment(request.context, request.body)
      return reply.code(201).send(await getInvestment(request.context, id))
    },
  )

  app.put(
    '/api/investments/:id',
    { schema: { ...schema, params: idParam, body: investmentInputSchema }, config },
    async (request) => {
      await updateInvestment(request.context, request.params.id, request.body, ifMatch(request))
      return getInvestment(request.context, request.params.id)
    },
  )
}
