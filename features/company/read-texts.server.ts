import type { Locale } from '#common/locale.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { type Block, piecesOf, type Section } from './pages/long-text.ts'
import { rateFigure } from './rate-note.ts'
import { periodInWords, type RetentionDays, STARTING_RETENTION } from './retention.ts'
import faqEn from './texts/faq.en.md?raw'
import faqFr from './texts/faq.fr.md?raw'
import privacyEn from './texts/privacy.en.md?raw'
import privacyFr from './texts/privacy.fr.md?raw'
import termsEn from './texts/terms.en.md?raw'
import termsFr from './texts/terms.fr.md?raw'

/** What the texts say of the company and of this server, as the settings have it. */
export type Facts = ReturnType<typeof factsOf>

/** How long what the privacy policy speaks of is kept, in the reader's words. */
function periodsOf(retention: RetentionDays, locale: Locale) {
  return {
    keysPeriod: periodInWords(retention.keptKeysDays, locale),
    mailPeriod: periodInWords(retention.keptMailDays, locale),
    visitsPeriod: periodInWords(retention.keptVisitsDays, locale),
    auditPeriod: periodInWords(retention.keptAuditDays, locale),
  }
}

export function factsOf(page: { company: CompanyProfile; locale: Locale; mapStyleUrl: string | null }) {
  const { company, locale, mapStyleUrl } = page
  return {
    registration: company.registrationNumber,
    legalName: company.legalName,
    /** Francs for one of them, as the reader writes figures. */
    euroRate: rateFigure(company.rates.EUR, locale),
    dollarRate: rateFigure(company.rates.USD, locale),
    /** The host of a map that is not our own drawing; null where there is none. */
    mapHost: mapStyleUrl === null ? null : new URL(mapStyleUrl).host,
  }
}

const FILES: Record<'faq' | 'privacy' | 'terms', Record<Locale, string>> = {
  faq: { en: faqEn, fr: faqFr },
  privacy: { en: privacyEn, fr: privacyFr },
  terms: { en: termsEn, fr: termsFr },
}

const FILE = /^---\n(.*?)\n---\n+(.*?)\n*$/s
const WORDS = /^([\w.]+): (.+)$/gm
const HEADING = /^(.+) \{#([\w-]+)\}$/
const TERM = /^\*\*(.+?)\.\*\* (.+)$/
const LINE_FOR_ONE_CASE = /^\{(with|without) (\w+)\} (.*)$/gm
const BLANK = /\{([^}]*)\}/g

function blockOf(part: string, fill: (text: string) => string): Block {
  if (!part.startsWith('- ')) return fill(part)
  const items = part.slice(2).split('\n- ')
  const terms = items.flatMap((item) => {
    const [, term, text] = TERM.exec(item) ?? []
    return term && text ? [{ term, text: fill(text) }] : []
  })
  return terms.length === items.length ? { terms } : items.map(fill)
}

function sectionOf(part: string, fill: (text: string) => string): Section {
  const [heading = '', ...blocks] = part.split(/\n{2,}/)
  const [, title, id] = HEADING.exec(heading) ?? []
  if (!title || !id) throw new Error(`A section without its address: ${heading}`)
  return { id, title, blocks: blocks.map((block) => blockOf(block, fill)) }
}

/**
 * Reads a file of texts/: a small part of Markdown, in which every paragraph and every item of a list is one line.
 *
 *     ---
 *     contact.title: Contact                 words that the page shows around the text, by name, up to the end of the line
 *     ---
 *
 *     ## Your rights {#rights}               a section, with its address on the page: the same in both languages
 *
 *     We are {legalName}.                    a paragraph; a name in braces is filled with that fact
 *
 *     - One sentence                         a list
 *
 *     - **Access.** To know what we hold.    a list of terms, if every item begins with one; the page shows no full stop
 *
 *     {with mapHost} Maps come from …        only where the fact is known; {without mapHost}: only where it is null
 *
 * Links are those of long-text.ts. All other signs stand for themselves, no-break spaces too.
 */
export function readText(markdown: string, facts: Readonly<Record<string, string | null>>) {
  const fill = (text: string) =>
    text.replace(BLANK, (blank, name: string) => {
      const fact = facts[name]
      if (typeof fact !== 'string') throw new Error(`No fact for ${blank}`)
      return fact
    })
  const [, head = '', body = ''] = FILE.exec(markdown) ?? []
  const said = body.replace(LINE_FOR_ONE_CASE, (_, when: string, name: string, line: string) =>
    (when === 'with') === (typeof facts[name] === 'string') ? line : '',
  )
  return {
    words: Object.fromEntries([...head.matchAll(WORDS)].map(([, name = '', words = '']) => [name, words])),
    sections: said
      .split(/^## /m)
      .slice(1)
      .map((part) => sectionOf(part.replace(/\n+$/, ''), fill)),
  }
}

/** The words of these names; each must be there. */
function pick<Name extends string>(words: Record<string, string>, group: string, names: readonly Name[]) {
  const found = names.map((name) => {
    const word = words[group + name]
    if (!word) throw new Error(`No words for ${group}${name}`)
    return [name, word]
  })
  return Object.fromEntries(found) as Record<Name, string>
}

function readLegalText(markdown: string, facts: Facts & Record<string, string | null>) {
  const { words, sections } = readText(markdown, facts)
  const { title, ways } = pick(words, 'next.', ['title', 'ways'])
  return {
    ...pick(words, '', ['title', 'description', 'updated', 'lead', 'contents', 'newTab']),
    sections,
    contact: {
      ...pick(words, 'contact.', ['title', 'text', 'companyLabel', 'registrationLabel', 'emailLabel']),
      // The note stands under the address and says which subject to write; the subject is filled in for whoever follows it.
      ...pick(words, 'contact.', ['emailNote', 'subject', 'phoneLabel', 'addressLabel']),
    },
    next: { title, ways: piecesOf(ways).flatMap(({ text: label, target: to }) => (to ? [{ label, to }] : [])) },
  }
}

/** A privacy policy or terms of service in one language. */
export type LegalText = ReturnType<typeof readLegalText>

// Long, so a page's loader picks one language: the other is not sent.

export const readPrivacyPolicy = (locale: Locale, facts: Facts, retention: RetentionDays = STARTING_RETENTION) =>
  readLegalText(FILES.privacy[locale], { ...facts, ...periodsOf(retention, locale) })

export const readTerms = (locale: Locale, facts: Facts) => readLegalText(FILES.terms[locale], facts)

export function readFaq(locale: Locale, facts: Facts) {
  const { words, sections } = readText(FILES.faq[locale], facts)
  const still = pick(words, 'still.', ['title', 'text', 'contact', 'whatsapp', 'whatsappText'])
  return {
    ...pick(words, '', ['title', 'description', 'lead', 'list', 'note', 'copy', 'copied', 'notCopied', 'newTab']),
    questions: sections.map(({ id, title, blocks: answer }) => ({ id, title, answer })),
    // The visitor goes on writing where it ends.
    still: { ...still, whatsappText: `${still.whatsappText} ` },
  }
}
