import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { SubmissionKind } from './release-submission.server.ts'
import { deleteSubmissions, findSubmissionState } from './submissions.repository.server.ts'

/** Spam goes for good. What stands on somebody's timeline goes with that person (`erasePerson`), and not from under it. */
export async function deleteSubmission({ db, actor }: Context, kind: SubmissionKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:erase')
  await db.transaction(async (tx) => {
    const found = await findSubmissionState(tx, kind, id)
    if (!found) throw new AppError('not_found')
    if (found.leadId !== null) throw new AppError('conflict')
    await deleteSubmissions(tx, { contact: [], inquiry: [], booking: [], [kind]: [id] })
    await recordChange(tx, actor, {
      action: 'delete',
      entity: kind === 'booking' ? 'booking' : 'enquiry',
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: found.isHeldBack },
    })
    await announceDeskChange(tx)
  })
}
