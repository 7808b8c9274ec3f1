import type { AccountMessageKind, AccountMessagePayload } from '#platform/accounts/password-links.server.ts'
import { DROPPED, type ErrorReason, explainError } from '#platform/mail/delivery.ts'
import type { MailPayload } from '#platform/mail/outbox.table.server.ts'
import type { StayNews } from '../stays/stay-news.ts'
import type { ViewingNews } from '../viewings/viewing-news.ts'
import type { HireNews } from './hire-news.ts'

/** What a visitor sent, by the table it lies in. */
export type SubmissionRef =
  | { submissionId: number }
  | { inquiryId: number }
  | { bookingId: number }
  | { stayId: number }
  | { viewingId: number }

/** Each submission calls for two messages: one to staff, one to whoever wrote. */
export type SubmissionMessageKind =
  `${'contact' | 'inquiry' | 'booking' | 'stay' | 'viewing'}-${'staff-notice' | 'acknowledgement'}`

/** What staff call for: an answer in their own words, a word to themselves, news of a hire. */
export type MessageKind =
  | SubmissionMessageKind
  | 'lead-reply'
  | 'follow-up-reminder'
  | 'booking-moved'
  | 'stay-news'
  | 'viewing-news'
  | 'viewing-reminder'
  | 'payment-asked'
  | 'payment-received'
  | AccountMessageKind

/** What a message is made from when it is sent: never more than where to look. */
export type MessagePayload = (
  | SubmissionRef
  /** The text of a reply lies on the timeline, and nowhere twice. */
  | { activityId: number }
  /** A task that is due; without its number it was put here before there were tasks. */
  | { leadId: number | null; taskId?: number; at: string }
  /** To the guest: how their stay stands. To staff: what the guest did on their page. */
  | { stayId: number; stayNews: StayNews }
  /** The same of a viewing; a reminder says of which start. */
  | { viewingId: number; viewingNews: ViewingNews; startsAt?: string }
  | { viewingId: number; startsAt: string }
  /** Of a change, which one: of two that follow each other, the second is told. */
  | { bookingId: number; status: HireNews; changeId?: number }
  | { paymentId: number }
  | AccountMessagePayload
) &
  Pick<MailPayload, 'isSentAgain' | 'isLink'>

/** Why we choose not to send one, as it is kept. Staff read it in their own words. */
export const DROP = {
  deleted: 'what it was about has been deleted.',
  late: 'an acknowledgement more than a week late.',
  hirePassed: 'the pick-up has passed.',
  stayPassed: 'the arrival has passed.',
  viewingPassed: 'the viewing has passed.',
  tooMany: 'too many to one address within an hour.',
  movedOn: 'things have moved on since.',
} as const
export type DropReason = keyof typeof DROP
export type Reason = (typeof DROP)[DropReason]

/** What became of a message when it was its turn. */
export type Made<What> = { made: What } | { drop: Reason }

export type UnsentReason = DropReason | ErrorReason

/** What became of a message, read from the sentence that was kept of it. */
export function explainUnsent(lastError: string): UnsentReason {
  if (!lastError.startsWith(DROPPED)) return explainError(lastError)
  const reason = lastError.slice(DROPPED.length)
  return (Object.keys(DROP) as DropReason[]).find((key) => DROP[key] === reason) ?? 'other'
}
