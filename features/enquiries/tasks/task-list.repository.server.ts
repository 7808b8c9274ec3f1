import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '#common/figures.ts'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { holdsFoldedWords, holdsIndexedWords } from '#db/holds-words.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { leadNameOf, toStaffMember } from '../leads/lead.public.ts'
import { leads } from '../leads/lead.table.server.ts'
import type { StaffTask } from './task.public.ts'
import type { TaskFilter } from './task.schema.ts'
import { tasks } from './task.table.server.ts'
import type { TaskGroup } from './task-due.ts'

const [owner, author, finisher] = [alias(users, 'owner'), alias(users, 'author'), alias(users, 'finisher')]
const named = (user: typeof owner) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
})

/** Days are Dakar's. */
const startOfDay = (daysAhead: number) =>
  sql`date_trunc('day', now(), 'Africa/Dakar') + make_interval(days => ${daysAhead}::int)`

/** With an hour when the hour has passed, without one when the day is over: as `isOverdue` of task-due.ts has it. */
export const isOverdue: SQL = sql`(${tasks.dueAt} < now() and (${tasks.hasHour} or ${tasks.dueAt} < ${startOfDay(0)}))`

const IN_GROUP: Record<TaskGroup, SQL | undefined> = {
  overdue: isOverdue,
  today: and(sql`not ${isOverdue}`, lt(tasks.dueAt, startOfDay(1))),
  week: and(gte(tasks.dueAt, startOfDay(1)), lt(tasks.dueAt, startOfDay(8))),
  later: gte(tasks.dueAt, startOfDay(8)),
  someday: isNull(tasks.dueAt),
}

/** What somebody is to see to: their own, and what is nobody's yet. */
export const isOwnOrNobodys = (userId: number | null): SQL =>
  sql`(${tasks.assignedTo} = ${userId}::int or ${tasks.assignedTo} is null)`

/** 'me' and `mine` are known here already; what is not said is still to do. */
export type TaskCondition = Omit<TaskFilter, 'assignedTo' | 'mine' | 'open'> & {
  assignedTo: number | null | undefined
  mine: number | undefined
  isOpen: boolean
}

/** All but what is searched for. */
function conditionOf({ assignedTo, mine, isOpen, leadId, kind, due }: TaskCondition): SQL | undefined {
  return and(
    isOpen ? isNull(tasks.doneAt) : isNotNull(tasks.doneAt),
    assignedTo === null ? isNull(tasks.assignedTo) : assignedTo ? eq(tasks.assignedTo, assignedTo) : undefined,
    mine === undefined ? undefined : isOwnOrNobodys(mine),
    leadId === undefined ? undefined : eq(tasks.leadId, leadId),
    kind && eq(tasks.kind, kind),
    due && IN_GROUP[due],
  )
}

const saysSo = (search: string) => holdsFoldedWords(sql`fold_text(${tasks.title})`, search)
const isForSuch = (search: string) => holdsIndexedWords(leads.searchText, search)

/**
 * Whose title says so, and what is for a lead of whom it is said: each has an index, which a question for both at once would not
 * use. Up to `MOST_COUNTED` and one.
 */
async function findByWords(db: Database, condition: TaskCondition, search: string): Promise<number[]> {
  const id = { id: tasks.id }
  const most = MOST_COUNTED + 1
  const others = conditionOf(condition)
  const bySaying = db
    .select(id)
    .from(tasks)
    .where(and(others, saysSo(search)))
    .limit(most)
  const byLead = db
    .select(id)
    .from(tasks)
    .innerJoin(leads, eq(leads.id, tasks.leadId))
    .where(and(others, isForSuch(search)))
    .limit(most)
  const rows = await union(bySaying, byLead).limit(most)
  return rows.map((row) => row.id)
}

const whole = (db: Database) =>
  db
    .select({
      task: tasks,
      owner: named(owner),
      author: named(author as never),
      finisher: named(finisher as never),
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        email: leads.email,
        phone: leads.phone,
      },
      /** As exact as PostgreSQL has it: a JavaScript date would lose its microseconds, and with them a row between two pages. */
      mark: sql<string>`coalesce(${tasks.doneAt}, ${tasks.dueAt})::text`,
    })
    .from(tasks)
    .leftJoin(leads, eq(leads.id, tasks.leadId))
    .leftJoin(owner, eq(owner.id, tasks.assignedTo))
    .leftJoin(author, eq(author.id, tasks.createdBy))
    .leftJoin(finisher, eq(finisher.id, tasks.doneBy))

type ListedTask = Awaited<ReturnType<typeof whole>>[number]

export function toStaffTask({ task, owner, author, finisher, lead }: ListedTask): StaffTask {
  const { id, kind, title, hasHour, outcome } = task
  return {
    id,
    kind,
    title,
    dueAt: task.dueAt?.toISOString() ?? null,
    hasHour,
    assignedTo: owner && toStaffMember(owner),
    createdBy: author && toStaffMember(author),
    doneAt: task.doneAt?.toISOString() ?? null,
    doneBy: finisher && toStaffMember(finisher),
    outcome,
    lead: lead && { id: lead.id, name: leadNameOf(lead), phone: lead.phone, email: lead.email },
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
  }
}

export async function findTask(db: Database, id: number): Promise<ListedTask | undefined> {
  const [row] = await whole(db).where(eq(tasks.id, id))
  return row
}

interface ListRequest {
  condition: TaskCondition
  limit: number
  /** The last one of the page before: its moment as text ('' when it has none), and its number. */
  after: { value: string; id: number } | null
}

/** What is to do by when it is due, whatever has no day last; what is done, the latest first. */
function behind({ condition: { isOpen }, after }: ListRequest): SQL | undefined {
  if (!after) return undefined
  if (!isOpen) return sql`(${tasks.doneAt}, ${tasks.id}) < (${after.value}::timestamptz, ${after.id})`
  if (after.value === '') return and(isNull(tasks.dueAt), sql`${tasks.id} > ${after.id}`)
  return or(sql`(${tasks.dueAt}, ${tasks.id}) > (${after.value}::timestamptz, ${after.id})`, isNull(tasks.dueAt))
}

/** In order, and how many there are, up to `MOST_COUNTED` and one. */
export async function listTaskRows(db: Database, request: ListRequest): Promise<{ rows: ListedTask[]; total: number }> {
  const { condition, limit } = request
  const { search } = condition
  const found = search ? await findByWords(db, condition, search) : null
  // Of more the first of a page are met soon by walking in order.
  const isFew = found !== null && found.length <= MOST_COUNTED
  const searched = isFew ? inArray(tasks.id, found) : search && or(saysSo(search), isForSuch(search))
  const order = condition.isOpen
    ? [sql`${tasks.dueAt} asc nulls last`, asc(tasks.id)]
    : [desc(tasks.doneAt), desc(tasks.id)]
  const rows = await whole(db)
    .where(and(conditionOf(condition), searched || undefined, behind(request)))
    .orderBy(...order)
    .limit(limit)
  return { rows, total: found?.length ?? (await countUpTo(db, tasks, conditionOf(condition))) }
}
