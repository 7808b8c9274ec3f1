import type { Context } from '#db/context.server.ts'
import { type ChangeRequest, changeSubmission } from '../desk/change-submission.server.ts'
import { type InquiryStatus, movesFrom } from '../desk/desk-status.ts'
import { lockInquiry, updateInquiry } from './inquiry.repository.server.ts'
import { getListedInquiry, type ListedInquiry } from './list-inquiries.server.ts'

/** Staff take it up, close it, put it away, or give it to somebody. */
export async function changeInquiry(context: Context, request: ChangeRequest<InquiryStatus>): Promise<ListedInquiry> {
  await changeSubmission(
    context,
    {
      entity: 'enquiry',
      lock: lockInquiry,
      update: updateInquiry,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
    },
    request,
  )
  return getListedInquiry(context.db, request.id)
}
