import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type Keep, lastBackup, rotateBackups } from '#db/backup/backup-folder.server.ts'
import { BackupRefused, BackupRunning, writeBackup } from '#db/backup/write-backup.server.ts'
import type { Env } from '../env.ts'
import { keptFromBackups } from './disk-watch.ts'
import { listStoredPlaces } from './stored-places.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOOK_EVERY_MS = 10 * 60 * 1000
/** A backup that failed for want of room or of a disk fails again a moment later. */
const AFTER_FAILURE_MS = 60 * 60 * 1000

/** Whether the newest backup is from before the last time that one was to be made. `time`: '03:00', Dakar's clock. */
export function isBackupDue(last: Date | null, time: string, now: Date): boolean {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`).getTime()
  const latest = today <= now.getTime() ? today : today - DAY_MS
  return last === null || last.getTime() < latest
}

/** When the last backup was made. Undefined: whoever backs up by other means has none here, and wants no alarm about it. */
export function watchBackups({ BACKUP_AT, BACKUP_DIR }: Pick<Env, 'BACKUP_AT' | 'BACKUP_DIR'>) {
  return async (): Promise<Date | null | undefined> =>
    (await lastBackup(BACKUP_DIR))?.at ?? (BACKUP_AT === null ? undefined : null)
}

interface Options {
  config: pg.ClientConfig
  dataDir: string
  folder: string
  /** Null: by no server. */
  time: string | null
  keep: Keep
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  lookEveryMs?: number
}

/** One a day, at its time or as soon as a server runs again. Of several servers one makes it. */
export function startDailyBackup(options: Options): { stop(): Promise<void> } {
  const { config, dataDir, folder, time, keep, log, lookEveryMs = LOOK_EVERY_MS } = options
  if (time === null) return { stop: async () => {} }
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const stopping = new AbortController()

  async function makeIfDue(at: string): Promise<number> {
    try {
      const last = await lastBackup(folder)
      if (!isBackupDue(last?.at ?? null, at, new Date())) return lookEveryMs
      // Before as well: a disk that old backups have filled would never have room for the one that lets them go.
      const outdated = await rotateBackups(folder, keep)
      const { signal } = stopping
      const { path, bytes, manifest } = await writeBackup({
        config,
        dataDir,
        folder,
        listFiles: listStoredPlaces,
        keepFree: keptFromBackups,
        signal,
      })
      if (manifest.missing.length > 0) log.warn({ missing: manifest.missing }, 'files are missing: npm run verify')
      const gone = [...outdated, ...(await rotateBackups(folder, keep))]
      log.info({ path, bytes, removed: gone.length }, 'backup made')
      return lookEveryMs
    } catch (error) {
      // Another server is at it, or we are told to stop: the next look will show.
      if (error instanceof BackupRunning || stopping.signal.aborted) return lookEveryMs
      if (error instanceof BackupRefused) log.error({ reason: error.message }, 'no backup was made')
      else log.error({ err: error }, 'no backup was made')
      return AFTER_FAILURE_MS
    }
  }

  function lookIn(ms: number): void {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = makeIfDue(time as string).then(lookIn)
    }, ms).unref()
  }

  lookIn(lookEveryMs)
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
