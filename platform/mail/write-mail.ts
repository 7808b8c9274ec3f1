import type { SendMailOptions } from 'nodemailer'
import type { MailSettings } from './letters.ts'
import type { Letter, MailContent } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { OutboxRow } from './outbox.table.server.ts'

export interface MailFrame {
  outbox: OutboxRow
  settings: Pick<MailSettings, 'from' | 'staff'>
  footer: MailContent['footer']
}

/** The same for every try, so that a server that took the message and died before it said so can tell the repeat. */
function messageId({ kind, id, createdAt }: OutboxRow, { from }: MailFrame['settings']): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return `<${kind}.${id}.${createdAt.getTime().toString(36)}@${domain}>`
}

/** A message as nodemailer takes it: headers and both parts. Names go in as objects, never as text that could be read as two. */
export function writeMail({ outbox, settings, footer }: MailFrame, letter: Letter): SendMailOptions {
  const { locale } = outbox
  const { subject, preview, blocks, calendar, lastLine, replyName = '', writtenBy } = letter
  const [desk] = settings.staff
  const lines = [...footer.lines, ...(lastLine ? [lastLine] : [])]
  const content = { subject, preview, blocks, footer: { ...footer, lines } }
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
    ...(calendar && {
      attachments: [
        {
          filename: calendar.name,
          content: calendar.text,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
  }
}
