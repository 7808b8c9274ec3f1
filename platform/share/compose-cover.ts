import { MARK, WORDMARK } from '#ui/brand/drawings.ts'
import { type Cover, SHARE_HEIGHT, SHARE_WIDTH } from '#ui/page/cover.ts'
import { breakLines, legible, setText, type TextStyle, type Typeface, textWidth, withEllipsis } from './set-text.ts'

export type Typefaces = Record<'serif' | 'sans' | 'sansMedium', Typeface>

/** The light theme's roles (ui/styles/tokens.css): a picture that travels has one theme. */
const SURFACE = '#f6f1e7'
const SAND = '#ebe3d3'
const DEEP = '#10312a'
const INK = '#17211d'
const INK_SOFT = '#49524c'
const ACCENT = '#ab7822'

/**
 * Messengers often show only the square in the middle, x from 285 to 915. Title, facts and price stand inside it, and
 * paper fills its whole foot, so that the cut is a cover too. The wordmark stands beside it, in a shorter strip.
 */
const TEXT_X = 326
const TEXT_WIDTH = 560
const PAPER_LEFT = 272
const PAPER_RIGHT = 928
const STEP = 92

/** Base lines and lines, from the foot up: the paper is as tall as its words. */
const LAST_BASE = 580
const THREAD_Y = 524
const THREAD_HEIGHT = 4
const FACTS_BASE = 498
const TITLE_BASE = 444
const TITLE_BASE_WITHOUT_PRICE = 486

/** From the largest down; a title of three lines is as long as it may get. */
const TITLE_SIZES = [
  { size: 86, lines: 1 },
  { size: 74, lines: 1 },
  { size: 62, lines: 1 },
  { size: 74, lines: 2 },
  { size: 64, lines: 2 },
  { size: 58, lines: 2 },
  { size: 54, lines: 2 },
  { size: 54, lines: 3 },
] as const
/** The mark's own grid. */
const MARK_UNITS = 16

const CAP_HEIGHT = 0.7
const TITLE_LEADING = 1.06
const ABOVE_TITLE = 40

interface Title {
  lines: string[]
  style: TextStyle
}

const breathes = (lines: string[]) => lines.slice(0, -1).some((line) => /[,;:.–]$/u.test(line))

/** As large as it can be in as few lines; a little smaller if it then breaks at a comma. One that is too long is cut. */
function fitTitle(text: string, serif: Typeface): Title {
  const tries = TITLE_SIZES.map(({ size, lines: allowed }) => {
    const style = { typeface: serif, size, tracking: -0.012 }
    return { style, allowed, lines: breakLines(text, style, TEXT_WIDTH) }
  })
  const fitting = tries.filter(({ lines, allowed }) => lines.length <= allowed)
  const [largest] = fitting
  if (largest) {
    const calmer = fitting.find(({ lines }) => lines.length === largest.lines.length && breathes(lines))
    return calmer ?? largest
  }
  const { style, lines, allowed } = tries.at(-1) as (typeof tries)[number]
  const rest = lines.slice(allowed - 1).join(' ')
  return { style, lines: [...lines.slice(0, allowed - 1), withEllipsis(rest, style, TEXT_WIDTH)] }
}

const at = (x: number, y: number, colour: string, shapes: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${shapes}</g>`

const box = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

function lozenge(x: number, y: number, radius: number): string {
  return `<path fill="${ACCENT}" d="M${x} ${y - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z"/>`
}

const FACTS_GAP = 0.52

/** Words in a row, a lozenge between them; a long row is set smaller. */
function factsRow(facts: string[], y: number, wanted: TextStyle, colour: string): string {
  const widths = facts.map((words) => textWidth(words, wanted) + 2 * FACTS_GAP * wanted.size)
  const whole = widths.reduce((sum, width) => sum + width, 0) - 2 * FACTS_GAP * wanted.size
  const style = { ...wanted, size: wanted.size * Math.min(1, TEXT_WIDTH / whole) }
  const gap = style.size * FACTS_GAP
  const middle = y - style.size * 0.345
  let x = TEXT_X
  return facts
    .map((words, index) => {
      const sign = index === 0 ? '' : lozenge(x + gap, middle, style.size * 0.2)
      if (index > 0) x += gap * 2
      const shapes = at(x, y, colour, setText(words, style))
      x += textWidth(words, style)
      return sign + shapes
    })
    .join('')
}

function priceRow({ amount, period }: NonNullable<Cover['price']>, { sans, sansMedium }: Typefaces): string {
  const style = { typeface: sansMedium, size: 44, tracking: 0.02 }
  const after = TEXT_X + textWidth(amount, style) + 14
  return [
    at(TEXT_X, LAST_BASE, INK, setText(amount, style)),
    period ? at(after, LAST_BASE, INK_SOFT, setText(period, { typeface: sans, size: 34 })) : '',
  ].join('')
}

/** Paper in strips of unequal length, as cloth comes off the loom: the wordmark's, the words', and two steps. */
function paper(top: number): string {
  const height = SHARE_HEIGHT - top
  const strips = [
    [0, PAPER_LEFT, 148],
    [PAPER_LEFT, PAPER_RIGHT, height],
    [PAPER_RIGHT, PAPER_RIGHT + STEP, height / 2],
    [PAPER_RIGHT + STEP, PAPER_RIGHT + 2 * STEP, height / 4],
  ] as const
  return strips
    .map(([left, right, tall]) => box(left, Math.round(SHARE_HEIGHT - tall), right - left, Math.round(tall), SURFACE))
    .join('')
}

function wordmark(): string {
  const scale = 0.62
  const shapes = `<path fill="${INK}" d="${WORDMARK.letters}"/><path fill="${ACCENT}" d="${WORDMARK.lozenge}"/>`
  return `<g transform="translate(62 ${LAST_BASE - 100 * scale}) scale(${scale})">${shapes}</g>`
}

/** Where there is no picture: sand, and the mark as large as the room above the paper allows. */
function sandWithMark(room: number): string {
  const unit = Math.min(20, Math.floor((room - 72) / MARK_UNITS))
  const x = (SHARE_WIDTH - MARK_UNITS * unit) / 2
  const y = Math.round((room - MARK_UNITS * unit) / 2)
  const shapes = `<path fill="${DEEP}" d="${MARK.letter}"/><path fill="${ACCENT}" d="${MARK.thread}"/>`
  const ground = box(0, 0, SHARE_WIDTH, SHARE_HEIGHT, SAND)
  return `${ground}<g transform="translate(${x} ${y}) scale(${unit})">${shapes}</g>`
}

/** All that lies on the picture, as SVG without a single text element: no font of the machine is asked for. */
export function composeCover(cover: Cover, typefaces: Typefaces, hasPicture: boolean): string {
  const { serif, sans, sansMedium } = typefaces
  // A title of nothing but emoji: then what is known of it.
  const { lines, style } = fitTitle(legible(cover.title, serif) || cover.facts.join(', '), serif)
  const lastBase = cover.price ? TITLE_BASE : TITLE_BASE_WITHOUT_PRICE
  const leading = Math.round(style.size * TITLE_LEADING)
  const baseOf = (index: number) => lastBase - (lines.length - 1 - index) * leading
  const top = Math.round(baseOf(0) - style.size * CAP_HEIGHT - ABOVE_TITLE)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    hasPicture ? '' : sandWithMark(top),
    paper(top),
    wordmark(),
    ...lines.map((line, index) => at(TEXT_X, baseOf(index), INK, setText(line, style))),
    box(TEXT_X, THREAD_Y, PAPER_RIGHT - TEXT_X, THREAD_HEIGHT, ACCENT),
    cover.price
      ? factsRow(cover.facts, FACTS_BASE, { typeface: sans, size: 32 }, INK_SOFT) + priceRow(cover.price, typefaces)
      : factsRow(cover.facts, LAST_BASE, { typeface: sansMedium, size: 38 }, INK),
    '</svg>',
  ].join('')
}
