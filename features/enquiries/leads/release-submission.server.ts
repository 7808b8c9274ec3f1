import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { releaseHeldBooking } from '../bookings/release-booking.server.ts'
import { releaseContactSubmission } from '../contact/contact-submission.repository.server.ts'
import { receivedContact } from '../contact/received-contact.ts'
import { releaseInquiry } from '../inquiry/inquiry.repository.server.ts'
import { receivedInquiry } from '../inquiry/received-inquiry.ts'
import { receive } from './receive.server.ts'
import type { Received } from './received.ts'

export const SUBMISSION_KINDS = ['contact', 'inquiry', 'booking'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

const RELEASE: Record<SubmissionKind, (tx: Database, id: number) => Promise<Received | undefined>> = {
  contact: async (tx, id) => {
    const row = await releaseContactSubmission(tx, id)
    return row && receivedContact(row)
  },
  inquiry: async (tx, id) => {
    const row = await releaseInquiry(tx, id)
    return row && receivedInquiry(row)
  },
  booking: releaseHeldBooking,
}

/** Not spam after all: what was held back for it follows now. */
export async function releaseSubmission({ db, actor }: Context, kind: SubmissionKind, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    const received = await RELEASE[kind](tx, id)
    if (!received) throw new AppError('not_found')
    await receive(tx, received)
    await recordChange(tx, actor, {
      action: 'update',
      entity: kind === 'booking' ? 'booking' : 'enquiry',
      entityId: id,
      label: `#${id}`,
      before: { isHeldBack: true },
      after: { isHeldBack: false },
    })
  })
}
