// npm run restore -- FILE [--replace]: brings back what a backup holds, into the embedded database or that of DATABASE_URL.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { StoreAway } from '#common/object-store.ts'
import { openBackup, UnusableBackup } from '#db/backup/read-backup.server.ts'
import {
  RestoreRefused,
  requireNobodyServes,
  requireRestorable,
  restoreBackup,
  versionOf,
} from '#db/backup/restore-backup.server.ts'
import { BackupRefused, writeBackup } from '#db/backup/write-backup.server.ts'
import { DataFolderInUse } from '#db/open-database.server.ts'
import { HOURS_AFTER_RESTORE, prolongRestoredHolds } from '#features/enquiries/holds/prolong-restored-holds.server.ts'
import { fillSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { countUnsent } from '#platform/mail/outbox.repository.server.ts'
import { keptFromBackups } from '#server/operations/disk-watch.ts'
import { listStoredPlaces } from '#server/operations/stored-places.ts'
import { complain, say, withBackup, withDatabase } from './open.ts'

const HELP = `npm run restore -- FILE            into an empty database; FILE may also be the name of a backup that is kept
npm run restore -- FILE --replace  saves what the database holds in a backup of its own, then replaces it
Stop the server first. npm run verify -- FILE looks at a backup without restoring it.`

/** What an operator should know before the next start. */
interface Adapted {
  prolonged: number
  letters: number
}

async function adapt(client: pg.Client): Promise<Adapted> {
  const db = drizzle({ client })
  return { prolonged: await prolongRestoredHolds(db), letters: (await countUnsent(db)).waiting }
}

async function restore(file: string, isReplacing: boolean): Promise<void> {
  say('Checking the backup…')
  const backup = await openBackup(file)
  versionOf(backup)
  await withDatabase(
    async ({ config, db }, { objects, backups }) => {
      await requireNobodyServes(config)
      if ((await requireRestorable(config, isReplacing)) === 'filled') {
        const { path } = await writeBackup({
          config,
          objects,
          backups,
          listFiles: listStoredPlaces,
          keepFree: keptFromBackups,
          occasion: 'before-restore',
        })
        say(`What was there is saved in ${path} (and stays until you delete it).`)
      }
      say(`Restoring what Kais was at ${backup.manifest.createdAt}…`)
      const { filesWritten, adapted } = await restoreBackup(backup, {
        config,
        objects,
        draftFolder: backups.draftFolder,
        isReplacing,
        adapt,
      })
      await fillSearchWords(db)
      const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(`${rows} rows of ${backup.manifest.tables.length} tables are back, and ${filesWritten} pictures and files.`)
      for (const name of backup.manifest.missing) say(`Was missing already when the backup was made: ${name}`)
      if (adapted.prolonged > 0)
        say(
          `${adapted.prolonged} reservations that wait for us hold their cars for ${HOURS_AFTER_RESTORE} hours more: ` +
            'confirm again what was confirmed since the backup.',
        )
      if (adapted.letters > 0)
        say(`${adapted.letters} letters wait in the outbox and are sent by the next start, unless it has no SMTP_URL.`)
      say('The widths of pictures are made again when they are first asked for.')
    },
    { purpose: 'restore' },
  )
}

const args = process.argv.slice(2)
const files = args.filter((arg) => !arg.startsWith('--'))
const [file] = files
if (!file || files.length > 1 || args.some((arg) => arg.startsWith('--') && arg !== '--replace')) {
  say(HELP)
  process.exitCode = 2
} else {
  const isReplacing = args.includes('--replace')
  await withBackup(file, (path) => restore(path, isReplacing)).catch((error: unknown) =>
    complain(error, UnusableBackup, RestoreRefused, BackupRefused, DataFolderInUse, StoreAway),
  )
}
