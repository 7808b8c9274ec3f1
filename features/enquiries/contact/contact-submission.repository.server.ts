import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
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

interface ListRequest {
  limit: number
  beforeId: number | null
}

/** Newest first; ids grow with time, so they are the page mark too. */
export async function listContactSubmissions(
  db: Database,
  { limit, beforeId }: ListRequest,
): Promise<ContactSubmissionRow[]> {
  return db
    .select()
    .from(contactSubmissions)
    .where(beforeId === null ? undefined : sql`${contactSubmissions.id} < ${beforeId}`)
    .orderBy(desc(contactSubmissions.id))
    .limit(limit)
}

export async function countContactSubmissions(db: Database): Promise<{ total: number; fresh: number }> {
  const [row] = await db
    .select({
      total: count(),
      fresh: sql<number>`(count(*) filter (where ${eq(contactSubmissions.status, 'new')}))::int`,
    })
    .from(contactSubmissions)
  return row ?? { total: 0, fresh: 0 }
}
