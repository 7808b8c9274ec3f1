import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import type { SubmissionRef } from '../letters/message-kinds.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { type AssignmentRuleRow, assignmentRules } from './assignment-rule.table.server.ts'

export function listRules(db: Database): Promise<AssignmentRuleRow[]> {
  return db.select().from(assignmentRules).orderBy(asc(assignmentRules.position), asc(assignmentRules.id))
}

/** Whoever edits them has them alone; leads that come in meanwhile wait for their turn. */
export async function lockRules(tx: Database): Promise<AssignmentRuleRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assignment rules', 0))`)
  await tx.select({ id: assignmentRules.id }).from(assignmentRules).orderBy(asc(assignmentRules.id)).for('update')
  return listRules(tx)
}

/** Undefined: it was taken away while we waited. */
export async function lockRule(tx: Database, id: number): Promise<AssignmentRuleRow | undefined> {
  const [rule] = await tx.select().from(assignmentRules).where(eq(assignmentRules.id, id)).for('update')
  return rule
}

/** Not a change of the rule: whoever has the rules open is not refused for it. */
export async function countTurn(tx: Database, { id, given }: AssignmentRuleRow): Promise<void> {
  await tx
    .update(assignmentRules)
    .set({ given: given + 1, updatedAt: sql`${assignmentRules.updatedAt}` })
    .where(eq(assignmentRules.id, id))
}

type NewRule = Omit<typeof assignmentRules.$inferInsert, 'position' | 'given'> & { id?: number | undefined }

/** All of them, in this order. */
export async function writeRules(tx: Database, rules: readonly NewRule[], updatedAt: Date): Promise<void> {
  const kept = rules.flatMap(({ id }) => id ?? [])
  await tx.delete(assignmentRules).where(kept.length > 0 ? notInArray(assignmentRules.id, kept) : undefined)
  for (const [position, { id, ...rule }] of rules.entries()) {
    const row = { ...rule, position, updatedAt }
    if (id === undefined) await tx.insert(assignmentRules).values(row)
    else await tx.update(assignmentRules).set(row).where(eq(assignmentRules.id, id))
  }
}

/** Accounts by their numbers, whatever became of them. */
export async function findPeople(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, username, firstName, lastName } = users
  return db
    .select({ id, username, firstName, lastName })
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/** The home that something was sent about: where it is, and who of us shows it. */
export async function findSubjectHome(tx: Database, ref: Readonly<Record<string, unknown>>) {
  const home = { place: properties.location, adviserId: properties.adviserId }
  const idIn = (key: string) => (typeof ref[key] === 'number' ? ref[key] : undefined)
  const [inquiryId, stayId, viewingId] = [idIn('inquiryId'), idIn('stayId'), idIn('viewingId')]
  const from = <Table extends typeof userInquiries | typeof stays | typeof viewings>(table: Table, id: number) =>
    tx
      .select(home)
      .from(table as typeof stays)
      .innerJoin(properties, eq(properties.id, table.propertyId))
      .where(eq(table.id, id))
  const [found] =
    inquiryId !== undefined
      ? await from(userInquiries, inquiryId)
      : stayId !== undefined
        ? await from(stays, stayId)
        : viewingId !== undefined
          ? await from(viewings, viewingId)
          : []
  return found ?? { place: null, adviserId: null }
}

/** Who is to show what somebody asked to see; null: they did not ask, or nobody is. */
export async function findShownBy(tx: Database, ref: SubmissionRef): Promise<number | null> {
  if (!('viewingId' in ref)) return null
  const [viewing] = await tx.select({ id: viewings.adviserId }).from(viewings).where(eq(viewings.id, ref.viewingId))
  return viewing?.id ?? null
}
