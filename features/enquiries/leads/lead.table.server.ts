import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#features/staff/user.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { bookings } from '../reservation/booking.table.server.ts'

export const leads = pgTable('leads', {
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
  /** The language to answer in. */
  locale: text('locale').$type<Locale>(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const CONTACT_KINDS = ['email', 'phone'] as const

/** Every address and number a person has written from, in one spelling: whoever writes from one of them is that lead. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    value: text('value').notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] }), index('lead_contacts_lead').on(table.leadId)],
)

export const activities = pgTable(
  'activities',
  {
    id: id(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** 'submission' for what a visitor sent; staff add calls, notes and meetings. */
    type: text('type').notNull(),
    /** What was sent: 'relocation', 'vehicle-rental', or the listing that was asked about. */
    subject: text('subject').notNull(),
    /** Who sent it, as they wrote it: a lead is known by a number too, and numbers are shared. */
    sender: text('sender'),
    contactSubmissionId: integer('contact_submission_id').references(() => contactSubmissions.id, {
      onDelete: 'set null',
    }),
    inquiryId: integer('inquiry_id').references(() => userInquiries.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    description: text('description'),
    outcome: text('outcome'),
    nextAction: text('next_action'),
    scheduledDate: timestamp('scheduled_date', { withTimezone: true }),
    completedDate: timestamp('completed_date', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('activities_lead').on(table.leadId, table.createdAt),
    index('activities_contact_submission').on(table.contactSubmissionId),
    index('activities_inquiry').on(table.inquiryId),
    index('activities_booking').on(table.bookingId),
  ],
)
