import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readJobs, runJobNow } from './read-jobs.server.ts'
import type { Jobs } from './start-jobs.server.ts'

interface Options {
  jobs: Pick<Jobs, 'look' | 'names'>
}

const params = z.object({ name: z.string() })

export const jobsApi: FastifyPluginAsyncZod<Options> = async (app, { jobs }) => {
  const schema = { tags: ['Staff'] }

  app.get('/api/admin/jobs', { schema }, (request) => readJobs(request.context, jobs.names))

  app.post('/api/admin/jobs/:name/run', { schema: { ...schema, params } }, async (request, reply) => {
    await runJobNow(request.context, jobs.names, request.params.name)
    await jobs.look()
    return reply.code(204).send()
  })
}
