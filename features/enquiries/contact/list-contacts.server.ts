import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '../newest-page.ts'
import { countContactSubmissions, listContactSubmissions } from './contact-submission.repository.server.ts'
import type { ContactSubmissionRow } from './contact-submission.table.server.ts'

export type StaffContact = Omit<ContactSubmissionRow, 'searchText' | 'createdAt' | 'updatedAt'> & {
  createdAt: string
  updatedAt: string
}

export function toStaffContact({ searchText: _, createdAt, updatedAt, ...row }: ContactSubmissionRow): StaffContact {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export async function listContacts({ db, actor }: Context, paging: Paging): Promise<Page<StaffContact>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (request) => listContactSubmissions(db, request),
    count: async () => (await countContactSubmissions(db)).total,
  })
  return { ...page, items: page.items.map(toStaffContact) }
}
