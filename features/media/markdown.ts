import MarkdownIt, { type Token } from 'markdown-it'
import { FRENCH_PREFIX, type Locale, withoutLocalePrefix } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import { NOT_A_PAGE } from '#ui/pressed-path.ts'
import { ALLOWED_ADDRESS, FOREIGN_ADDRESS } from './article-path.ts'
import { frenchSpaces } from './french-spaces.ts'
import { drawFigure, drawPicture } from './markdown-picture.ts'
import { isTooHeavy } from './markdown-weight.ts'

export interface MarkdownOptions {
  /** The language of the text. */
  locale: Locale
  /** True below /fr: links to pages of ours then stay there. */
  isFrenchAddress: boolean
  /** Our stored pictures that the text may show, by path. */
  pictures: ReadonlyMap<string, Picture>
  /** Heard behind a link that leaves the site: '(opens a new tab)'. Where it is empty, such links open where they are. */
  newTab: string
  /** Written before every address of ours, where the text is read away from the site: 'https://kais.sn'. */
  origin?: string
  /** The whole address of the text's own page, where it is read away from it: its links to its own parts lead there. */
  page?: string
}

export interface Heading {
  id: string
  text: string
  level: number
}

export interface RenderedText {
  html: string
  headings: Heading[]
  words: number
}

/** Deeper than anybody writes, shallow enough that nothing drawn from it tires a browser. */
const DEEPEST_NESTING = 20
const DEEPEST_HEADING = 6
/** Of a text that is shown as it was typed. */
const MOST_PLAIN_LINES = 5_000

/** HTML that staff type is text like any other: nothing they write becomes an element by itself. */
const parser = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST_NESTING })
parser.validateLink = (address) => ALLOWED_ADDRESS.test(address)
// 'kais.sn' in a sentence is a name; 'https://kais.sn' is an address.
parser.linkify.set({ fuzzyLink: false })

const { escapeHtml } = parser.utils

function ownAddress(path: string, { isFrenchAddress, origin = '' }: MarkdownOptions): string {
  if (NOT_A_PAGE.test(path)) return origin + path
  const bare = withoutLocalePrefix(path)
  if (!isFrenchAddress) return origin + bare
  return origin + (bare === '/' ? FRENCH_PREFIX : FRENCH_PREFIX + bare)
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

/** The words of a line, without what dresses them. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'image') return plainText(children ?? [])
      if (type === 'softbreak' || type === 'hardbreak') return ' '
      return type === 'text' || type === 'code_inline' ? content : ''
    })
    .join('')
    .trim()
}

/** From here on the token is its finished HTML. */
function becomeHtml(token: Token, html: string): void {
  token.type = token.block ? 'html_block' : 'html_inline'
  token.content = html
  token.children = null
}

function dressLink(token: Token, options: MarkdownOptions): 'ours' | 'foreign' | 'none' {
  const address = attribute(token, 'href')
  if (!ALLOWED_ADDRESS.test(address)) {
    becomeHtml(token, '')
    return 'none'
  }
  if (address.startsWith('/')) token.attrSet('href', ownAddress(address, options))
  if (address.startsWith('#')) token.attrSet('href', (options.page ?? '') + address)
  if (!FOREIGN_ADDRESS.test(address)) return 'ours'
  if (!options.newTab) return 'ours'
  token.attrSet('target', '_blank')
  token.attrSet('rel', 'noreferrer')
  return 'foreign'
}

const heardNewTab = ({ newTab }: MarkdownOptions) => `<span class="sr"> ${escapeHtml(newTab)}</span>`

/** A picture that is not ours would tell its owner who reads: the reader decides whether to go there. */
function linkToPicture(address: string, alt: string, options: MarkdownOptions): string {
  const words = escapeHtml(alt || address)
  if (!options.newTab) return `<a href="${escapeHtml(address)}">${words}</a>`
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noreferrer">${words}${heardNewTab(options)}</a>`
}

function dressPicture(token: Token, options: MarkdownOptions, isInLink: boolean): void {
  const address = attribute(token, 'src')
  const alt = plainText(token.children ?? [])
  const picture = options.pictures.get(address)
  if (picture) becomeHtml(token, drawPicture(picture, { ...options, alt }))
  else if (FOREIGN_ADDRESS.test(address) && !isInLink) becomeHtml(token, linkToPicture(address, alt, options))
  else becomeHtml(token, escapeHtml(alt))
}

function dressLine(tokens: readonly Token[], options: MarkdownOptions): void {
  let link: ReturnType<typeof dressLink> | null = null
  for (const token of tokens) {
    if (token.type === 'link_open') link = dressLink(token, options)
    else if (token.type === 'link_close') {
      if (link === 'foreign') becomeHtml(token, `${heardNewTab(options)}</a>`)
      if (link === 'none') becomeHtml(token, '')
      link = null
    } else if (token.type === 'image') dressPicture(token, options, link !== null && link !== 'none')
    else if (token.type === 'text' && options.locale === 'fr') token.content = frenchSpaces(token.content)
  }
}

/** Pictures that stand by themselves between two paragraphs are figures, with their title as caption. */
function figuresOf(line: Token, options: MarkdownOptions): string | null {
  const children = line.children ?? []
  const drawn = children.filter(({ type }) => type === 'image')
  const isAlone = children.every(({ type }) => type === 'image' || type === 'softbreak')
  if (drawn.length === 0 || !isAlone) return null
  const figures = drawn.map((token) => {
    const picture = options.pictures.get(attribute(token, 'src'))
    const caption = attribute(token, 'title')
    return picture && drawFigure(picture, { ...options, alt: plainText(token.children ?? []), caption })
  })
  return figures.every((figure) => figure !== undefined) ? figures.join('\n') : null
}

/** Gives every heading a name of its own, however often its words return. */
function createNaming(): (text: string) => string {
  const used = new Set<string>()
  const copies = new Map<string, number>()
  return (text) => {
    const wanted = nameFrom(text)
    let copy = copies.get(wanted) ?? 1
    let id = wanted
    while (used.has(id)) id = `${wanted}-${++copy}`
    copies.set(wanted, copy)
    used.add(id)
    return id
  }
}

function nameFrom(text: string): string {
  const name = text
    .replaceAll(/[œŒ]/g, 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  // Its own beginning: a title such as 'Main' must not take the id of a part of the page.
  return name ? `s-${name}` : 's'
}

/**
 * The page's own title is the only first heading. The highest rank in the text, whichever it is, stands right below it,
 * and none is skipped on the way down. A heading without words is no heading.
 */
function dressHeadings(tokens: Token[]): Heading[] {
  const ranks = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)))
  const shift = 2 - ranks.reduce((highest, rank) => Math.min(highest, rank), DEEPEST_HEADING)
  const nameHeading = createNaming()
  const headings: Heading[] = []
  let above = 1
  for (const [position, opening] of tokens.entries()) {
    if (opening.type !== 'heading_open') continue
    const line = tokens[position + 1]
    const closing = tokens[position + 2]
    if (!line || !closing) continue
    const text = plainText(line.children ?? [])
    if (!text) {
      for (const token of [opening, line, closing]) becomeHtml(token, '')
      continue
    }
    const level = Math.min(Number(opening.tag.slice(1)) + shift, above + 1, DEEPEST_HEADING)
    above = level
    const id = nameHeading(text)
    opening.tag = `h${level}`
    closing.tag = opening.tag
    opening.attrSet('id', id)
    headings.push({ id, text, level })
  }
  return headings
}

function columnsOf(tokens: readonly Token[], table: number): string[] {
  const columns: string[] = []
  for (let at = table; tokens[at] && tokens[at]?.type !== 'thead_close'; at += 1) {
    const token = tokens[at]
    if (token?.type === 'inline') columns.push(plainText(token.children ?? []))
  }
  return columns.filter(Boolean)
}

/** A table too wide for a phone scrolls in a region of its own, which the keyboard reaches and its columns name. */
function dressTables(tokens: Token[]): void {
  for (const [position, token] of tokens.entries()) {
    if (token.type === 'table_open') {
      const name = escapeHtml(columnsOf(tokens, position).join(', '))
      const region = name && ` role="region" aria-label="${name}"`
      becomeHtml(token, `<div class="text__table" tabindex="0"${region}><table>\n`)
    } else if (token.type === 'table_close') becomeHtml(token, '</table></div>\n')
  }
}

/** Block by block; what stands alone becomes a figure, and code scrolls for those who have no mouse. */
function dressBlocks(tokens: Token[], options: MarkdownOptions): void {
  for (const [position, token] of tokens.entries()) {
    if (token.type === 'fence' || token.type === 'code_block')
      becomeHtml(token, `<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre>\n`)
    if (token.type !== 'inline') continue
    const before = tokens[position - 1]
    const after = tokens[position + 1]
    const figures = before?.type === 'paragraph_open' && after ? figuresOf(token, options) : null
    if (before && after && figures !== null) {
      becomeHtml(before, '')
      becomeHtml(token, figures)
      becomeHtml(after, '\n')
    } else dressLine(token.children ?? [], options)
  }
}

function countWords(tokens: readonly Token[]): number {
  const text = tokens.map(({ children, content }) => (children ? plainText(children) : content)).join(' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What would be too much work to understand is shown as it was typed: a paragraph a line. */
function withoutMarkup(text: string): RenderedText {
  const paragraphs = text.split(/\n+/, MOST_PLAIN_LINES).filter((line) => line.trim())
  const html = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>\n`).join('')
  return { html, headings: [], words: text.split(/\s+/).filter(Boolean).length }
}

/** Markdown as staff type it, as HTML that is safe on any page of ours. Runs on the server and in the editor's preview. */
export function renderMarkdown(text: string, options: MarkdownOptions): RenderedText {
  if (isTooHeavy(text)) return withoutMarkup(text)
  const tokens = parser.parse(text, {})
  const words = countWords(tokens)
  const headings = dressHeadings(tokens)
  dressTables(tokens)
  dressBlocks(tokens, options)
  if (options.locale === 'fr') for (const heading of headings) heading.text = frenchSpaces(heading.text)
  return { html: parser.renderer.render(tokens, parser.options, {}), headings, words }
}
