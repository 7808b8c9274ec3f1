import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { readOpeningHours } from '#features/company/read-settings.server.ts'
import { reservationForm } from '#features/mobility/hire/reservation.form.ts'
import { adviceForm } from '#features/recommendations/advice/advice.form.ts'
import { resultOf } from '#features/recommendations/advice/advice-answers.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { draftName } from '#platform/forms/drafts.ts'
import { findByKey } from '#platform/forms/idempotency.server.ts'
import { callbackForm } from '../callbacks/callback.form.ts'
import { CONTACT_FORMS } from '../contact/contact-forms.ts'
import { inquiryForm } from '../inquiry/inquiry.form.ts'
import { findSubmission, type Submission } from '../letters/find-submission.server.ts'
import type { SubmissionRef } from '../letters/message-kinds.ts'
import { referenceOf } from '../reference.ts'
import { confirmationOf } from './confirm-submission.server.ts'
import { calendarFile, isUnguessable } from './sent-calendar.ts'

/** For so long a confirmation can be opened again; the letter has the reference for good. */
const SHOWN_MS = 30 * 86_400_000

const REF_OF_SCOPE: Record<string, (id: number) => SubmissionRef> = {
  contact: (submissionId) => ({ submissionId }),
  inquiry: (inquiryId) => ({ inquiryId }),
  booking: (bookingId) => ({ bookingId }),
}

async function submissionBehind({ db }: Context, key: string): Promise<Submission> {
  const stored = isUnguessable(key) ? await findByKey(db, Object.keys(REF_OF_SCOPE), key) : undefined
  const ref =
    stored && Date.now() - stored.createdAt.getTime() < SHOWN_MS && REF_OF_SCOPE[stored.scope]?.(stored.recordId)
  const submission = ref ? await findSubmission(db, ref) : null
  if (!submission) throw new AppError('not_found')
  return submission
}

const PAGE_OF_CONTACT = {
  general: '/contact',
  'design-consultation': '/design-studio',
  relocation: '/kais-experience',
  concierge: '/kais-experience',
  'media-partnership': '/kais-media',
} as const

/** Where its form stands. */
function pageOf({ kind, row }: Submission): string {
  if (kind === 'booking') return '/kais-mobility'
  if (kind === 'contact')
    return row.type === 'recommendation' ? (resultOf(row) ?? '/ai-recommendations') : PAGE_OF_CONTACT[row.type]
  const callback = row.callbackAt ? '/callback' : ''
  if (row.propertyId !== null) return `/property/${row.propertyId}${callback}`
  if (row.investmentId !== null) return `/invest/${row.investmentId}${callback}`
  return callback || '/kais-mobility'
}

/** Under which the browser keeps what was typed into it. */
function draftOf({ kind, row }: Submission): string {
  if (kind === 'booking') return draftName(reservationForm.name)
  if (kind === 'contact')
    return draftName(row.type === 'recommendation' ? adviceForm.name : CONTACT_FORMS[row.type].form.name)
  const { propertyId, investmentId, vehicleId } = row
  const about = Object.entries({ propertyId, investmentId, vehicleId }).find(([, id]) => id !== null)
  return draftName((row.callbackAt ? callbackForm : inquiryForm).name, about?.join('-'))
}

interface SentPage {
  confirmation: Confirmation
  /** Where its form stands, and what the browser may have kept of it. */
  page: string
  draft: string
}

/** What was sent with this key, for the browser that made it. */
export async function readConfirmationPage(context: Context, key: string): Promise<SentPage> {
  const submission = await submissionBehind(context, key)
  const openingHours = await readOpeningHours(context.db)
  return {
    confirmation: confirmationOf(submission, { openingHours, key }),
    page: pageOf(submission),
    draft: draftOf(submission),
  }
}

export async function readCalendarFile(context: Context, key: string): Promise<{ name: string; text: string }> {
  const submission = await submissionBehind(context, key)
  const text = calendarFile(submission)
  if (text === null) throw new AppError('not_found')
  return { name: referenceOf({ kind: submission.kind, id: submission.row.id }), text }
}
