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

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** A password never crosses a network in the clear: then a server that offers no TLS is not spoken to at all. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl)
  return username !== '' && !LOOPBACK.test(hostname)
}
