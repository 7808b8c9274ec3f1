import { and, asc, eq, inArray } from 'drizzle-orm'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import type { SubmissionKind } from '../reference.ts'

/** What stands beside a submission in its list. */
export interface SubmissionLead {
  /** On whose timeline it stands; null: it was held back, or the lead is gone. */
  leadId: number | null
  assignee: StaffMember | null
}

const POINTS_TO = {
  contact: activities.contactSubmissionId,
  inquiry: activities.inquiryId,
  booking: activities.bookingId,
} as const satisfies Record<SubmissionKind, unknown>

async function findLeadIds(db: Database, kind: SubmissionKind, ids: number[]): Promise<Map<number | null, number>> {
  const column = POINTS_TO[kind]
  const rows = await db
    .select({ id: column, leadId: activities.leadId })
    .from(activities)
    .where(and(inArray(column, ids), eq(activities.type, 'submission')))
    .orderBy(asc(activities.id))
  return new Map(rows.map(({ id, leadId }) => [id, leadId]))
}

async function findNames(db: Database, ids: number[]): Promise<Map<number | null, StaffMember>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName, username } = users
  const rows = await db.select({ id, firstName, lastName, username }).from(users).where(inArray(id, ids))
  return new Map(rows.map((user) => [user.id, { id: user.id, name: staffName(user) }]))
}

/** For one page of a list: two questions, however long it is. */
export async function withLead<Row extends { id: number; assignedTo: number | null }, Shown extends object>(
  db: Database,
  { kind, rows, show }: { kind: SubmissionKind; rows: readonly Row[]; show: (row: Row) => Shown },
): Promise<(Shown & SubmissionLead)[]> {
  if (rows.length === 0) return []
  const owners = new Set(rows.flatMap(({ assignedTo }) => assignedTo ?? []))
  const [leadIds, names] = await Promise.all([
    findLeadIds(
      db,
      kind,
      rows.map(({ id }) => id),
    ),
    findNames(db, [...owners]),
  ])
  return rows.map((row) => ({
    ...show(row),
    leadId: leadIds.get(row.id) ?? null,
    assignee: names.get(row.assignedTo) ?? null,
  }))
}
