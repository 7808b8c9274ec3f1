import type { Locale } from '#common/locale.ts'
import type { Company, CompanyProfile } from '#ui/page/company-profile.ts'
import { rateFigure } from '../rate-note.ts'

/**
 * A paragraph; a list of sentences; or terms with what is said of each. In any of them '[label](target)' is a link: to a
 * page ('/faq#vefa'), to a place on this page ('#cookies'), or to one of the company's own doors (`Door`).
 */
export type Block = string | readonly string[] | { terms: readonly { term: string; text: string }[] }

/** Ways to the company whose addresses are settings; 'mail' is the one for legal questions. */
export const DOORS = ['mail', 'phone', 'whatsapp', 'scheduler'] as const
export type Door = (typeof DOORS)[number]

export interface Section {
  /** Its address on the page: '#cookies'. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** What a text says of the company and of this server, as the settings have it. */
export interface Facts {
  registration: string
  /** The host of a map that is not our own drawing; null where there is none. */
  mapHost: string | null
}

export function factsOf({ company, mapStyleUrl }: { company: Company; mapStyleUrl: string | null }): Facts {
  return { registration: company.registrationNumber, mapHost: mapStyleUrl === null ? null : new URL(mapStyleUrl).host }
}

/** What the terms say besides. */
export interface TermsFacts {
  registration: string
  legalName: string
  /** Francs for one of them, as the reader writes figures. */
  euroRate: string
  dollarRate: string
}

export function termsFactsOf({ company, locale }: { company: CompanyProfile; locale: Locale }): TermsFacts {
  return {
    registration: company.registrationNumber,
    legalName: company.legalName,
    euroRate: rateFigure(company.rates.EUR, locale),
    dollarRate: rateFigure(company.rates.USD, locale),
  }
}

/** A privacy policy or terms of service in one language. */
export interface LegalText {
  title: string
  description: string
  /** 'Last updated: 23 June 2025' */
  updated: string
  lead: string
  contents: string
  sections: readonly Section[]
  contact: {
    title: string
    text: string
    companyLabel: string
    registrationLabel: string
    emailLabel: string
    /** Stands under the address: which subject line to write. */
    emailNote: string
    /** Filled into the message that the address opens. */
    subject: string
    phoneLabel: string
    addressLabel: string
  }
  /** How to go on from here. */
  next: { title: string; ways: readonly { label: string; to: string }[] }
  newTab: string
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

export interface Piece {
  text: string
  target?: string
}

/** 'See [the homes](/kais-nest).' in three pieces, of which the second leads somewhere. */
export function piecesOf(text: string): Piece[] {
  const found = LINK.exec(text)
  if (!found) return text === '' ? [] : [{ text }]
  const [whole, label = '', target = ''] = found
  const before = text.slice(0, found.index)
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text: label, target },
    ...piecesOf(text.slice(found.index + whole.length)),
  ]
}

function sentencesOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  return 'terms' in block ? block.terms.map(({ term, text }) => `${term}. ${text}`) : [...block]
}

/** The same words without their links, for search engines. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .flatMap(sentencesOf)
    .map((sentence) =>
      piecesOf(sentence)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n')
}
