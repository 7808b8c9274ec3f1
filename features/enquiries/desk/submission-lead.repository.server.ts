import { and, asc, eq, inArray } from 'drizzle-orm'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { POINTS_TO } from '../leads/lead-of.server.ts'
import type { LeadStatus } from '../leads/lead-status.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'
import type { SubmissionKind } from '../reference.ts'

/** What stands beside a submission in its list. */
export interface SubmissionLead {
  /** On whose timeline it stands; null: it was held back, or the lead is gone. */
  leadId: number | null
  /** How things stand with whoever sent it. */
  lead: { status: LeadStatus; waitingSince: string | null } | null
  assignee: StaffMember | null
}

async function findLeads(db: Database, kind: SubmissionKind, ids: number[]) {
  const column = POINTS_TO[kind]
  const rows = await db
    .select({ id: column, leadId: activities.leadId, status: leads.status, waitingSince: leads.waitingSince })
    .from(activities)
    .innerJoin(leads, eq(leads.id, activities.leadId))
    .where(and(inArray(column, ids), eq(activities.type, 'submission')))
    .orderBy(asc(activities.id))
  return new Map(rows.map(({ id, ...lead }) => [id, lead]))
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
  const [found, names] = await Promise.all([
    findLeads(
      db,
      kind,
      rows.map(({ id }) => id),
    ),
    findNames(db, [...owners]),
  ])
  return rows.map((row) => {
    const lead = found.get(row.id)
    return {
      ...show(row),
      leadId: lead?.leadId ?? null,
      lead: lead ? { status: lead.status, waitingSince: lead.waitingSince?.toISOString() ?? null } : null,
      assignee: names.get(row.assignedTo) ?? null,
    }
  })
}
