import type { SendMailOptions } from 'nodemailer'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { addressLine } from '#features/company/address.ts'
import { type CompanyProfile, phoneLink, whatsappLink } from '#ui/page/company-profile.ts'
import { mailMessages } from '../mail-messages.ts'
import type { MailSettings } from '../mail-settings.ts'
import type { OutboxRow } from '../outbox.table.server.ts'
import type { Letter, MailContent } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

type MailCompany = Pick<CompanyProfile, 'phone' | 'whatsappNumber' | 'street' | 'streetFr' | 'place' | 'placeFr'>

export interface MailFrame {
  outbox: OutboxRow
  company: MailCompany
  settings: MailSettings
}

/** The same for every try, so that a server that took the message and died before it said so can tell the repeat. */
function messageId({ kind, id, createdAt }: OutboxRow, { from }: MailSettings): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return `<${kind}.${id}.${createdAt.getTime().toString(36)}@${domain}>`
}

function footer(company: MailCompany, publicUrl: string, locale: Locale, lastLine?: string): MailContent['footer'] {
  const words = mailMessages[locale].footer
  const home = publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, '')
  return {
    lines: [addressLine(company, locale), ...(lastLine ? [lastLine] : [])],
    links: [
      { label: words.phone, text: company.phone, href: phoneLink(company) },
      { label: words.whatsapp, text: company.whatsappNumber, href: whatsappLink(company) },
      { label: words.site, text: home.replace(/^https?:\/\//, ''), href: home },
    ],
  }
}

/** A message as nodemailer takes it: headers and both parts. Names go in as objects, never as text that could be read as two. */
export function writeMail({ outbox, company, settings }: MailFrame, letter: Letter): SendMailOptions {
  const { locale } = outbox
  const { subject, preview, blocks, lastLine, replyName = '', writtenBy } = letter
  const [desk] = settings.staff
  const content = { subject, preview, blocks, footer: footer(company, settings.publicUrl, locale, lastLine) }
  return {
    from: settings.from,
    to:
      outbox.recipient === null
        ? settings.staff.map((address) => ({ name: '', address }))
        : { name: '', address: outbox.recipient },
    replyTo: outbox.replyTo
      ? { name: replyName, address: outbox.replyTo }
      : { name: settings.from.name, address: desk },
    subject,
    messageId: messageId(outbox, settings),
    headers: {
      'Content-Language': locale,
      // Holiday answers to what a machine wrote would reach a visitor, or us: it asks for silence. A person is answered.
      ...(writtenBy !== 'person' && { 'Auto-Submitted': writtenBy, 'X-Auto-Response-Suppress': 'All' }),
    },
    text: mailText(content, locale),
    html: mailHtml(content, locale),
  }
}
