import type { MetaDescriptor } from 'react-router'

/**
 * What a page says of itself in its head, from its `meta`. Only the server works it out: into the page that it sends whole
 * (entry.server.tsx), and beside the data of a page that opens without a reload (server/pages/described-data.ts). So the
 * browser needs none of the words and none of the code.
 */

interface HeadElement {
  tag: string
  attributes: [string, string][]
  text: string
}

function elementOf(said: MetaDescriptor): HeadElement {
  if (!('tagName' in said) && 'title' in said) return { tag: 'title', attributes: [], text: String(said.title) }
  if ('script:ld+json' in said) {
    const text = JSON.stringify(said['script:ld+json']).replaceAll('<', '\\u003c')
    return { tag: 'script', attributes: [['type', 'application/ld+json']], text }
  }
  const { tagName = 'meta', ...rest } = said as Record<string, string>
  const attributes = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])
  return { tag: tagName, attributes, text: '' }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Around what a page says; what stands outside is every page's. */
const BEGIN = 'page'
const END = '/page'

export function headHtml(descriptors: readonly MetaDescriptor[]): string {
  const html = descriptors.map(elementOf).map(({ tag, attributes, text }) => {
    const open = `<${tag}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}`
    return text ? `${open}>${tag === 'script' ? text : escaped(text)}</${tag}>` : `${open}/>`
  })
  return `<!--${BEGIN}-->${html.join('')}<!--${END}-->`
}

/** Puts what another page says in the place of what stands there. */
export function showHead(descriptors: readonly MetaDescriptor[]): void {
  const notes = [...document.head.childNodes].filter((node) => node.nodeType === Node.COMMENT_NODE)
  const end = notes.find((node) => node.nodeValue === END)
  if (!end) return
  while (end.previousSibling && end.previousSibling.nodeValue !== BEGIN) end.previousSibling.remove()
  for (const { tag, attributes, text } of descriptors.map(elementOf)) {
    const element = document.createElement(tag)
    for (const [name, value] of attributes) element.setAttribute(name, value)
    element.textContent = text
    document.head.insertBefore(element, end)
  }
}
