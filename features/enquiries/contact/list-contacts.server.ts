import { eq, type SQL } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { deskCondition } from '../desk/desk-condition.server.ts'
import type { ContactFilter } from '../desk/desk-filter.ts'
import { type SubmissionLead, withLead } from '../desk/submission-lead.repository.server.ts'
import { listContactSubmissions } from './contact-submission.repository.server.ts'
import { type ContactSubmissionRow, contactSubmissions } from './contact-submission.table.server.ts'

export type StaffContact = Omit<ContactSubmissionRow, 'searchText' | 'createdAt' | 'updatedAt'> & {
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}
export type ListedContact = StaffContact & SubmissionLead

export function toStaffContact({ searchText: _, createdAt, updatedAt, ...row }: ContactSubmissionRow): StaffContact {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export function contactCondition(filter: ContactFilter, actor: Actor): SQL | undefined {
  return deskCondition('contact', contactSubmissions, filter, actor)
}

export function toListedContacts(db: Database, rows: readonly ContactSubmissionRow[]): Promise<ListedContact[]> {
  return withLead(db, { kind: 'contact', rows, show: toStaffContact })
}

export async function listContacts(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & ContactFilter,
): Promise<Page<ListedContact>> {
  requirePermission(actor, 'enquiry:read')
  const condition = contactCondition(filter, actor)
  const page = await newestPage(
    { limit, cursor },
    {
      read: (request) => listContactSubmissions(db, { ...request, condition }),
      count: () => countUpTo(db, contactSubmissions, condition),
    },
  )
  return { ...page, items: await toListedContacts(db, page.items) }
}

export async function getListedContact(db: Database, id: number): Promise<ListedContact> {
  const rows = await listContactSubmissions(db, { condition: eq(contactSubmissions.id, id), limit: 1, beforeId: null })
  const [contact] = await toListedContacts(db, rows)
  if (!contact) throw new AppError('not_found')
  return contact
}
