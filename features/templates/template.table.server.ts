import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { TEMPLATE_TYPES } from './template-types.ts'

/** Texts that staff begin from, with places such as {{firstName}} that are filled in when one is used. */
export const templates = pgTable(
  'templates',
  {
    id: id(),
    type: text('type', { enum: TEMPLATE_TYPES }).notNull(),
    name: text('name').notNull(),
    /** Of an e-mail its subject, of an article its title. */
    subject: text('subject'),
    subjectFr: text('subject_fr'),
    body: text('body').notNull(),
    bodyFr: text('body_fr'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('templates_type').on(table.type, table.name)],
)
