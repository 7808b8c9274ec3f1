/** What a visitor sent, by the table it lies in. */
export type SubmissionRef = { submissionId: number } | { inquiryId: number } | { bookingId: number }

/** Each submission calls for two messages: one to staff, one to whoever wrote. */
export const OUTBOX_KINDS = [
  'contact-staff-notice',
  'contact-acknowledgement',
  'inquiry-staff-notice',
  'inquiry-acknowledgement',
  'booking-staff-notice',
  'booking-acknowledgement',
] as const
export type OutboxKind = (typeof OUTBOX_KINDS)[number]
