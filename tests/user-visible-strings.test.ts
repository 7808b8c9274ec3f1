import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes that a reader sees or hears. */
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
])
/** Two letters in a row make a word; 'm²', '+' or '–' are signs. */
const WORD = /\p{Letter}{2,}/u

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
  }
}

/** The literal text a node would show, if it is one that shows text. */
function shownText(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'JSXExpressionContainer' && isNode(node.expression) && node.expression.type === 'Literal') {
    return typeof node.expression.value === 'string' ? node.expression.value : null
  }
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || !SPOKEN_ATTRIBUTES.has(String(node.name.name))) return null
  return isNode(node.value) && node.value.type === 'Literal' ? String(node.value.value) : null
}

function literalsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source, { lang: 'tsx' })
  return [...nodesIn(program as unknown as Node)].flatMap((node) => {
    const text = shownText(node)
    if (text === null || !WORD.test(text)) return []
    const line = source.slice(0, node.start).split('\n').length
    return [`${file}:${line} ${text.trim()}`]
  })
}

test('Every word a reader sees or hears lives in a message file, in both languages', async () => {
  const sources = await Array.fromAsync(glob('{app,features,platform,ui}/**/*.tsx'))
  const files = sources.filter((file) => !/\.(test|fixture)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(literalsIn)).toEqual([])
})

test('The check itself finds a word left in a screen', () => {
  const { program } = parseSync('x.tsx', '<p title="Hello there">Bonjour {"Dakar"} m² {x}</p>', { lang: 'tsx' })
  const found = [...nodesIn(program as unknown as Node)]
    .map(shownText)
    .filter((text) => text !== null && WORD.test(text))
  expect(found).toEqual(['Hello there', 'Bonjour ', 'Dakar'])
})
