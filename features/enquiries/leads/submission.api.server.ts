import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParam } from '#common/schema.ts'
import { HELD_BACK_KINDS } from '../reference.ts'
import { deleteSubmission, releaseSubmission } from './release-submission.server.ts'

export const submissionApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/admin/submissions/:kind/:id/release',
    { schema: { tags: ['Enquiries'], params: idParam.extend({ kind: z.enum(HELD_BACK_KINDS) }) } },
    async (request, reply) => {
      await releaseSubmission(request.context, request.params.kind, request.params.id)
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/admin/submissions/:kind/:id',
    { schema: { tags: ['Enquiries'], params: idParam.extend({ kind: z.enum(HELD_BACK_KINDS) }) } },
    async (request, reply) => {
      await deleteSubmission(request.context, request.params.kind, request.params.id)
      return reply.code(204).send()
    },
  )
}
