import type { Locale } from '#common/locale.ts'
import { mailMessages } from '../mail-messages.ts'
import type { MailBlock, MailContent, MailFact } from './mail-blocks.ts'

/** A question ends by itself. An answer of several lines starts on its own, set in, so that it cannot pass for the next question. */
function fact({ label, text }: MailFact, colon: string): string {
  const sign = label.endsWith('?') ? ' ' : colon
  return /\n/.test(text) ? `${label}${sign.trimEnd()}\n${indented(text)}` : `${label}${sign}${text}`
}

function indented(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}

function underlined(text: string, sign: string): string {
  return `${text}\n${sign.repeat(Math.min(60, [...text].length))}`
}

function writeBlock(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'title':
      return underlined(block.text, '=')
    case 'heading':
      return underlined(block.text, '-')
    case 'text':
    case 'paragraph':
      return block.text
    case 'words':
      return indented(block.text)
    case 'facts':
      return block.facts.map((entry) => fact(entry, colon)).join('\n')
    case 'ledger':
      return [...block.lines, block.total].map(({ label, amount }) => `${label}${colon}${amount}`).join('\n')
    case 'actions':
      return block.links.map(({ label, href }) => `${label}${colon}${href}`).join('\n')
  }
}

/** The same letter in plain text. */
export function mailText({ blocks, footer }: MailContent, locale: Locale): string {
  const { colon } = mailMessages[locale]
  const links = footer.links.map(({ label, text, href }) => `${label}${colon}${href?.startsWith('http') ? href : text}`)
  const [place = '', ...further] = footer.lines
  const foot = ['-- ', `Kais, ${place}`, ...links].join('\n')
  return `${[...blocks.map((block) => writeBlock(block, colon)), ...further, foot].join('\n\n')}\n`
}
