import type { SendMailOptions } from 'nodemailer'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { type Company, phoneLink, whatsappLink } from '#features/company/company.ts'
import type { Submission } from '../find-submission.server.ts'
import { mailMessages } from '../mail-messages.ts'
import type { MailSettings } from '../mail-settings.ts'
import type { OutboxRow } from '../outbox.table.server.ts'
import { acknowledgement } from './acknowledgement.ts'
import { headerText } from './mail-address.ts'
import type { MailContent } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { staffNotice } from './staff-notice.ts'

interface Request {
  outbox: OutboxRow
  submission: Submission
  company: Company
  settings: MailSettings
}

/** The same for every try, so that a server that took the message and died before it said so can tell the repeat. */
function messageId({ kind, id, createdAt }: OutboxRow, { from }: MailSettings): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return `<${kind}.${id}.${createdAt.getTime().toString(36)}@${domain}>`
}

function footer(company: Company, publicUrl: string, locale: Locale, lastLine: string | null): MailContent['footer'] {
  const words = mailMessages[locale].footer
  const home = publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, '')
  return {
    lines: [words.place, ...(lastLine ? [lastLine] : [])],
    links: [
      { label: words.phone, text: company.phone, href: phoneLink(company) },
      { label: words.whatsapp, text: company.whatsappNumber, href: whatsappLink(company) },
      { label: words.site, text: home.replace(/^https?:\/\//, ''), href: home },
    ],
  }
}

/** A message as nodemailer takes it: headers and both parts. Names go in as objects, never as text that could be read as two. */
export function composeMail({ outbox, submission, company, settings }: Request): SendMailOptions {
  const { locale } = outbox
  const isNotice = outbox.recipient === null
  const [desk] = settings.staff
  const notYou = mailMessages[locale].acknowledgement.notYou
  const content: MailContent = {
    ...(isNotice
      ? staffNotice(submission, { locale, publicUrl: settings.publicUrl })
      : acknowledgement(submission, locale)),
    footer: footer(company, settings.publicUrl, locale, isNotice ? null : notYou),
  }
  return {
    from: settings.from,
    to:
      outbox.recipient === null
        ? settings.staff.map((address) => ({ name: '', address }))
        : { name: '', address: outbox.recipient },
    replyTo: outbox.replyTo
      ? { name: headerText(submission.row.name), address: outbox.replyTo }
      : { name: settings.from.name, address: desk },
    subject: content.subject,
    messageId: messageId(outbox, settings),
    headers: {
      'Content-Language': locale,
      // Holiday answers to either of these would reach a visitor, or us: both ask for silence.
      'Auto-Submitted': isNotice ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
    text: mailText(content, locale),
    html: mailHtml(content, locale),
  }
}
