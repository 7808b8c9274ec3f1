import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { TASK_KINDS } from './task-kinds.ts'

/**
 * Something that one of us is to do, mostly for a lead. What is done stays as it is. The earliest open one of a lead is its
 * `nextFollowUpDate`: `keepNextTask` says so after every change.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TASK_KINDS }).notNull().default('task'),
    title: text('title').notNull(),
    /** Null: whenever there is time. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Due at an hour; else on a day, and it is overdue when the day is over. */
    hasHour: boolean('has_hour').notNull().default(false),
    /** Null: anybody's. */
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome'),
    /** The hour its owner was reminded of: each calls once. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tasks_lead').on(table.leadId, table.doneAt),
    index('tasks_owner').on(table.assignedTo, table.dueAt).where(sql`${table.doneAt} is null`),
    index('tasks_done').on(table.doneAt, table.id).where(sql`${table.doneAt} is not null`),
    index('tasks_words').using('gin', sql`fold_text(${table.title}) gin_trgm_ops`),
    index('tasks_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
)

export type TaskRow = typeof tasks.$inferSelect
