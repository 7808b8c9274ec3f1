import { headerText } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock } from '#platform/mail/mail-blocks.ts'

interface Reply {
  subject: string
  body: string
  /** Who of staff wrote it; null when the account is gone. */
  author: string | null
  /** 'Kais'. */
  house: string
  /** What goes with it, under the name. */
  listings?: readonly MailBlock[]
}

export const MAX_SUBJECT = 150
const PREVIEW = 110

/** Those who end with their own name have signed already. */
function signature({ body, author, house }: Reply): string | null {
  if (author === null) return house
  const lastLines = body.trimEnd().split('\n').slice(-3).join('\n')
  return lastLines.includes(author) ? null : `${author}\n${house}`
}

/** An answer in somebody's own words: a letter and a name under it, nothing else. */
export function replyLetter(reply: Reply): Letter {
  const paragraphs = reply.body
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((text) => text.trim())
    .filter(Boolean)
  const signed = signature(reply)
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
  return {
    subject: headerText(reply.subject, MAX_SUBJECT),
    preview: headerText(paragraphs.slice(0, 2).join(' '), PREVIEW),
    // After the name: the words may end with a greeting of their own.
    blocks: [...[...paragraphs, ...(signed ? [signed] : [])].map(paragraph), ...(reply.listings ?? [])],
    writtenBy: 'person',
  }
}
