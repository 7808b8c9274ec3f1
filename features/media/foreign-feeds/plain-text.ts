import { Parser } from 'htmlparser2'
import { withoutControls } from '#common/schema.ts'
import { truncateText } from '#common/truncate-text.ts'

/** What stands in the middle of a word or a sentence; anything else parts two words. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])
/** What nobody reads. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'iframe'])

/** Nobody writes deeper; the parser walks through all that is open at every end, and could be kept busy for long. */
const DEEPEST = 200

/** Thrown through the parser: the rest need not be read. */
class TooDeep extends Error {}

/** The words of a piece of HTML in one line, cut between two words: no tag and no entity of somebody else's reaches us. */
export function plainText(html: string, length: number): string {
  let text = ''
  let silent = 0
  let depth = 0
  const parser = new Parser({
    onopentagname(name) {
      depth += 1
      if (depth > DEEPEST) throw new TooDeep()
      if (SILENT.has(name)) silent += 1
      else if (!INLINE.has(name)) text += ' '
    },
    onclosetag(name) {
      depth -= 1
      if (SILENT.has(name)) silent -= 1
      else if (!INLINE.has(name)) text += ' '
    },
    ontext(words) {
      if (silent === 0) text += words
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return truncateText(withoutControls(text), length)
}
