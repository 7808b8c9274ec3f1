import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const PATH = /(?:app|common|db|docs|features|server|tests|tools)\/[\w./-]+\.\w+/g
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

function counted({ title, rows }: Section): string[] {
  const done = rows.filter(([, where = '']) => !where.startsWith('open:') && !where.includes('rest:'))
  const open = rows.filter(([, where = '']) => where.startsWith('open:'))
  const untested = done.filter(([, , proof = '']) => proof.startsWith('no test yet'))
  return [
    title,
    ...[rows.length, done.length, untested.length, rows.length - done.length - open.length, open.length].map(String),
  ]
}

describe('docs/COVERAGE.md', () => {
  test('names only files that exist', () => {
    const named = [...new Set(document.match(PATH))]
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('has a place to look at, or an issue, for every statement', () => {
    const rows = sections.filter(({ title }) => /^\d/.test(title)).flatMap(({ rows }) => rows)
    expect(rows.filter(([, where = '']) => where === '')).toEqual([])
    expect(rows.filter(([, where = '']) => where.startsWith('open:') && !/^open: issues? \d/.test(where))).toEqual([])
  })

  test('counts its rows right', () => {
    const [summary, ...specification] = sections
    const written = summary?.rows.filter(([title = '']) => /^\d/.test(title))
    expect(written).toEqual(specification.map(counted))
  })
})
