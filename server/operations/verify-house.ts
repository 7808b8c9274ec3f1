import type pg from 'pg'
import { checkTables, type Finding } from '#db/backup/check-tables.server.ts'
import { openBackups } from '#db/backup/stored-file.server.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange } from '#db/context.server.ts'
import { checkCalendars } from '#features/nest/stays/calendar-feeds/check-calendars.server.ts'
import type { Stores } from '../stores.ts'
import {
  checkForeign,
  checkHires,
  checkPayments,
  checkSearch,
  checkSettings,
  checkStays,
  checkValues,
  checkViewings,
} from './verify-content.ts'
import { checkFiles, checkNamed, checkPictures } from './verify-stored.ts'

interface Options {
  config: pg.ClientConfig
  db: Database
  stores: Stores
  /** Asks the foreign addresses too; null: only looks at how they are written. */
  online: { privateHosts: readonly string[] } | null
}

export interface Verdict {
  findings: Finding[]
  /** Of others, and so nothing that is broken here. */
  told: string[]
}

/** Looks at everything that is kept, beside a running server or without one, and mends what can be made again. */
export async function verifyHouse({ config, online, ...given }: Options): Promise<Verdict> {
  const { db, stores } = given
  const lostAndFound = openBackups(stores.backups)
  const place = { db, stores, lostAndFound }
  try {
    const ofTables = await checkTables(config)
    const ofNames = await checkNamed(place)
    const { told, ...ofForeign } = await checkForeign(db, online)
    const findings = [
      ...ofTables,
      await checkValues(db),
      await checkSettings(db),
      await checkHires(db),
      await checkStays(db),
      await checkViewings(db),
      await checkPayments(db),
      await checkCalendars(db),
      await checkSearch(db),
      ofNames,
      ...(await checkPictures(place)),
      await checkFiles(place),
      ofForeign,
    ]
    if (findings.some(({ repaired }) => repaired.length > 0)) await announceContentChange(db)
    return { findings, told }
  } finally {
    await lostAndFound.close()
  }
}
