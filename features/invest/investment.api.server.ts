import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { optionalSearch, optionalYesOrNo } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { investmentInputSchema } from './investment.schema.ts'
import { getInvestment, listInvestments } from './read-investments.server.ts'
import { investmentKind } from './write-investment.server.ts'

const listQuery = pagingSchema.extend({
  search: optionalSearch,
  isVefa: optionalYesOrNo,
  isActive: optionalYesOrNo,
})

export const investmentApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Invest'] }

  app.get('/api/investments', { schema: { ...schema, querystring: listQuery } }, async (request, reply) =>
    sendPage(request, reply, await listInvestments(request.context, request.query)),
  )

  recordRoutes(app, investmentKind, { body: investmentInputSchema, read: getInvestment })
}
