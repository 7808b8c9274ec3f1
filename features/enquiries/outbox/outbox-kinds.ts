import type { BookingStatus } from '#features/mobility/hire/booking-status.ts'

/** What a visitor sent, by the table it lies in. */
export type SubmissionRef = { submissionId: number } | { inquiryId: number } | { bookingId: number }

/** Each submission calls for two messages: one to staff, one to whoever wrote. */
export type OutboxKind = `${'contact' | 'inquiry' | 'booking'}-${'staff-notice' | 'acknowledgement'}`

/** What staff call for: an answer in their own words, a word to themselves, news of a hire. */
export type MessageKind = OutboxKind | 'lead-reply' | 'follow-up-reminder' | 'booking-moved'

/** What a message is made from when it is sent: never more than where to look. */
export type MessagePayload = (
  | SubmissionRef
  /** The text of a reply lies on the timeline, and nowhere twice. */
  | { activityId: number }
  | { leadId: number; at: string }
  | { bookingId: number; status: BookingStatus }
) & {
  /** Staff asked for it once more: our own limits have had their say. */
  isSentAgain?: boolean
}
