import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { ObjectStore } from '#common/object-store.ts'
import { type Backups, type Keep, lastBackup, rotateBackups } from '#db/backup/backup-folder.server.ts'
import { BackupRefused, BackupRunning, writeBackup } from '#db/backup/write-backup.server.ts'
import type { Database } from '#db/client.server.ts'
import { lastWentWell } from '#platform/jobs/job.repository.server.ts'
import type { Lease } from '#platform/jobs/job.ts'
import { JobFailed } from '#platform/jobs/job-failure.ts'
import type { Env } from '../env.ts'
import { keptFromBackups } from './disk-watch.ts'
import { listStoredPlaces } from './stored-places.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the newest backup is from before the last time that one was to be made. `time`: '03:00', Dakar's clock. */
export function isBackupDue(last: Date | null, time: string, now: Date): boolean {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`).getTime()
  const latest = today <= now.getTime() ? today : today - DAY_MS
  return last === null || last.getTime() < latest
}

/**
 * When the last backup was made: of several machines another one may have made it, into a folder that only that one sees.
 * Undefined: whoever backs up by other means has none here, and wants no alarm about it.
 */
export function watchBackups({ BACKUP_AT }: Pick<Env, 'BACKUP_AT'>, { store }: Pick<Backups, 'store'>, db: Database) {
  /** A store or a database that is away for a moment has not lost the backup that was seen there. */
  let known: Date | null = null
  return async (): Promise<Date | null | undefined> => {
    const seen = [
      lastBackup(store).then((found) => found?.at),
      BACKUP_AT === null ? undefined : lastWentWell(db, 'backup'),
    ].map(async (asked) => (await Promise.resolve(asked).catch(() => known))?.getTime() ?? 0)
    const newest = Math.max(...(await Promise.all(seen)))
    known = newest > 0 ? new Date(newest) : null
    return known ?? (BACKUP_AT === null ? undefined : null)
  }
}

interface Options {
  config: pg.ClientConfig
  objects: ObjectStore
  backups: Backups
  time: string
  keep: Keep
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** One a day, at its time or as soon as a server runs again; one that was made by hand since then will do. */
export async function makeBackupIfDue(
  { config, objects, backups, time, keep, log }: Options,
  { signal, at, isAsked }: Pick<Lease, 'signal' | 'at' | 'isAsked'>,
): Promise<void> {
  try {
    const last = await lastBackup(backups.store)
    if (!isAsked && !isBackupDue(last?.at ?? null, time, at)) return
    // Before as well: a disk that old backups have filled would never have room for the one that lets them go.
    const outdated = await rotateBackups(backups.store, keep)
    const { path, bytes, manifest } = await writeBackup({
      config,
      objects,
      backups,
      listFiles: listStoredPlaces,
      keepFree: keptFromBackups,
      signal,
    })
    if (manifest.missing.length > 0) log.warn({ missing: manifest.missing }, 'files are missing: npm run verify')
    const gone = [...outdated, ...(await rotateBackups(backups.store, keep))]
    log.info({ path, bytes, removed: gone.length }, 'backup made')
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof BackupRefused)) throw error
    log.error({ reason: error.message }, 'no backup was made')
    // Somebody makes one by hand: it is found at the next try. Or a machine died of it, and its lock outlived it for a while.
    throw new JobFailed(error instanceof BackupRunning ? 'other-backup' : 'refused', { cause: error })
  }
}
