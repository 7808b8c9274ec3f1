import { WholePage } from '#ui/page/whole-page.server.ts'

/** Feed readers refuse what is megabytes long: where the newest texts come to more, the older ones are told in brief. */
export const MOST_CHARACTERS = 1_000_000

/** What XML 1.0 cannot hold at all, not even escaped, and the controls it advises against. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Any text as XML may hold it, between tags and in attributes alike. Half a character becomes a replacement mark. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

type Attributes = Record<string, string | number>

function openTag(name: string, attributes: Attributes): string {
  return [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(String(value))}"`)].join(' ')
}

/** An element with words in it; they are escaped here and nowhere else. */
export function textElement(name: string, text: string | number, attributes: Attributes = {}): string {
  return `<${openTag(name, attributes)}>${escapeXml(String(text))}</${name}>`
}

/** An element that says all in its attributes. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${openTag(name, attributes)}/>`
}

/** An element with elements in it, made by the functions above. */
export function element(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${openTag(name, attributes)}>\n${children.join('\n')}\n</${name}>`
}

/** 'Mon, 23 Jun 2025 09:00:00 GMT': RFC 822 with the four figures of a year, as RSS 2.0 asks for. */
export function rssDate(iso: string): string {
  return new Date(iso).toUTCString()
}

/** The newest of several moments; a feed is as old as what stands in it, not as the hour it is asked for. */
export function newestMoment(moments: readonly string[]): string | undefined {
  return moments.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]
}

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  podcast: 'https://podcastindex.org/namespace/1.0',
}

/** The answer of a feed's address. `prefixes`: the vocabularies its elements come from, besides RSS itself. */
export function rssResponse(prefixes: readonly (keyof typeof NAMESPACES)[], channel: readonly string[]): Response {
  const namespaces = Object.fromEntries(prefixes.map((prefix) => [`xmlns:${prefix}`, NAMESPACES[prefix]]))
  // Put together once: a feed may be megabytes long.
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${openTag('rss', { version: '2.0', ...namespaces })}>`,
    '<channel>',
    ...channel,
    '</channel>',
    '</rss>',
  ].join('\n')
  return new WholePage(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
