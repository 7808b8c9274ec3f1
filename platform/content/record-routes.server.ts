import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { idParam } from '#common/schema.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import type { ContentKind, ContentRow } from './content-kind.server.ts'
import { ifMatch } from './if-match.server.ts'
import { writerOf } from './write-content.server.ts'

interface Options<Input> {
  body: z.ZodType<Input>
  /** The record as whoever wrote it reads it. */
  read: (context: Context, id: number) => Promise<unknown>
  /** Where it is written, if that is not where it is read and deleted. */
  path?: string
  bodyLimit?: number
}

const headers = submissionHeaders.pick({ 'idempotency-key': true })

/** How one record of a kind is read, created and changed over the API: all answer with the record as it stands. */
export function recordRoutes<Row extends ContentRow, Input extends object>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  kind: ContentKind<Row, Input>,
  { body, read, path = kind.api.path, ...limits }: Options<Input>,
): void {
  const tags = [kind.api.tag]
  const options = { ...limits, config: { changesContent: true } }
  const { create, update } = writerOf(kind)

  app.get(`${kind.api.path}/:id`, { schema: { tags, params: idParam } }, (request) =>
    read(request.context, request.params.id),
  )

  app.post(path, { ...options, schema: { tags, headers, body } }, async (request, reply) => {
    const { context } = request
    // Whoever presses again because no answer came has made one record, not two.
    const once = { scope: kind.entity, key: request.headers['idempotency-key'], content: request.body }
    const id = await storeOnce(context.db, once, (tx) => create({ ...context, db: tx }, request.body as Input))
    return reply.code(201).send(await read(request.context, id))
  })

  app.put(`${path}/:id`, { ...options, schema: { tags, params: idParam, body } }, async (request) => {
    await update(request.context, request.params.id, request.body as Input, ifMatch(request))
    return read(request.context, request.params.id)
  })
}
