import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { say } from '#common/validation.ts'
import { readToday } from './read-today.server.ts'

const querystring = z.object({ of: z.enum(['me', 'all'], say('chooseOne')).default('me') })

export const todayApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/today', { schema: { tags: ['Staff'], querystring } }, ({ context, locale, query }) =>
    readToday(context, { ...query, locale }),
  )
}
