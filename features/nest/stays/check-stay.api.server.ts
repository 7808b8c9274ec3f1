import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { idParam } from '#common/schema.ts'
import { checkStay, readStayCalendar } from './check-stay.server.ts'
import { day } from './day.schema.ts'
import { addMonths } from './stay-days.ts'

/** The longest time that a home is let ahead, and the months before and behind it. */
const MOST_MONTHS = 26

const calendarQuery = z
  .object({ from: day.default(() => todayInDakar()), to: day.optional() })
  .transform(({ from, to }) => ({ from, to: to ?? addMonths(from, MOST_MONTHS) }))
  .superRefine(({ from, to }, { addIssue }) => {
    if (to <= from) addIssue({ code: 'custom', path: ['to'], message: 'endBeforeStart' })
    else if (to > addMonths(from, MOST_MONTHS)) addIssue({ code: 'custom', path: ['to'], message: 'tooLarge' })
  })

/** Judged by the home's rules, which have a sentence for what is missing or no day. */
const stayQuery = z.object({
  arrival: z.string().default(''),
  departure: z.string().default(''),
  guests: z.coerce.number().catch(Number.NaN).default(Number.NaN),
})

/** A page asks once for each change of its dates; nobody changes them twice a second. */
const QUESTIONS_PER_MINUTE = 120

export const checkStayApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Nest'], params: idParam }
  const config = { work: 'fresh', rateLimit: app.perMinute(QUESTIONS_PER_MINUTE) } as const

  app.get(
    '/api/properties/:id/calendar',
    { schema: { ...schema, querystring: calendarQuery }, config },
    (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return readStayCalendar(request.context, request.params.id, request.query)
    },
  )

  app.get(
    '/api/properties/:id/stay',
    { schema: { ...schema, querystring: stayQuery }, config },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const { problems, ...answer } = await checkStay(request.context, request.params.id, request.query)
      if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems })
      return answer
    },
  )
}
