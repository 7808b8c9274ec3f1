import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { getTask, listTasks } from './list-tasks.server.ts'
import { taskChangeSchema, taskInputSchema, taskListSchema } from './task.schema.ts'
import { addTask, changeTask, removeTask } from './write-task.server.ts'

const TASKS = '/api/admin/tasks'
const headers = submissionHeaders.pick({ 'idempotency-key': true })

/** What the desk has to do. */
export const taskApi: FastifyPluginAsyncZod = async (app) => {
  const tags = ['Leads']

  app.get(TASKS, { schema: { tags, querystring: taskListSchema } }, async (request, reply) =>
    sendPage(request, reply, await listTasks(request.context, request.query)),
  )
  app.post(TASKS, { schema: { tags, headers, body: taskInputSchema } }, async (request, reply) =>
    reply.code(201).send(await addTask(request.context, request.body, request.headers['idempotency-key'])),
  )
  app.get(`${TASKS}/:id`, { schema: { tags, params: idParam } }, ({ context, params }) => getTask(context, params.id))
  app.patch(`${TASKS}/:id`, { schema: { tags, params: idParam, body: taskChangeSchema } }, (request) =>
    changeTask(request.context, { id: request.params.id, change: request.body, version: ifMatch(request) }),
  )
  app.delete(`${TASKS}/:id`, { schema: { tags, params: idParam } }, async (request, reply) => {
    await removeTask(request.context, request.params.id)
    return reply.code(204).send()
  })
}
