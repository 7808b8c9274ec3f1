// npm run backup: everything in one file, beside a running server or without one.
import { resolve, sep } from 'node:path'
import { StoreAway } from '#common/object-store.ts'
import { rotateBackups } from '#db/backup/backup-folder.server.ts'
import { BackupRefused, type BackupSummary, writeBackup } from '#db/backup/write-backup.server.ts'
import type { OpenDatabase } from '#db/open-database.server.ts'
import { type Env, readEnv } from '#server/env.ts'
import { keptFromBackups } from '#server/operations/disk-watch.ts'
import { listStoredPlaces } from '#server/operations/stored-places.ts'
import type { Stores } from '#server/stores.ts'
import { complain, inMegabytes, say, withDatabase } from './open.ts'

function describe({ path, bytes, manifest }: BackupSummary): string {
  const { tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return (
    `${path}\n${inMegabytes(bytes)}: ${rows} rows of ${tables.length} tables, ${files.length} pictures and files. ` +
    'Settings are among the rows; .env is not in it, nor are the widths of pictures, which are made again.'
  )
}

async function backUp(env: Env): Promise<void> {
  const makeIt = async ({ config }: OpenDatabase, { objects, backups }: Stores) => {
    const rotate = async () => {
      for (const { path } of await rotateBackups(backups.store, env.BACKUP_KEEP)) say(`No longer kept: ${path}`)
    }
    // Before as well: a disk that old backups have filled would never have room for the one that lets them go.
    await rotate()
    const summary = await writeBackup({
      config,
      objects,
      backups,
      listFiles: listStoredPlaces,
      keepFree: keptFromBackups,
    })
    say(describe(summary))
    for (const name of summary.manifest.missing) say(`Missing, and so not in it: ${name} (npm run verify says more)`)
    await rotate()
    if (env.BACKUPS_IN_BUCKET)
      say('It lies in the same bucket as what it is a copy of. Copy it elsewhere, or set BACKUP_DIR.')
    else if (`${backups.draftFolder}${sep}`.startsWith(`${resolve(env.DATA_DIR)}${sep}`))
      say('It lies on the same disk as what it is a copy of. Copy it elsewhere, or set BACKUP_DIR.')
  }
  await withDatabase(makeIt, { purpose: 'backup' })
}

await backUp(readEnv(process.env)).catch((error: unknown) => complain(error, BackupRefused, StoreAway))
