import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { requireOneOf } from '#common/permissions.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { sendCsv } from '../desk/csv-stream.server.ts'
import { erasePerson, readPersonData } from './erase-person.server.ts'
import { exportLeads } from './export-leads.server.ts'
import { listDuplicates, listDuplicatesOf } from './find-duplicates.server.ts'
import {
  activityInputSchema,
  answerNoteSchema,
  leadFilterSchema,
  leadInputSchema,
  leadListSchema,
  leadMoveSchema,
  mergeSchema,
} from './lead.schema.ts'
import { listActivities } from './list-activities.server.ts'
import { mergeLeads } from './merge-leads.server.ts'
import { moveLead } from './move-lead.server.ts'
import { noteAnswer } from './note-answer.server.ts'
import { getLead, listLeads } from './read-leads.server.ts'
import { separateSubmission } from './separate-submission.server.ts'
import { listStaffMembers } from './staff-member.repository.server.ts'
import { addActivity } from './write-activity.server.ts'
import { createLead, updateLeadDetails } from './write-lead.server.ts'

const LEADS = '/api/admin/leads'
const tags = ['Leads']

export const leadApi: FastifyPluginAsyncZod = async (app) => {
  app.get(LEADS, { schema: { tags, querystring: leadListSchema } }, async (request, reply) =>
    sendPage(request, reply, await listLeads(request.context, request.query)),
  )
  app.post(LEADS, { schema: { tags, body: leadInputSchema } }, async (request, reply) =>
    reply.code(201).send(await createLead(request.context, request.body)),
  )
  app.get(
    `${LEADS}.csv`,
    { schema: { tags, querystring: leadFilterSchema }, config: { work: 'export' } },
    (request, reply) => sendCsv(reply, 'leads', exportLeads(request.context, request.query, request.locale)),
  )
  app.get(`${LEADS}/:id`, { schema: { tags, params: idParam } }, (request) =>
    getLead(request.context, request.params.id),
  )
  app.put(`${LEADS}/:id`, { schema: { tags, params: idParam, body: leadInputSchema } }, (request) =>
    updateLeadDetails(request.context, { id: request.params.id, input: request.body, version: ifMatch(request) }),
  )
  app.patch(`${LEADS}/:id`, { schema: { tags, params: idParam, body: leadMoveSchema } }, (request) =>
    moveLead(request.context, { id: request.params.id, move: request.body, version: ifMatch(request) }),
  )

  app.get(
    `${LEADS}/:id/activities`,
    { schema: { tags, params: idParam, querystring: pagingSchema } },
    async (request, reply) =>
      sendPage(request, reply, await listActivities(request.context, request.params.id, request.query)),
  )
  app.post(
    `${LEADS}/:id/activities`,
    { schema: { tags, params: idParam, body: activityInputSchema } },
    async (request, reply) => reply.code(201).send(await addActivity(request.context, request.params.id, request.body)),
  )
  app.post(
    `${LEADS}/:id/answered`,
    {
      schema: {
        tags,
        params: idParam,
        headers: submissionHeaders.pick({ 'idempotency-key': true }),
        body: answerNoteSchema,
      },
    },
    (request) =>
      noteAnswer(request.context, {
        leadId: request.params.id,
        answer: request.body,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  )

  app.get('/api/admin/lead-duplicates', { schema: { tags } }, async (request, reply) => {
    const { pairs, newest } = await listDuplicates(request.context)
    if (newest !== null) reply.header('x-compared-newest', newest)
    return pairs
  })
  app.get(`${LEADS}/:id/duplicates`, { schema: { tags, params: idParam } }, (request) =>
    listDuplicatesOf(request.context, request.params.id),
  )
  app.post(`${LEADS}/:id/merge`, { schema: { tags, params: idParam, body: mergeSchema } }, (request) =>
    mergeLeads(request.context, request.params.id, request.body.otherId),
  )
  app.post('/api/admin/activities/:id/separate', { schema: { tags, params: idParam } }, async (request, reply) =>
    reply.code(201).send(await separateSubmission(request.context, request.params.id)),
  )

  app.get(`${LEADS}/:id/data`, { schema: { tags, params: idParam } }, (request) =>
    readPersonData(request.context, request.params.id),
  )
  app.post(`${LEADS}/:id/erase`, { schema: { tags, params: idParam } }, async (request, reply) => {
    await erasePerson(request.context, request.params.id)
    return reply.code(204).send()
  })

  app.get('/api/admin/staff-members', { schema: { tags } }, ({ context }) => {
    // Editors name who shows a home.
    requireOneOf(context.actor, ['enquiry:read', 'property:write'])
    return listStaffMembers(context.db)
  })
}
