import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendPage } from '#common/send-page.server.ts'
import { sendCsv } from '../desk/csv-stream.server.ts'
import { exportStatement } from './export-statement.server.ts'
import { listStays } from './list-stays.server.ts'
import { exportCleaning, readCleaning } from './read-cleaning.server.ts'
import { readOccupancy } from './read-occupancy.server.ts'
import { readStayBoard } from './read-stay-board.server.ts'
import {
  cleaningSchema,
  occupancySchema,
  statementSchema,
  stayBoardSchema,
  stayListSchema,
} from './stay-desk.schema.ts'

/** What staff look at: the list, the day's board, how full the homes are, what there is to clean and to pay out. */
export const stayDeskApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Enquiries'] }
  const config = { work: 'export' } as const

  app.get('/api/admin/stays', { schema: { ...schema, querystring: stayListSchema } }, async (request, reply) =>
    sendPage(request, reply, await listStays(request.context, request.query)),
  )

  app.get('/api/admin/stay-board', { schema: { ...schema, querystring: stayBoardSchema } }, (request) =>
    readStayBoard(request.context, request.query.day),
  )

  app.get('/api/admin/occupancy', { schema: { ...schema, querystring: occupancySchema } }, (request) =>
    readOccupancy(request.context, request.query),
  )

  app.get(
    '/api/admin/stay-statement',
    { schema: { ...schema, querystring: statementSchema }, config },
    async (request, reply) => {
      const { home, month } = request.query
      const text = await exportStatement(request.context, request.query, request.locale)
      return sendCsv(
        reply,
        `statement-${typeof home === 'number' ? home : 'deleted-home'}-${month}`,
        Readable.from([text]),
      )
    },
  )

  app.get('/api/admin/cleaning', { schema: { ...schema, querystring: cleaningSchema } }, (request) =>
    readCleaning(request.context, request.query),
  )

  app.get(
    '/api/admin/cleaning.csv',
    { schema: { ...schema, querystring: cleaningSchema }, config },
    async (request, reply) =>
      sendCsv(reply, 'cleaning', Readable.from([await exportCleaning(request.context, request.query, request.locale)])),
  )
}
