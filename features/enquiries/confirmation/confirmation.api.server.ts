import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readCalendarFile } from './read-confirmation.server.ts'

const QUESTIONS_PER_MINUTE = 30

/** For the browser that sent something: it alone has the key. */
export const confirmationApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/confirmations/:key/calendar.ics',
    {
      schema: { tags: ['Enquiries'], params: z.object({ key: z.string().max(100) }) },
      config: { rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) },
    },
    async (request, reply) => {
      const { name, text } = await readCalendarFile(request.context, request.params.key)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.ics"`)
        .header('cache-control', 'no-store')
        .send(text)
    },
  )
}
