import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { suspicion } from '#platform/forms/submission-columns.server.ts'
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
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(message, ''))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contact_submissions_newest').on(table.createdAt.desc(), table.id.desc()),
    // What staff narrow their list by, in its order: a filter reads this and not the rows.
    index('contact_submissions_desk').on(table.id.desc(), table.status, table.type, table.assignedTo, table.suspicion),
    index('contact_submissions_owner').on(table.assignedTo, table.id.desc()),
    index('contact_submissions_from').on(sql`lower(${table.email})`),
    // What is counted again and again, and mostly is little.
    index('contact_submissions_new').on(table.id).where(sql`${table.status} = 'new' and ${table.suspicion} is null`),
    index('contact_submissions_held').on(table.id).where(sql`${table.suspicion} is not null`),
    index('contact_submissions_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

export type ContactSubmissionRow = typeof contactSubmissions.$inferSelect
