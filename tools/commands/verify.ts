// npm run verify [-- --online]: every row, picture, file and foreign address. npm run verify -- FILE: a backup.
import { StoreAway } from '#common/object-store.ts'
import type { Finding } from '#db/backup/check-tables.server.ts'
import { openBackup, UnusableBackup } from '#db/backup/read-backup.server.ts'
import { readEnv } from '#server/env.ts'
import { verifyHouse } from '#server/operations/verify-house.ts'
import { complain, say, withBackup, withDatabase } from './open.ts'

const MOST_LINES = 50

function table(findings: readonly Finding[]): string {
  const line = (thing: string, ...counts: (number | string)[]) =>
    `  ${thing.padEnd(40)}${counts.map((count) => String(count).padStart(10)).join('')}`
  return [
    line('thing', 'checked', 'broken', 'repaired'),
    ...findings.map(({ thing, checked, broken, repaired }) => line(thing, checked, broken.length, repaired.length)),
  ].join('\n')
}

function sayAll(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  say(`\n${title}`)
  for (const line of lines.slice(0, MOST_LINES)) say(`  ${line}`)
  if (lines.length > MOST_LINES) say(`  … and ${lines.length - MOST_LINES} more`)
}

async function verifyBackup(file: string): Promise<void> {
  const { manifest } = await openBackup(file)
  say(
    table([
      { thing: `rows of ${manifest.tables.length} tables`, checked: sum(manifest.tables), broken: [], repaired: [] },
      { thing: 'pictures and files', checked: manifest.files.length, broken: manifest.missing, repaired: [] },
    ]),
  )
  sayAll('Missing already when it was made:', manifest.missing)
  say(
    `\nWhole, by every checksum: made ${manifest.createdAt} by Kais ${manifest.kais} on PostgreSQL ${manifest.postgres}.`,
  )
}

const sum = (tables: readonly { rows: number }[]) => tables.reduce((total, { rows }) => total + rows, 0)

async function verify(isOnline: boolean): Promise<void> {
  const env = readEnv(process.env)
  await withDatabase(async ({ config, db }, stores) => {
    const { findings, told } = await verifyHouse({
      config,
      db,
      stores,
      online: isOnline ? { privateHosts: env.FEED_PRIVATE_HOSTS } : null,
    })
    say(table(findings))
    const broken = findings.flatMap((finding) => finding.broken)
    sayAll('Broken:', broken)
    sayAll(
      'Repaired:',
      findings.flatMap((finding) => finding.repaired),
    )
    sayAll('Addresses of others worth a look:', told)
    say(broken.length > 0 ? '\nSomething is broken that cannot be made again here.' : '\nAll good.')
    if (broken.length > 0) process.exitCode = 1
  })
}

const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
await (file ? withBackup(file, verifyBackup) : verify(args.includes('--online'))).catch((error: unknown) =>
  complain(error, UnusableBackup, StoreAway),
)
