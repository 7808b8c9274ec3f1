import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { submissionHeaders } from '#platform/forms/submission-request.ts'
import { askPayment } from './ask-payment.server.ts'
import { listHousePayments } from './list-house-payments.server.ts'
import { listStayPayments, listUnclearPayments } from './list-payments.server.ts'
import { renewLink } from './make-link.server.ts'
import { cancelPayment, markPaid, markRefunded } from './mark-payment.server.ts'
import { askSchema, cancelSchema, movedSchema, paymentListSchema } from './payment.schema.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { markUnclearSeen } from './see-unclear.server.ts'

const headers = submissionHeaders.pick({ 'idempotency-key': true })
const tags = ['Payments']

/** What staff ask guests for, and what they saw arrive. */
export const paymentApi: FastifyPluginAsyncZod<{ desk: PaymentDesk }> = async (app, { desk }) => {
  const stayPath = '/api/admin/stays/:id/payments'
  const path = '/api/admin/payments/:id'

  app.get(stayPath, { schema: { tags, params: idParam } }, ({ context, params }) =>
    listStayPayments(context, desk, params.id),
  )

  app.post(stayPath, { schema: { tags, params: idParam, headers, body: askSchema } }, async (request, reply) => {
    const id = await askPayment(request.context, desk, {
      stayId: request.params.id,
      version: ifMatch(request),
      ask: request.body,
      idempotencyKey: request.headers['idempotency-key'],
    })
    return reply.code(201).send({ id })
  })

  app.post(`${path}/mark-paid`, { schema: { tags, params: idParam, body: movedSchema } }, async (request, reply) => {
    const target = { id: request.params.id, version: ifMatch(request) }
    await markPaid(request.context, desk, target, request.body)
    return reply.code(204).send()
  })

  app.post(`${path}/refund`, { schema: { tags, params: idParam, body: movedSchema } }, async (request, reply) => {
    await markRefunded(request.context, { id: request.params.id, version: ifMatch(request) }, request.body)
    return reply.code(204).send()
  })

  app.post(`${path}/cancel`, { schema: { tags, params: idParam, body: cancelSchema } }, async (request, reply) => {
    const target = { id: request.params.id, version: ifMatch(request) }
    await cancelPayment(request.context, desk, target, request.body)
    return reply.code(204).send()
  })

  app.post(`${path}/link`, { schema: { tags, params: idParam } }, async (request, reply) => {
    await renewLink(request.context, desk, { id: request.params.id, version: ifMatch(request) })
    return reply.code(204).send()
  })

  app.get('/api/admin/payments', { schema: { tags, querystring: paymentListSchema } }, async (request, reply) =>
    sendPage(request, reply, await listHousePayments(request.context, request.query)),
  )

  app.get('/api/admin/unclear-payments', { schema: { tags } }, ({ context }) => listUnclearPayments(context))

  app.post('/api/admin/unclear-payments/:id/seen', { schema: { tags, params: idParam } }, async (request, reply) => {
    await markUnclearSeen(request.context, request.params.id)
    return reply.code(204).send()
  })
}
