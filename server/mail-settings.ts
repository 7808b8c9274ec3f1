import type { MailSettings } from '#features/enquiries/outbox/mail-settings.ts'
import { companyOf } from './company-of.ts'
import type { Env } from './env.ts'

/** Null: no mail server is named, so nothing is sent. */
export function mailSettings(env: Env): MailSettings | null {
  const { SMTP_URL, MAIL_FROM, MAIL_STAFF, PUBLIC_URL } = env
  if (!SMTP_URL || !MAIL_FROM || !MAIL_STAFF) return null
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, staff: MAIL_STAFF, publicUrl: PUBLIC_URL, company: companyOf(env) }
}
