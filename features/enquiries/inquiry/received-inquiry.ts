import type { Received } from '../leads/received.ts'
import type { InquiryRow } from './inquiry.table.server.ts'

export function receivedInquiry(inquiry: InquiryRow): Received {
  const { id, inquiryType, subject, name, email, phone, locale, message } = inquiry
  return {
    ref: { inquiryId: id },
    person: { name, email, phone, locale },
    interest: inquiryType,
    subject,
    message,
    budget: null,
  }
}
