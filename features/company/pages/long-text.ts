/**
 * A paragraph; a list of sentences; or terms with what is said of each. In any of them '[label](target)' is a link: to a
 * page ('/faq#vefa'), to a place on this page ('#cookies'), or to one of the company's own doors (`Door`).
 */
export type Block = string | readonly string[] | { terms: readonly { term: string; text: string }[] }

/** Ways to the company whose addresses are settings; 'mail' is the one for legal questions. */
export const DOORS = ['mail', 'phone', 'whatsapp'] as const
export type Door = (typeof DOORS)[number]

export interface Section {
  /** Its address on the page: '#cookies'. */
  id: string
  title: string
  blocks: readonly Block[]
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
