import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type ContactSubmissionRow, contactSubmissions } from './contact-submission.table.server.ts'

export async function insertContactSubmission(
  db: Database,
  submission: typeof contactSubmissions.$inferInsert,
): Promise<ContactSubmissionRow> {
  const [row] = await db.insert(contactSubmissions).values(submission).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

/** Staff say that it is no spam. Undefined when nobody thought so (any more). */
export async function releaseContactSubmission(db: Database, id: number): Promise<ContactSubmissionRow | undefined> {
  const [row] = await db
    .update(contactSubmissions)
    .set({ suspicion: null })
    .where(and(eq(contactSubmissions.id, id), isNotNull(contactSubmissions.suspicion)))
    .returning()
  return row
}

/** Locked until the transaction ends: two of staff may press at once. */
export async function lockContactSubmission(tx: Database, id: number): Promise<ContactSubmissionRow | undefined> {
  const [row] = await tx.select().from(contactSubmissions).where(eq(contactSubmissions.id, id)).for('update')
  return row
}

export async function updateContactSubmission(
  tx: Database,
  id: number,
  changes: Partial<Pick<ContactSubmissionRow, 'status' | 'assignedTo'>>,
): Promise<void> {
  await tx.update(contactSubmissions).set(changes).where(eq(contactSubmissions.id, id))
}

interface ListRequest {
  condition: SQL | undefined
  limit: number
  beforeId: number | null
}

/** Newest first; ids grow with time, so they are the page mark too. */
export async function listContactSubmissions(
  db: Database,
  { condition, limit, beforeId }: ListRequest,
): Promise<ContactSubmissionRow[]> {
  return db
    .select()
    .from(contactSubmissions)
    .where(and(condition, beforeId === null ? undefined : lt(contactSubmissions.id, beforeId)))
    .orderBy(desc(contactSubmissions.id))
    .limit(limit)
}

export async function countContactSubmissions(db: Database): Promise<{ total: number; fresh: number }> {
  const { suspicion, status } = contactSubmissions
  // What is held back as spam is counted beside it. All, and the few that have an index of their own: together they would read every row.
  const [all, held, fresh] = await Promise.all([
    db.$count(contactSubmissions),
    db.$count(contactSubmissions, isNotNull(suspicion)),
    db.$count(contactSubmissions, and(eq(status, 'new'), isNull(suspicion))),
  ])
  return { total: all - held, fresh }
}
