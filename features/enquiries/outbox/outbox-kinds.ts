import type { BookingStatus } from '#features/mobility/hire/hire-rules.ts'

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

/** Where a message stands. 'dropped': we chose not to send it. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** How a message that we chose not to send is told from one that was refused. */
export const DROPPED = 'Not sent: '

/** Why we choose so, as it is kept. Staff read it in their own words (explain-error.ts). */
export const DROP = {
  deleted: 'what it was about has been deleted.',
  late: 'an acknowledgement more than a week late.',
  hirePassed: 'the pick-up has passed.',
  tooMany: 'too many to one address within an hour.',
  movedOn: 'things have moved on since.',
} as const
export type DropReason = keyof typeof DROP
