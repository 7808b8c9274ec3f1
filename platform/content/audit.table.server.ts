import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { AuditAction, AuditedEntity } from './entities.ts'

export type Snapshot = Record<string, unknown>

/** Who changed what, when, with before and after. Only ever added to. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As they were called that day: an account may go, what it did stays. Null: the house's own code. */
    actorName: text('actor_name'),
    action: text('action').$type<AuditAction>().notNull(),
    entity: text('entity').$type<AuditedEntity>().notNull(),
    entityId: integer('entity_id'),
    /** What it was called: 'Villa Teranga'. */
    label: text('label').notNull(),
    /** Of a change, only what changed; of a deletion, all there was. */
    before: jsonb('before').$type<Snapshot>(),
    after: jsonb('after').$type<Snapshot>(),
    /** What hung on a deleted record and would be lost with it: enquiries about it, addresses it had. */
    attached: jsonb('attached').$type<Snapshot>(),
  },
  (table) => [
    index('audit_entries_of').on(table.entity, table.entityId, table.id.desc()),
    index('audit_entries_did').on(table.action, table.id),
    index('audit_entries_by').on(table.actorId, table.id.desc()),
  ],
)

export type AuditRow = typeof auditEntries.$inferSelect
