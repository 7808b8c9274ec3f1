import { and, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isAway } from '#common/object-store.ts'
import type { Database } from '#db/client.server.ts'
import { readRetention } from '#features/company/read-settings.server.ts'
import { foldMonths } from '#features/visits/visit.repository.server.ts'
import { signInChallenges } from '#platform/accounts/second-factor.table.server.ts'
import { knownDevices, passwordLinks, sessions } from '#platform/accounts/user.table.server.ts'
import { insertAuditEntry } from '#platform/content/audit.repository.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { editPresences } from '#platform/content/presence.table.server.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { removeOldSharePictures } from '#platform/share/share-pictures.server.ts'
import type { UploadStores } from '../stores.ts'
import { removeUnusedUploads, Stopped } from './unused-uploads.ts'

const DAY_MS = 86_400_000
/** Few enough that nobody waits for their locks, and that each is done well before a statement's time is up. */
const ROWS_AT_ONCE = 500

interface Options {
  stores: UploadStores
  now?: Date
  isStopping?: () => boolean
  onError?: (error: unknown) => void
}

/** Again and again until a round finds less than a whole one. */
async function inRounds(round: () => Promise<number>, isStopping: () => boolean): Promise<number> {
  for (let all = 0; ; ) {
    if (isStopping()) throw new Stopped()
    const done = await round()
    all += done
    if (done < ROWS_AT_ONCE) return all
  }
}

/** Not every table has a number to go by; where a row lies, it always has. */
async function removeSome(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${ROWS_AT_ONCE}))`)
  return rowCount ?? 0
}

async function emptySomeDetails(db: Database, before: Date): Promise<number> {
  const { id, at, before: was, after, attached } = auditEntries
  const hasDetail = or(isNotNull(was), isNotNull(after), isNotNull(attached))
  const { rowCount } = await db.execute(sql`
    update ${auditEntries} set before = null, after = null, attached = null
    where id = any(array(select ${id} from ${auditEntries} where ${and(lt(at, before), hasDetail)} limit ${ROWS_AT_ONCE}))`)
  return rowCount ?? 0
}

/**
 * Clears away what is older than the settings say, in small rounds, and tells the audit trail how much. What people wrote
 * to us and what was written to them is not touched: that is for staff to decide.
 */
export async function clearOldData(
  db: Database,
  { stores, now = new Date(), isStopping = () => false, onError = () => {} }: Options,
): Promise<Record<string, number>> {
  const days = await readRetention(db)
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const remove = (table: PgTable, where: SQL | undefined) => inRounds(() => removeSome(db, table, where), isStopping)

  const mail = ago(days.keptMailDays)
  const counts = {
    removedKeys: await remove(idempotencyKeys, lt(idempotencyKeys.createdAt, ago(days.keptKeysDays))),
    // What waits is neither sent nor given up, however old it is.
    removedMail: await remove(outbox, or(lt(outbox.sentAt, mail), lt(outbox.failedAt, mail))),
    foldedVisits: await foldMonths(db, ago(days.keptVisitsDays).toISOString().slice(0, 10)),
    emptiedAudit: await inRounds(() => emptySomeDetails(db, ago(days.keptAuditDays)), isStopping),
    removedSessions:
      (await remove(sessions, lt(sessions.expiresAt, now))) +
      (await remove(signInChallenges, lt(signInChallenges.expiresAt, now))) +
      (await remove(knownDevices, lt(knownDevices.expiresAt, now))) +
      // The list of staff says for a while that an invitation was not taken up.
      (await remove(passwordLinks, lt(passwordLinks.expiresAt, ago(30)))) +
      (await remove(editPresences, lt(editPresences.seenAt, ago(1)))),
    // Last: a deletion whose detail is gone no longer holds its pictures.
    ...(await removeUnusedUploads(db, { stores, now, days: days.keptUploadsDays, isStopping, onError })),
    removedSharePictures: await removeOldSharePictures(stores.objects, now).catch((error: unknown) => {
      if (!isAway(error)) throw error
      onError(error)
      return 0
    }),
  }
  await insertAuditEntry(db, {
    at: now,
    actorId: null,
    actorName: null,
    action: 'delete',
    entity: 'retention',
    entityId: null,
    label: '',
    after: counts,
  })
  return counts
}
