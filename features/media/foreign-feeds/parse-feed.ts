import { Parser } from 'htmlparser2'
import { withoutControls } from '#common/schema.ts'
import { plainText } from './plain-text.ts'

export interface ParsedItem {
  guid: string
  title: string
  link: string | null
  summary: string | null
  author: string | null
  publishedAt: Date | null
}

/** As the feed words it; what is said twice counts the first time. */
type RawItem = Partial<Record<Field, string>>

const FIELDS = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  id: 'guid',
  description: 'summary',
  summary: 'summary',
  'content:encoded': 'content',
  content: 'content',
  pubDate: 'date',
  published: 'date',
  'dc:date': 'date',
  updated: 'updated',
  author: 'author',
  'dc:creator': 'author',
} as const
type Field = (typeof FIELDS)[keyof typeof FIELDS] | 'otherLink'

const ROOTS = new Set(['rss', 'feed', 'rdf:RDF'])
/** Where items stand: under rss and channel, or right under the root. */
const ITEM_AT = new Set(['rss/channel/item', 'rdf:RDF/item', 'feed/entry'])

const MOST_ITEMS = 100
/** No feed goes deeper; one that does wants to keep us busy. */
const DEEPEST = 50
const LONGEST_FIELD = 20_000

const LENGTHS = { title: 300, summary: 1_000, author: 200, guid: 500, link: 2_000 }

/** Thrown through the parser: the rest need not be read. */
class NotAFeed extends Error {}

function readItems(xml: string): RawItem[] {
  const items: RawItem[] = []
  const path: string[] = []
  let item: RawItem | null = null
  let itemDepth = 0
  let field: Field | null = null
  let text = ''
  let isWhole = false

  function keep(name: Field, value: string): void {
    if (item && value.trim() && item[name] === undefined) item[name] = value.trim()
  }
  /** Atom has a person's name, address and page in three elements. */
  const isAuthorsName = (name: string) => field === 'author' && name === 'name' && path.length === itemDepth + 2
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path.push(name)
        if (path.length > DEEPEST || (path.length === 1 && !ROOTS.has(name))) throw new NotAFeed()
        if (!item && ITEM_AT.has(path.join('/'))) {
          item = {}
          itemDepth = path.length
        } else if (item && path.length === itemDepth + 1) {
          field = FIELDS[name as keyof typeof FIELDS] ?? null
          text = ''
          const { href, rel = 'alternate' } = attributes
          if (field === 'link' && href) keep(rel === 'alternate' ? 'link' : 'otherLink', href)
        } else if (field) text = isAuthorsName(name) ? '' : `${text} `
      },
      ontext(words) {
        if (field) text += words.slice(0, Math.max(0, LONGEST_FIELD - text.length))
      },
      onclosetag(name, isImplied) {
        if (field && (path.length === itemDepth + 1 || isAuthorsName(name))) {
          keep(field, text)
          field = null
        }
        if (item && path.length === itemDepth) {
          if (items.length < MOST_ITEMS) items.push(item)
          item = null
        }
        // One that breaks off in the middle is closed by the parser, not by whoever wrote it.
        if (path.length === 1) isWhole = !isImplied
        path.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if (!isWhole) throw new NotAFeed()
  return items
}

function webAddress(text: string | undefined, base: string): string | null {
  if (!text || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && url.href.length <= LENGTHS.link ? url.href : null
}

const EARLIEST = Date.UTC(1990, 0)
const DAY = 24 * 60 * 60 * 1000
const LONGEST_MOMENT = 100

/** A day that cannot be true is none: clocks of others go wrong. */
function moment(text: string | undefined): Date | null {
  const at = Date.parse(text?.slice(0, LONGEST_MOMENT) ?? '')
  return at >= EARLIEST && at <= Date.now() + DAY ? new Date(at) : null
}

/** Name and address together are shorter; what goes on beyond that is no person. */
const LONGEST_PERSON = 2 * LENGTHS.author

/** RSS wants an address and the name in brackets, 'awa@example.com (Awa Diop)': we keep the name and no address. */
function personName(text = ''): string | null {
  const said = text.slice(0, LONGEST_PERSON).trimEnd()
  const opens = said.endsWith(')') ? said.indexOf('(', said.lastIndexOf(')', said.length - 2) + 1) : -1
  const bracketed = opens === -1 ? '' : said.slice(opens + 1, -1)
  const name = plainText(bracketed || said, LENGTHS.author)
  return name === '' || name.includes('@') ? null : name
}

function toItem(raw: RawItem, base: string): ParsedItem | null {
  const summary = plainText(raw.summary ?? raw.content ?? '', LENGTHS.summary) || null
  const title = plainText(raw.title ?? '', LENGTHS.title) || (summary && plainText(summary, 100))
  if (!title) return null
  const link = webAddress(raw.link ?? raw.otherLink ?? (/^https?:/.test(raw.guid ?? '') ? raw.guid : undefined), base)
  return {
    guid: withoutControls(raw.guid ?? link ?? title)
      .slice(0, LENGTHS.guid)
      .toWellFormed(),
    title,
    link,
    summary,
    author: personName(raw.author),
    publishedAt: moment(raw.date ?? raw.updated),
  }
}

/** In the characters the other server names, in its header or in the first line of the text itself. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const declared =
    /charset=["']?([\w-]+)/i.exec(contentType) ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(bytes.toString('latin1', 0, 200))
  try {
    return new TextDecoder(declared?.[1] ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** The items of an RSS or Atom feed as plain text, oldest first. Null: it is no such feed, or not a whole one. */
export function parseFeed(xml: string, base: string): ParsedItem[] | null {
  let raw: RawItem[]
  try {
    raw = readItems(xml)
  } catch (error) {
    if (error instanceof NotAFeed) return null
    throw error
  }
  // Feeds begin with the newest. Where one has no date its neighbours' order is all we know.
  const items = raw.flatMap((one) => toItem(one, base) ?? []).reverse()
  const isDated = items.every(({ publishedAt }) => publishedAt)
  return isDated ? items.sort((a, b) => Number(a.publishedAt) - Number(b.publishedAt)) : items
}
