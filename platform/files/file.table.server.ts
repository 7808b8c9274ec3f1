import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#db/columns.server.ts'

/** Documents and recordings that staff uploaded. The bytes lie in the file store under the same path. */
export const files = pgTable('files', {
  /** '/files/<hash>/<name>': the content's address, and a name fit to be saved under. */
  path: text('path').primaryKey(),
  /** As staff called it: 'Résidence Filao, présentation.pdf'. */
  name: text('name').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: createdAt(),
})
