import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { countedUpTo } from '#db/count-up-to.server.ts'
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

/** One question: each number is one look into an index, up to `MOST_COUNTED` and one. What looks like spam is counted on the overview, and not here. */
export async function countDesk(db: Database, userId: number | null): Promise<DeskCounts> {
  const isTaskLate = and(isNull(tasks.doneAt), isOwnOrNobodys(userId), isOverdue)
  const { rows } = await db.execute<Record<keyof DeskCounts['byTab'], number>>(sql`select
    ${countedUpTo(leads, isWaiting)} as leads,
    ${countedUpTo(tasks, isTaskLate)} as tasks,
    ${countedUpTo(viewings, isFresh.viewings)} as viewings,
    ${countedUpTo(contactSubmissions, isFresh.contacts)} as contacts,
    ${countedUpTo(userInquiries, isFresh.inquiries)} as inquiries,
    ${countedUpTo(bookings, isFresh.bookings)} as bookings,
    ${countedUpTo(stays, isFresh.stays)} as stays`)
  const [byTab] = rows
  if (!byTab) throw new Error('A count without groups always has one row.')
  return { waiting: byTab.leads, byTab }
}
