import { Parser } from 'htmlparser2'
import { opening } from '#common/opening.ts'
import { withoutControls } from '#common/schema.ts'

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

/** The words of a piece of HTML in one line, cut between two words: no tag and no entity of somebody else's reaches us. */
export function plainText(html: string, length: number): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silent += 1
      else if (!INLINE.has(name)) text += ' '
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      else if (!INLINE.has(name)) text += ' '
    },
    ontext(words) {
      if (silent === 0) text += words
    },
  })
  parser.end(html)
  return opening(withoutControls(text), length)
}
