import { eq, type SQL } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { type Actor, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { deskCondition } from '../desk/desk-condition.server.ts'
import type { InquiryFilter } from '../desk/desk-filter.ts'
import { type SubmissionLead, withLead } from '../desk/submission-lead.repository.server.ts'
import { type InquiryWithSubject, listInquiryRows } from './inquiry.repository.server.ts'
import { userInquiries } from './inquiry.table.server.ts'

export type StaffInquiry = Omit<
  InquiryWithSubject,
  'userId' | 'searchText' | 'callbackAt' | 'createdAt' | 'updatedAt'
> & {
  callbackAt: string | null
  createdAt: string
  /** Also its version, for If-Match. */
  updatedAt: string
}
export type ListedInquiry = StaffInquiry & SubmissionLead

export function toStaffInquiry(inquiry: InquiryWithSubject): StaffInquiry {
  const { userId: _, searchText: __, callbackAt, createdAt, updatedAt, ...row } = inquiry
  return {
    ...row,
    callbackAt: callbackAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function inquiryCondition(filter: InquiryFilter, actor: Actor): SQL | undefined {
  return deskCondition('inquiry', { ...userInquiries, type: userInquiries.inquiryType }, filter, actor)
}

export function toListedInquiries(db: Database, rows: readonly InquiryWithSubject[]): Promise<ListedInquiry[]> {
  return withLead(db, { kind: 'inquiry', rows, show: toStaffInquiry })
}

export async function listInquiries(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & InquiryFilter,
): Promise<Page<ListedInquiry>> {
  requirePermission(actor, 'enquiry:read')
  const condition = inquiryCondition(filter, actor)
  const page = await newestPage(
    { limit, cursor },
    {
      read: (request) => listInquiryRows(db, { ...request, condition }),
      count: () => countUpTo(db, userInquiries, condition),
    },
  )
  return { ...page, items: await toListedInquiries(db, page.items) }
}

export async function getListedInquiry(db: Database, id: number): Promise<ListedInquiry> {
  const rows = await listInquiryRows(db, { condition: eq(userInquiries.id, id), limit: 1, beforeId: null })
  const [inquiry] = await toListedInquiries(db, rows)
  if (!inquiry) throw new AppError('not_found')
  return inquiry
}
