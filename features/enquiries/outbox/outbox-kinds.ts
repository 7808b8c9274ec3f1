/** What a visitor sent, by the table it lies in. */
export type SubmissionRef = { submissionId: number } | { inquiryId: number } | { bookingId: number }

/** Each submission calls for two messages: one to staff, one to whoever wrote. */
export type OutboxKind = `${'contact' | 'inquiry' | 'booking'}-${'staff-notice' | 'acknowledgement'}`
