import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendCsv } from './csv-stream.server.ts'
import { bookingFilterSchema, contactFilterSchema, inquiryFilterSchema } from './desk-filter.ts'
import { exportBookings, exportContacts, exportInquiries } from './export-desk.server.ts'
import { readDeskCounts } from './read-desk-counts.server.ts'

/** How much waits; and what visitors sent, for a spreadsheet: narrowed as the lists are. */
export const deskApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/desk/counts', { schema: { tags: ['Enquiries'] } }, (request) => readDeskCounts(request.context))

  app.get(
    '/api/admin/contacts.csv',
    { schema: { tags: ['Enquiries'], querystring: contactFilterSchema }, config: { work: 'export' } },
    (request, reply) => sendCsv(reply, 'contacts', exportContacts(request.context, request.query, request.locale)),
  )

  app.get(
    '/api/admin/inquiries.csv',
    { schema: { tags: ['Enquiries'], querystring: inquiryFilterSchema }, config: { work: 'export' } },
    (request, reply) => sendCsv(reply, 'inquiries', exportInquiries(request.context, request.query, request.locale)),
  )

  app.get(
    '/api/admin/bookings.csv',
    { schema: { tags: ['Enquiries'], querystring: bookingFilterSchema }, config: { work: 'export' } },
    (request, reply) => sendCsv(reply, 'bookings', exportBookings(request.context, request.query, request.locale)),
  )
}
