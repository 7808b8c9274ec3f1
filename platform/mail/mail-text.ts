import { formatClock, formatDay } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import type { MailBlock, MailContent, MailFact } from './mail-blocks.ts'

/** Between a label and what follows it. */
const COLON: Record<Locale, string> = { en: ': ', fr: '\u00a0: ' }
const MOMENT: Record<Locale, (day: string, clock: string) => string> = {
  en: (day, clock) => `${day} at ${clock}, Dakar time`,
  fr: (day, clock) => `${day} à ${clock}, heure de Dakar`,
}

/** 'Tuesday 1 December 2026', 'mardi 1er décembre 2026': a message is read again months later, so the year belongs to it. */
export function mailDay(day: Date, locale: Locale): string {
  return formatDay(day, locale, 'full')
}

/** 'Tuesday 1 December 2026 at 10:00, Dakar time'. */
export function mailMoment(moment: Date, locale: Locale): string {
  return MOMENT[locale](mailDay(moment, locale), formatClock(moment, locale))
}

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
    case 'listing':
      return [block.title, ...block.facts, block.price, block.link.href].join('\n')
  }
}

/** The same letter in plain text. */
export function mailText({ blocks, footer }: MailContent, locale: Locale): string {
  const colon = COLON[locale]
  const links = footer.links.map(({ label, text, href }) => `${label}${colon}${href?.startsWith('http') ? href : text}`)
  const [place = '', ...further] = footer.lines
  const foot = ['-- ', `Kais, ${place}`, ...links].join('\n')
  return `${[...blocks.map((block) => writeBlock(block, colon)), ...further, foot].join('\n\n')}\n`
}
