import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** One line of the table at the end of `npm run test:cluster`; `.cache/cluster.md` keeps the table. */
export interface ClusterRow {
  what: string
  result: string
}

const ROWS = fromProjectRoot('.cache', 'cluster.jsonl')

export function report(row: ClusterRow): void {
  appendFileSync(ROWS, `${JSON.stringify(row)}\n`)
}

if (import.meta.main && existsSync(ROWS)) {
  const rows = readFileSync(ROWS, 'utf8').trimEnd().split('\n')
  const lines = rows.map((row) => JSON.parse(row) as ClusterRow).map(({ what, result }) => `| ${what} | ${result} |`)
  const table = ['| what | result |', '|---|---|', ...lines].join('\n')
  writeFileSync(fromProjectRoot('.cache', 'cluster.md'), `${table}\n`)
  process.stdout.write(`\n${table}\n\n`)
}
