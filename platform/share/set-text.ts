/** Letters as shapes, on a grid of 1000 units to the em. */
export interface Typeface {
  /** Width of the space between words. */
  space: number
  /** Advance and outline of each character. */
  glyphs: Record<string, [advance: number, outline: string]>
  /** By how much a pair of letters moves; accents aside. */
  kerning: Record<string, Record<string, number>>
}

export interface TextStyle {
  typeface: Typeface
  /** In pixels. */
  size: number
  /** Added after each letter, in ems. */
  tracking?: number
}

const UNITS_PER_EM = 1000
const NO_BREAK_SPACE = '\u00a0'
/** Has no glyph in our faces; drawn as half a space. */
const NARROW_SPACE = '\u202f'
/** A text of more lines is filled line by line: there would be too many ways to try. */
const MAX_BALANCED = 3
const HYPHENS = /[\u2010\u2011]/g

/** What our faces can draw of a character: itself, its plain relatives ('ạ' → 'a', 'ﬁ' → 'fi'), or nothing. */
function drawable(character: string, { glyphs }: Typeface): string {
  if (character === NO_BREAK_SPACE || character === NARROW_SPACE) return character
  if (/\s/.test(character)) return ' '
  if (Object.hasOwn(glyphs, character)) return character
  return [...character.normalize('NFKD')].filter((part) => Object.hasOwn(glyphs, part)).join('')
}

/** A text typed by anybody, as it can be drawn: an emoji or a script we do not have is left out, and French signs hold on. */
export function legible(text: string, typeface: Typeface): string {
  const characters = [...text.normalize('NFC').replace(HYPHENS, '-')]
  const kept = characters.map((character) => drawable(character, typeface)).join('')
  return kept
    .replace(/ +/g, ' ')
    .replace(/ (?=[»;:!?])|(?<=«) /g, NO_BREAK_SPACE)
    .trim()
}

const plain = (character: string) => character.normalize('NFD').charAt(0)

function spaceWidth(character: string, { space }: Typeface): number {
  return character === NARROW_SPACE ? space / 2 : space
}

interface Letter {
  x: number
  outline: string
}

/** One line, left to right, in units. No ligatures: the serif's "ff" loses an f. */
function placeLetters(text: string, { typeface, tracking = 0 }: TextStyle): { letters: Letter[]; width: number } {
  const characters = [...legible(text, typeface)]
  const letters: Letter[] = []
  let x = 0
  for (const [index, character] of characters.entries()) {
    const [advance, outline] = typeface.glyphs[character] ?? [spaceWidth(character, typeface), '']
    if (outline) letters.push({ x: Math.round(x), outline })
    x += advance
    const next = characters[index + 1]
    if (next !== undefined) x += (typeface.kerning[plain(character)]?.[plain(next)] ?? 0) + tracking * UNITS_PER_EM
  }
  return { letters, width: x }
}

export function textWidth(text: string, style: TextStyle): number {
  return (placeLetters(text, style).width * style.size) / UNITS_PER_EM
}

/** SVG shapes, with the beginning of the base line at 0 0. */
export function setText(text: string, style: TextStyle): string {
  const { letters } = placeLetters(text, style)
  const paths = letters.map(({ x, outline }) => `<path transform="translate(${x})" d="${outline}"/>`)
  return `<g transform="scale(${style.size / UNITS_PER_EM})">${paths.join('')}</g>`
}

interface Word {
  text: string
  width: number
}

/** Words with their widths, measured once; one that is wider than a line is cut where the line ends. */
function measureWords(text: string, style: TextStyle, width: number): Word[] {
  const measured = (part: string) => ({ text: part, width: textWidth(part, style) })
  return text.split(' ').flatMap((word) => {
    const whole = measured(word)
    if (whole.width <= width) return whole
    const pieces: Word[] = []
    for (const character of word) {
      const grown = measured((pieces.at(-1)?.text ?? '') + character)
      if (pieces.length > 0 && grown.width <= width) pieces[pieces.length - 1] = grown
      else pieces.push(measured(character))
    }
    return pieces
  })
}

/** Nothing is kerned with a space, so a line is as wide as its words and what lies between them. */
function lineWidth(line: readonly Word[], { typeface, size, tracking = 0 }: TextStyle): number {
  const between = (typeface.space / UNITS_PER_EM + 2 * tracking) * size
  return line.reduce((sum, word) => sum + word.width, 0) + between * (line.length - 1)
}

function fillLines(words: readonly Word[], style: TextStyle, width: number): Word[][] {
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line && lineWidth([...line, word], style) <= width) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** A line should not end on 'la' or 'of', and likes to end where the sentence breathes. */
function unevenness(lines: readonly Word[][], style: TextStyle): number {
  const widest = Math.max(...lines.map((line) => lineWidth(line, style)))
  const ends = lines.slice(0, -1).map((line): number => {
    const last = line.at(-1)?.text ?? ''
    if (/[,;:.–]$/u.test(last)) return -2
    return /(^|[’'])\p{Letter}{1,3}$/u.test(last) ? 2 : 0
  })
  return widest + ends.reduce((sum, end) => sum + end, 0) * style.size
}

/** Every way to set words in a number of lines. */
function waysToBreak(words: readonly Word[], count: number): Word[][][] {
  if (count === 1) return [[[...words]]]
  const ends = Array.from({ length: words.length - count + 1 }, (_, index) => index + 1)
  return ends.flatMap((end) => waysToBreak(words.slice(end), count - 1).map((rest) => [words.slice(0, end), ...rest]))
}

/** As few lines as it takes, broken where it reads and looks best. */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const words = measureWords(legible(text, style.typeface), style, width)
  const filled = fillLines(words, style, width)
  const ways = filled.length <= MAX_BALANCED ? waysToBreak(words, filled.length) : [filled]
  const [best = filled] = ways
    .filter((lines) => lines.every((line) => lineWidth(line, style) <= width))
    .map((lines) => ({ lines, cost: unevenness(lines, style) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ lines }) => lines)
  return best.map((line) => line.map((word) => word.text).join(' '))
}

/** The last line that is shown of a longer text: cut at a word, with an ellipsis. */
export function withEllipsis(line: string, style: TextStyle, width: number): string {
  let kept = line
  while (kept.includes(' ') && textWidth(`${kept}…`, style) > width) kept = kept.slice(0, kept.lastIndexOf(' '))
  while (kept && textWidth(`${kept}…`, style) > width) kept = kept.slice(0, -1)
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`
}
