import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#features/staff/user.table.server.ts'

export const leads = pgTable(
  'leads',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    source: text('source'),
    status: text('status').notNull().default('new'),
    priority: text('priority').notNull().default('medium'),
    interestedIn: text('interested_in'),
    budget: text('budget'),
    notes: text('notes'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    lastContactDate: timestamp('last_contact_date', { withTimezone: true }),
    nextFollowUpDate: timestamp('next_follow_up_date', { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('leads_email').on(table.email), index('leads_phone').on(table.phone)],
)

export const activities = pgTable(
  'activities',
  {
    id: id(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    subject: text('subject').notNull(),
    description: text('description'),
    outcome: text('outcome'),
    nextAction: text('next_action'),
    scheduledDate: timestamp('scheduled_date', { withTimezone: true }),
    completedDate: timestamp('completed_date', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('activities_lead').on(table.leadId, table.createdAt)],
)
