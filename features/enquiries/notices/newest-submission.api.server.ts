import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { subjectOf } from './desk-notices.server.ts'
import { findLastTold } from './notice.repository.server.ts'

/** GET /api/admin/newest-submission: of whom the house heard last, and about what. Null: of nobody. */
export type NewestSubmission = { id: number; leadId: number; name: string; subject: string; at: string } | null

async function readNewestSubmission({ db, actor }: Context, locale: Locale): Promise<NewestSubmission> {
  requirePermission(actor, 'enquiry:read')
  const found = await findLastTold(db)
  if (!found) return null
  const { id, lead, at } = found
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ')
  return { id, leadId: lead.id, name, subject: subjectOf(found, locale), at: at.toISOString() }
}

/** What an open screen asks for when it hears that somebody wrote: the stream itself names nobody. */
export const newestSubmissionApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/newest-submission', { schema: { tags: ['Leads'] } }, ({ context, locale }) =>
    readNewestSubmission(context, locale),
  )
}
