import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { receivedBooking, receivedContact, receivedInquiry } from './received-submission.ts'
import { recordLead } from './record-lead.server.ts'
import { findUnclaimed } from './submissions.repository.server.ts'

const AT_ONCE = 200

/**
 * What was sent before the house kept leads gets its place on a timeline, after the start of the server; nobody is written
 * to about it. Once done there is nothing to find, and it costs three short looks. The signal ends it after a batch.
 */
export async function adoptSubmissions(db: Database, signal?: AbortSignal): Promise<number> {
  let adopted = 0
  for (;;) {
    const found = await db.transaction(async (tx) => {
      // Two instances that start together take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('adopt submissions', 0))`)
      const { contact, inquiry, booking } = await findUnclaimed(tx, AT_ONCE)
      const received = [
        ...contact.map((row) => ({ at: row.createdAt, what: receivedContact(row) })),
        ...inquiry.map((row) => ({ at: row.createdAt, what: receivedInquiry(row) })),
        ...booking.map((row) => ({ at: row.createdAt, what: receivedBooking(row) })),
      ].sort((a, b) => a.at.getTime() - b.at.getTime())
      for (const { at, what } of received) await recordLead(tx, what, at)
      return received.length
    })
    adopted += found
    if (found === 0 || signal?.aborted) return adopted
  }
}
