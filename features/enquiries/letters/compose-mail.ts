import type { SendMailOptions } from 'nodemailer'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { addressLine } from '#features/company/address.ts'
import type { MailSettings } from '#platform/mail/letters.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { type MailFrame, writeMail } from '#platform/mail/write-mail.ts'
import { type CompanyProfile, phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { acknowledgement } from './acknowledgement.ts'
import type { DeskMessage } from './desk-message.server.ts'
import type { Submission } from './find-submission.server.ts'
import { holdLinkLetter } from './hold-link-letter.ts'
import { mailMessages } from './mail-messages.ts'
import { staffNotice } from './staff-notice.ts'

type MailCompany = Pick<CompanyProfile, 'phone' | 'whatsappNumber' | 'street' | 'streetFr' | 'place' | 'placeFr'>

/** What every letter of the desk is written with. */
export interface DeskFrame {
  outbox: DeskMessage
  company: MailCompany
  settings: MailSettings
}

/** The house's last words: where it stands, and how to reach it. */
function footer(company: MailCompany, publicUrl: string, locale: Locale): MailFrame['footer'] {
  const words = mailMessages[locale].footer
  const home = publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, '')
  return {
    lines: [addressLine(company, locale)],
    links: [
      { label: words.phone, text: company.phone, href: phoneLink(company) },
      { label: words.whatsapp, text: company.whatsappNumber, href: whatsappLink(company) },
      { label: words.site, text: home.replace(/^https?:\/\//, ''), href: home },
    ],
  }
}

export function writeDeskMail({ outbox, company, settings }: DeskFrame, letter: Letter): SendMailOptions {
  return writeMail({ outbox, settings, footer: footer(company, settings.publicUrl, outbox.locale) }, letter)
}

interface About extends DeskFrame {
  submission: Submission
  /** Whose timeline it stands on. */
  leadId: number | null
  /** Where they have to confirm it first: what the link ends with. */
  linkKey: string | null
}

/** One of the two messages that a submission calls for. */
export function composeMail({ submission, leadId, linkKey, ...frame }: About): SendMailOptions {
  const { outbox, settings } = frame
  const { locale } = outbox
  return writeDeskMail(
    frame,
    outbox.recipient === null
      ? staffNotice(submission, { locale, publicUrl: settings.publicUrl, leadId })
      : linkKey !== null && submission.kind === 'booking'
        ? holdLinkLetter(submission.row, { locale, publicUrl: settings.publicUrl, linkKey })
        : acknowledgement(submission, locale),
  )
}
