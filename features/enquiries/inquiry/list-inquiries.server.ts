import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { newestPage } from '../newest-page.ts'
import { countInquiries, type InquiryWithSubject, listInquiryRows } from './inquiry.repository.server.ts'

export type StaffInquiry = Omit<InquiryWithSubject, 'userId' | 'searchText' | 'createdAt' | 'updatedAt'> & {
  createdAt: string
  updatedAt: string
}

export function toStaffInquiry(inquiry: InquiryWithSubject): StaffInquiry {
  const { userId: _, searchText: __, createdAt, updatedAt, ...row } = inquiry
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export async function listInquiries({ db, actor }: Context, paging: Paging): Promise<Page<StaffInquiry>> {
  requirePermission(actor, 'enquiry:read')
  const page = await newestPage(paging, {
    read: (request) => listInquiryRows(db, request),
    count: () => countInquiries(db),
  })
  return { ...page, items: page.items.map(toStaffInquiry) }
}
