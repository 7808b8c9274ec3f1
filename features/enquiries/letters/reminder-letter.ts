import type { Locale } from '#common/locale.ts'
import { headerText, mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import type { Letter, MailFact, MailLink } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { mailMessages } from './mail-messages.ts'

interface Reminder {
  leadId: number
  name: string
  email: string | null
  phone: string | null
  at: Date
  /** What the follow-up is for, in the words of whoever planned it. */
  purpose: string | null
  isOwned: boolean
}

const MAX_NAME_IN_SUBJECT = 60

function facts({ name, email, phone, at, purpose }: Reminder, locale: Locale): MailFact[] {
  const { notice, reminder: words } = mailMessages[locale]
  return [
    { label: notice.name, text: name },
    ...(email ? [{ label: notice.email, text: email, href: mailtoLink(email) }] : []),
    ...(phone ? [{ label: notice.phone, text: phone, href: telephoneLink(phone) }] : []),
    { label: words.planned, text: mailMoment(at, locale) },
    ...(purpose ? [{ label: words.purpose, text: purpose }] : []),
  ]
}

function ways({ leadId, phone }: Reminder, locale: Locale, publicUrl: string): MailLink[] {
  const { notice, reminder: words } = mailMessages[locale]
  const whatsapp = phone && whatsappLinkTo(phone)
  return [
    { label: words.open, href: `${publicUrl}/admin/dashboard/leads/${leadId}` },
    ...(phone ? [{ label: notice.call, href: telephoneLink(phone) }] : []),
    ...(whatsapp ? [{ label: notice.whatsapp, href: whatsapp }] : []),
  ]
}

/** Tells whoever looks after a lead that the day they chose has come. */
export function reminderLetter(
  reminder: Reminder,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Letter {
  const words = mailMessages[locale].reminder
  const title = words.subject(headerText(reminder.name, MAX_NAME_IN_SUBJECT))
  return {
    subject: title,
    preview: words.preview(mailMoment(reminder.at, locale)),
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: title },
      { kind: 'facts', facts: facts(reminder, locale) },
      { kind: 'actions', links: ways(reminder, locale, publicUrl) },
      { kind: 'text', text: reminder.isOwned ? words.owned : words.unowned },
    ],
  }
}
