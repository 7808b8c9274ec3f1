import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'
import type { Suspicion } from './suspicion.ts'

/** A repeated tap carries the same key: it gets the first answer again and stores nothing twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: the same key with other content is a mistake, and is refused. */
    requestHash: text('request_hash').notNull(),
    recordId: integer('record_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

/** Why it looks like spam. Such a submission is kept and shown to staff, but calls for no message, lead or car until they release it. */
export const suspicion = () => text('suspicion').$type<Suspicion>()
