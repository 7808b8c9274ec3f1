import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { isWaiting } from '../leads/waiting.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { isOverdue, isOwnOrNobodys } from '../tasks/task-list.repository.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { DeskCounts } from './desk-counts.ts'

const isFresh = {
  contacts: and(eq(contactSubmissions.status, 'new'), isNull(contactSubmissions.suspicion)),
  inquiries: and(eq(userInquiries.status, 'open'), isNull(userInquiries.suspicion)),
  bookings: and(eq(bookings.status, 'pending'), isNull(bookings.suspicion)),
  stays: and(eq(stays.status, 'pending'), isNull(stays.suspicion)),
  // Before a visitor has pressed the link in our letter there is nothing to confirm.
  viewings: and(eq(viewings.status, 'asked'), eq(viewings.awaitsVisitor, false), isNull(viewings.suspicion)),
}

/** One question: each number is one look into an index. What looks like spam is counted on the overview, and not here. */
export async function countDesk(db: Database, userId: number | null): Promise<DeskCounts> {
  const { rows } = await db.execute<Record<keyof DeskCounts['byTab'], number>>(sql`select
    (select count(*)::int from ${leads} where ${isWaiting}) as leads,
    (select count(*)::int from ${tasks} where ${tasks.doneAt} is null and ${isOwnOrNobodys(userId)} and ${isOverdue}) as tasks,
    (select count(*)::int from ${viewings} where ${isFresh.viewings}) as viewings,
    (select count(*)::int from ${contactSubmissions} where ${isFresh.contacts}) as contacts,
    (select count(*)::int from ${userInquiries} where ${isFresh.inquiries}) as inquiries,
    (select count(*)::int from ${bookings} where ${isFresh.bookings}) as bookings,
    (select count(*)::int from ${stays} where ${isFresh.stays}) as stays`)
  const [byTab] = rows
  if (!byTab) throw new Error('A count without groups always has one row.')
  return { waiting: byTab.leads, byTab }
}
