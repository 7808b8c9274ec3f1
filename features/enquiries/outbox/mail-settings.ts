import type { Company } from '#ui/page/company-profile.ts'

/** What the mailer is told at its start. */
export interface MailSettings {
  smtpUrl: string
  from: { name: string; address: string }
  /** Where notices go; visitors who answer an acknowledgement reach the first. */
  staff: readonly string[]
  /** Links in messages begin with it. */
  publicUrl: string
  /** Until staff change it in the settings. */
  company: Company
}
