import { availableParallelism, totalmem } from 'node:os'
import type { Reader } from './growth-doors.ts'

export interface Measured {
  name: string
  reader: Reader | 'work'
  /** Milliseconds. */
  p50: number
  p95: number
  /** The longest for which nobody else had a turn, in milliseconds of our own work; null: nobody else was there. */
  turn: number | null
  /** The most that its process held. */
  megabytes: number
  /** What it was answered with instead. */
  failed?: number
}

export interface MeasuredHouse {
  size: number
  measured: readonly Measured[]
  /** Megabytes. */
  tables: readonly { name: string; table: number; indexes: number }[]
}

const TITLES: Record<Measured['reader'], string> = {
  visitor: 'What visitors ask for',
  staff: 'What the staff ask for',
  crawler: 'What search engines and players fetch',
  export: 'What is fetched as a file, once',
  work: 'What looks through the whole house, in a process of its own',
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const heads = (cells: readonly string[]) => [line(cells), line(cells.map((_, at) => (at === 0 ? '---' : '---:')))]

function cellsOf(one: Measured | undefined): string[] {
  if (!one) return ['', '', '']
  if (one.failed !== undefined) return [`answered ${one.failed} after ${one.p50.toFixed(0)}`, '', '']
  const turn = one.turn === null ? '' : one.turn.toFixed(0)
  return [`${one.p50.toFixed(0)} / ${one.p95.toFixed(0)}`, turn, one.megabytes.toFixed(0)]
}

/** As Markdown: the doors by whoever uses them, then what the tables weigh. */
export function growthTables(houses: readonly MeasuredHouse[]): string {
  const sizes = houses.map(({ size }) => size.toLocaleString('en'))
  const today = new Date().toISOString().slice(0, 10)
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  const lines = [
    '# How the house grows',
    '',
    `Written by \`npm run bench -- growth\` on ${today}, on ${availableParallelism()} shared cores with ${memory} GB. So many homes, and as many people with a`,
    'message, wishes and a timeline each. A built server with one worker answers one reader at a time; nothing is given from memory.',
    'Times are milliseconds, p50 / p95; *turn* is the longest for which nobody else had one, in milliseconds of the server’s own work;',
    '*MB* is the most that the process held while it was asked for this row.',
  ]
  for (const [reader, title] of Object.entries(TITLES)) {
    const names = [
      ...new Set(
        houses.flatMap(({ measured }) => measured.filter((one) => one.reader === reader).map(({ name }) => name)),
      ),
    ]
    if (names.length === 0) continue
    lines.push('', `## ${title}`, '', ...heads(['', ...sizes.flatMap((size) => [size, 'turn', 'MB'])]))
    for (const name of names)
      lines.push(line([name, ...houses.flatMap(({ measured }) => cellsOf(measured.find((one) => one.name === name)))]))
  }
  const largest = houses.at(-1)?.tables ?? []
  lines.push(
    '',
    '## Tables and their indexes, in MB',
    '',
    ...heads(['', ...sizes.flatMap((size) => [size, 'indexes'])]),
  )
  for (const { name } of largest) {
    const of = houses.map(({ tables }) => tables.find((table) => table.name === name))
    lines.push(line([name, ...of.flatMap((one) => [one?.table.toFixed(0) ?? '', one?.indexes.toFixed(0) ?? ''])]))
  }
  return lines.join('\n')
}
