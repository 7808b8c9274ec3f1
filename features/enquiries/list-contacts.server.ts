import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countContactSubmissions, listContactSubmissions } from './contact-submission.repository.server.ts'
import type { ContactSubmissionRow } from './contact-submission.table.server.ts'

export type StaffContact = Omit<ContactSubmissionRow, 'createdAt'> & { createdAt: string }

export async function listContacts({ db, actor }: Context, { limit, cursor }: Paging): Promise<Page<StaffContact>> {
  requirePermission(actor, 'enquiry:read')
  const beforeId = cursor ? decodeCursor(cursor).id : null
  const rows = await listContactSubmissions(db, { limit: limit + 1, beforeId })
  const { total } = await countContactSubmissions(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
    nextCursor: rows.length > shown.length && last ? encodeCursor({ value: '', id: last.id }) : null,
  }
}
