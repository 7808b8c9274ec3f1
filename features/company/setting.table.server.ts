import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#db/columns.server.ts'

/** What staff can change about the company; a missing row means the starting value of the environment. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
})
