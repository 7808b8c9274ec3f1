import { access } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fetchBackup } from '#db/backup/backup-folder.server.ts'
import { UnusableBackup } from '#db/backup/read-backup.server.ts'
import { type OpenDatabase, openDatabase } from '#db/open-database.server.ts'
import { placesOf } from '#db/places.server.ts'
import { readEnv } from '#server/env.ts'
import { lastWords } from '#server/last-words.ts'
import { type Stores, storesOf } from '#server/stores.ts'

// A command that breaks prints no secrets either.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${lastWords(error)}\n`)
  process.exit(1)
})

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export const inMegabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

/** One line for what a person can mend; anything else is told whole. */
export function complain(error: unknown, ...expected: (new (...args: never[]) => Error)[]): void {
  if (!expected.some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

/** Opens the site's own database for a visit, beside a running server or without one, and closes it again. */
export async function withDatabase(
  work: (database: OpenDatabase, stores: Stores) => Promise<void>,
  { purpose = 'visit' }: { purpose?: 'visit' | 'backup' | 'restore' } = {},
): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabase({
    places: placesOf(env),
    dataDir: env.DATA_DIR,
    purpose,
    log: say,
  })
  try {
    await work(database, await storesOf(env))
  } finally {
    await database.close()
  }
}

/** A backup that a person names: a file, or the name of one that lies where backups are kept. */
export async function withBackup(named: string, work: (path: string) => Promise<void>): Promise<void> {
  const path = resolve(named)
  const isFile = await access(path).then(
    () => true,
    () => false,
  )
  if (isFile) return work(path)
  const { backups } = await storesOf(readEnv(process.env))
  const fetched = await fetchBackup(backups, basename(named))
  if (!fetched) throw new UnusableBackup(named, 'there is no such file, and no backup of that name.')
  await work(fetched.path).finally(fetched.drop)
}
