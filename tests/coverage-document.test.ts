import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const PLACE = '(?:app|common|db|demo|docs|features|platform|server|tests|tools|ui)'
const PATH = new RegExp(`${PLACE}/[\\w./-]+\\.\\w+`, 'g')
/** `path "title"`, perhaps with a remark in brackets; the next one begins after a semicolon. */
const PROOF = new RegExp(`(${PLACE}/[\\w./-]+) "(.+?)"(?: \\(.*?\\))?(?:; (?=${PLACE}/)|$)`, 'g')
const document = readFileSync('docs/COVERAGE.md', 'utf8')

interface Section {
  title: string
  rows: string[][]
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

const sections: Section[] = document
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    title: part.split('\n', 1)[0] ?? '',
    rows: part
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[-|]+\|$/.test(line))
      .map(cellsOf)
      .filter(([first]) => first !== 'SPEC says'),
  }))
const specification = sections.filter(({ title }) => /^\d/.test(title)).flatMap(({ rows }) => rows)

function counted({ title, rows }: Section): string[] {
  const done = rows.filter(([, where = '']) => !where.startsWith('open:') && !where.includes('rest:'))
  const open = rows.filter(([, where = '']) => where.startsWith('open:'))
  return [title, ...[rows.length, done.length, rows.length - done.length - open.length, open.length].map(String)]
}

const LEAST_FIXED = 5

/** Of a title with gaps, as in `${path} is sound` or '%s is refused', any words may stand there; of one that is hardly more
 *  than a gap, only words that stand in the file too. */
function matcherOf(title: string, text: string): (cited: string) => boolean {
  const fixed = title.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}|%[sdijofc#]|\$[\w.]+/)
  const pattern = new RegExp(`^${fixed.map((part) => RegExp.escape(part)).join('.+')}$`)
  const isTelling = fixed.join('').length >= LEAST_FIXED
  return (cited) => pattern.test(cited) && (isTelling || text.includes(cited))
}

const known = new Map<string, ((cited: string) => boolean)[]>()

/** The titles that a test file gives its tests, read from its text: nothing is run for it. */
function titlesIn(file: string) {
  const kept = known.get(file)
  if (kept) return kept
  const text = readFileSync(file, 'utf8')
  const calls = /(?:\b(?:test|it)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)")/g
  const titles = [...text.matchAll(calls)].map(([, one, two, three]) => matcherOf(one ?? two ?? three ?? '', text))
  known.set(file, titles)
  return titles
}

/** What is wrong with the proofs of a row; nothing, if each names a test that stands in its file. */
function faultsOf([claim = '', , cell = '']: string[]): string[] {
  const proofs = [...cell.matchAll(PROOF)]
  if (proofs.map(([whole]) => whole).join('') !== cell || proofs.length === 0) return [`${claim}: ${cell}`]
  return proofs
    .filter(([, file = '', title = '']) => !existsSync(file) || !titlesIn(file).some((matches) => matches(title)))
    .map(([, file, title]) => `${claim}: ${file} "${title}"`)
}

describe('docs/COVERAGE.md', () => {
  test('names only files that exist', () => {
    const named = [...new Set(document.match(PATH))]
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('has a place to look at, or an issue, for every statement', () => {
    expect(specification.filter(([, where = '']) => where === '')).toEqual([])
    expect(
      specification.filter(([, where = '']) => where.startsWith('open:') && !/^open: issues? \d/.test(where)),
    ).toEqual([])
  })

  test('names for every statement a test that is there, by file and exact title', () => {
    const built = specification.filter(([, where = '']) => !where.startsWith('open:'))
    expect(built.length).toBeGreaterThan(500)
    expect(built.flatMap(faultsOf)).toEqual([])
  })

  test('would notice a title that exists nowhere', () => {
    const file = 'tests/coverage-document.test.ts'
    expect(faultsOf(['claim', '', `${file} "names only files that exist"`])).toEqual([])
    expect(faultsOf(['claim', '', `${file} "names only files"`])).toHaveLength(1)
    expect(faultsOf(['claim', '', file])).toHaveLength(1)
    expect(faultsOf(['claim', '', 'no test yet'])).toHaveLength(1)
  })

  test('counts its rows right', () => {
    const [summary, ...parts] = sections
    const written = summary?.rows.filter(([title = '']) => /^\d/.test(title))
    expect(written).toEqual(parts.map(counted))
  })
})
