/**
 * One table at the end of `npm run test:faults`: every fault file tells its rows, and tools/test.mjs runs this file as a
 * program once all are through. `.cache/faults.md` keeps the table.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromProjectRoot } from '#db/project-root.server.ts'

export interface FaultRow {
  /** What was done to the house, such as 'kill -9 of the server, under load'. */
  fault: string
  /** How often it was done in this row. */
  times: number
  /** What visitors and staff got meanwhile, such as '200 kept: 310 · 503 told: 12'. */
  visitors?: string
  staff?: string
  /** The longest time without the thing that the row is about, in seconds. */
  outage?: number
  /** From the end of the trouble until all was well again, in seconds. */
  recovery?: number
  /** Records that visitors were told are stored, those of them that are not, and those that are stored twice. */
  acknowledged?: number
  lost?: number
  doubled?: number
}

const ROWS = fromProjectRoot('.cache', 'faults.jsonl')
const TABLE = fromProjectRoot('.cache', 'faults.md')

export function report(row: FaultRow): void {
  appendFileSync(ROWS, `${JSON.stringify(row)}\n`)
}

const COLUMNS: readonly [string, (row: FaultRow) => string | number | undefined][] = [
  ['fault', (row) => row.fault],
  ['times', (row) => row.times],
  ['visitors saw', (row) => row.visitors],
  ['staff saw', (row) => row.staff],
  ['longest outage, s', (row) => row.outage?.toFixed(1)],
  ['recovery, s', (row) => row.recovery?.toFixed(1)],
  ['acknowledged', (row) => row.acknowledged],
  ['lost', (row) => row.lost],
  ['doubled', (row) => row.doubled],
]

function tableOf(rows: readonly FaultRow[]): string {
  const cells = [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => '---'),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row) ?? '')),
  ]
  const sum = (figure: (row: FaultRow) => number | undefined) =>
    rows.reduce((total, row) => total + (figure(row) ?? 0), 0)
  const kills = rows.filter(({ fault }) => fault.startsWith('kill -9')).reduce((total, { times }) => total + times, 0)
  return [
    ...cells.map((row) => `| ${row.join(' | ')} |`),
    '',
    `${kills} kills, ${sum((row) => row.acknowledged)} acknowledged, ${sum((row) => row.lost)} lost, ${sum((row) => row.doubled)} doubled.`,
  ].join('\n')
}

if (import.meta.main && existsSync(ROWS)) {
  const rows = readFileSync(ROWS, 'utf8').trimEnd().split('\n')
  const table = tableOf(rows.map((row) => JSON.parse(row) as FaultRow))
  writeFileSync(TABLE, `${table}\n`)
  process.stdout.write(`\n${table}\n\n`)
}
