import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'

/** Documents and recordings that staff uploaded. The bytes lie in the file store under the same path. */
export const files = pgTable('files', {
  /** '/files/<hash>/<name>': the content's address, and a name fit to be saved under. */
  path: text('path').primaryKey(),
  /** As staff called it: 'Résidence Filao, présentation.pdf'. */
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  /** Since when nothing names it: cleared away after a while (server/operations). */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
  createdAt: createdAt(),
})
