import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '../newest-page.ts'
import { countInquiries, type InquiryWithSubject, listInquiryRows } from './inquiry.repository.server.ts'

export type StaffInquiry = Omit<InquiryWithSubject, 'userId' | 'createdAt'> & { createdAt: string }

export async function listInquiries({ db, actor }: Context, paging: Paging): Promise<Page<StaffInquiry>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (request) => listInquiryRows(db, request),
    count: () => countInquiries(db),
  })
  return {
    ...page,
    items: page.items.map(({ userId: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  }
}
