import type { Context } from '#db/context.server.ts'
import { type ChangeRequest, changeSubmission } from '../desk/change-submission.server.ts'
import { movesFrom } from '../desk/desk-status.ts'
import { lockContactSubmission, updateContactSubmission } from './contact-submission.repository.server.ts'
import type { ContactSubmissionRow } from './contact-submission.table.server.ts'
import { getListedContact, type ListedContact } from './list-contacts.server.ts'

/** Staff take it up, close it, put it away, or give it to somebody. */
export async function changeContact(
  context: Context,
  request: ChangeRequest<ContactSubmissionRow['status']>,
): Promise<ListedContact> {
  await changeSubmission(
    context,
    {
      entity: 'enquiry',
      lock: lockContactSubmission,
      update: updateContactSubmission,
      canBecome: (from, to) => movesFrom(from).some((move) => move === to),
    },
    request,
  )
  return getListedContact(context.db, request.id)
}
