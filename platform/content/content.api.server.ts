import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#common/errors.ts'
import { pagingSchema } from '#common/pagination.ts'
import { bodyId, idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { say } from '#common/validation.ts'
import type { AnyContentKind } from './content-kind.server.ts'
import { AUDIT_ACTIONS, AUDITED_ENTITIES, CONTENT_ENTITIES, type ContentEntity } from './entities.ts'
import { listAudit } from './list-audit.server.ts'
import { recordPresence } from './record-presence.server.ts'
import { deleteContent, deleteMany, restoreContent, restoreMany } from './write-content.server.ts'

const { id } = idParam.shape
const entity = z.enum(CONTENT_ENTITIES, say('chooseOne'))

const auditQuery = pagingSchema.extend({
  entity: z.enum(AUDITED_ENTITIES, say('chooseOne')).optional(),
  entityId: id.optional(),
  actorId: id.optional(),
  action: z.enum(AUDIT_ACTIONS, say('chooseOne')).optional(),
})

const manySchema = z.object({ ids: z.array(bodyId).min(1, say('chooseOne')).max(500, say('tooLarge')) })

interface Options {
  /** All there are; each line brings its own. */
  kinds: readonly AnyContentKind[]
}

/** What is the same for all content: its history, its deletion and the way back, and who has it open. */
export const contentApi: FastifyPluginAsyncZod<Options> = async (app, { kinds }) => {
  const schema = { tags: ['Staff'] }

  function kindOf(name: ContentEntity): AnyContentKind {
    const kind = kinds.find((candidate) => candidate.entity === name)
    if (!kind) throw new AppError('not_found')
    return kind
  }

  app.get('/api/admin/audit', { schema: { ...schema, querystring: auditQuery } }, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    return sendPage(request, reply, await listAudit(request.context, filter, { limit, cursor }, kinds))
  })

  for (const kind of kinds) {
    const { path, tag } = kind.api
    app.delete(
      `${path}/:id`,
      { schema: { tags: [tag], params: idParam }, config: { changesContent: true } },
      async (request, reply) => {
        await deleteContent(request.context, kind, request.params.id)
        return reply.code(204).send()
      },
    )
  }

  app.post(
    '/api/admin/deleted/:entity/:id/restore',
    { schema: { ...schema, params: z.object({ entity, id }) }, config: { changesContent: true } },
    async (request, reply) => {
      await restoreContent(request.context, kindOf(request.params.entity), request.params.id)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/admin/deleted/:entity',
    { schema: { ...schema, params: z.object({ entity }), body: manySchema }, config: { changesContent: true } },
    (request) => deleteMany(request.context, kindOf(request.params.entity), request.body.ids),
  )

  app.post(
    '/api/admin/deleted/:entity/restore',
    { schema: { ...schema, params: z.object({ entity }), body: manySchema }, config: { changesContent: true } },
    (request) => restoreMany(request.context, kindOf(request.params.entity), request.body.ids),
  )

  app.put(
    '/api/admin/presence',
    { schema: { ...schema, body: z.object({ entity, id: bodyId, isLeaving: z.boolean().default(false) }) } },
    (request) => recordPresence(request.context, kindOf(request.body.entity), request.body),
  )
}
