import { SaxesParser } from 'saxes'

/** An element as a strict XML parser read it; its name is said with the address of its vocabulary. */
export interface XmlElement {
  /** 'title', or '{http://www.w3.org/2005/Atom}link'. */
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Reads XML as the standard has it, namespaces included; throws at the first thing a parser may refuse. */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = [{ name: '', attributes: {}, text: '', children: [] }]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const)
    const element = {
      name: uri ? `{${uri}}${local}` : local,
      attributes: Object.fromEntries(values),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [root] = open[0]?.children ?? []
  if (!root) throw new Error('An empty document is no XML.')
  return root
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The words of the one child of that name. */
export function textOf(element: XmlElement, name: string): string {
  const found = childrenOf(element, name)
  if (found.length !== 1) throw new Error(`<${element.name}> holds ${found.length} of <${name}>, not one`)
  return found[0]?.text ?? ''
}
