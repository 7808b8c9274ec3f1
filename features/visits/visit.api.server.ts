import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { visitReportSchema } from './period.ts'
import { readVisit, readVisits } from './read-visits.server.ts'
import type { VisitCounter } from './start-visit-counter.server.ts'

interface Options {
  counter: VisitCounter
}

/** Nobody reads faster, and an office behind one address is still counted. */
const VISITS_PER_MINUTE = 120
const MAX_BODY_BYTES = 4_096

export const visitApi: FastifyPluginAsyncZod<Options> = async (app, { counter }) => {
  // Pages say it as plain text, which a browser may send while it leaves; whatever it is called, it is read as it comes.
  const asText = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(['application/json', 'text/plain'], asText, (_request, body, done) => done(null, body))

  app.post(
    '/api/visits',
    {
      schema: { tags: ['Visits'] },
      config: { isOpen: true, rateLimit: app.perMinute(VISITS_PER_MINUTE) },
    },
    async (request, reply) => {
      const visit = readVisit(request)
      if (visit) counter.count(visit)
      return reply.code(204).send()
    },
  )

  app.get('/api/admin/visits', { schema: { tags: ['Visits'], querystring: visitReportSchema } }, async (request) => {
    await counter.flush()
    return readVisits(request.context, request.query.days)
  })
}
