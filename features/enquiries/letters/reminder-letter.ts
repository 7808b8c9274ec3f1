import type { Locale } from '#common/locale.ts'
import { headerText, mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import type { Letter, MailFact, MailLink } from '#platform/mail/mail-blocks.ts'
import { mailDay, mailMoment } from '#platform/mail/mail-text.ts'
import type { TaskKind } from '../tasks/task-kinds.ts'
import { mailMessages } from './mail-messages.ts'

interface Reminder {
  kind: TaskKind
  /** What it is for, in the words of whoever planned it; a follow-up may have none. */
  title: string
  at: Date
  hasHour: boolean
  /** For whom; null: for the house itself. */
  lead: { id: number; name: string; email: string | null; phone: string | null } | null
  isOwned: boolean
}

const MAX_NAME_IN_SUBJECT = 60

const sayWhen = ({ at, hasHour }: Reminder, locale: Locale) => (hasHour ? mailMoment(at, locale) : mailDay(at, locale))

function facts(reminder: Reminder, locale: Locale): MailFact[] {
  const { lead, title } = reminder
  const { notice, reminder: words } = mailMessages[locale]
  const { name, email, phone } = lead ?? { name: null, email: null, phone: null }
  return [
    ...(name ? [{ label: notice.name, text: name }] : []),
    ...(email ? [{ label: notice.email, text: email, href: mailtoLink(email) }] : []),
    ...(phone ? [{ label: notice.phone, text: phone, href: telephoneLink(phone) }] : []),
    { label: words.planned, text: sayWhen(reminder, locale) },
    ...(title ? [{ label: words.purpose, text: title }] : []),
  ]
}

function ways({ lead }: Reminder, locale: Locale, publicUrl: string): MailLink[] {
  const { notice, reminder: words } = mailMessages[locale]
  if (!lead) return [{ label: words.openTasks, href: `${publicUrl}/admin/dashboard/tasks` }]
  const whatsapp = lead.phone && whatsappLinkTo(lead.phone)
  return [
    { label: words.open, href: `${publicUrl}/admin/dashboard/leads/${lead.id}` },
    ...(lead.phone ? [{ label: notice.call, href: telephoneLink(lead.phone) }] : []),
    ...(whatsapp ? [{ label: notice.whatsapp, href: whatsapp }] : []),
  ]
}

/** Tells whoever has a task that the day they chose has come. */
export function reminderLetter(
  reminder: Reminder,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Letter {
  const words = mailMessages[locale].reminder
  const { kind, title, lead } = reminder
  // A call or a follow-up is about somebody; anything else says itself what it is.
  const about = kind === 'task' ? title : (lead?.name ?? title)
  const subject = words.subject[kind](headerText(about, MAX_NAME_IN_SUBJECT))
  return {
    subject,
    preview: words.preview(sayWhen(reminder, locale)),
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'facts', facts: facts(reminder, locale) },
      { kind: 'actions', links: ways(reminder, locale, publicUrl) },
      { kind: 'text', text: reminder.isOwned ? words.owned : words.unowned },
    ],
  }
}
