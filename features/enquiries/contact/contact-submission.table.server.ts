import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id } from '#db/columns.server.ts'
import { suspicion } from '../suspicion.column.server.ts'
import { CONTACT_STATUSES, CONTACT_TYPES } from './contact-types.ts'

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    type: text('type', { enum: CONTACT_TYPES }).notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    message: text('message'),
    formData: jsonb('form_data').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status', { enum: CONTACT_STATUSES }).notNull().default('new'),
    /** The language the visitor wrote in: the answer uses it. */
    locale: text('locale').$type<Locale>().notNull().default('en'),
    suspicion: suspicion(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_submissions_newest').on(table.createdAt.desc(), table.id.desc())],
)

export type ContactSubmissionRow = typeof contactSubmissions.$inferSelect
