import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#common/locale.ts'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { ActivityType } from './activity-types.ts'
import { LEAD_PRIORITIES, LEAD_STATUSES } from './lead-status.ts'

/**
 * By what two leads may turn out to be one person: the full name, the last nine digits of the number, the part of the
 * address before the @ without its dots. Indexed as they stand here, so whoever looks for them has to say exactly this.
 */
export const duplicateClues = {
  'same-name': sql`fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
  'same-phone': sql`right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 9)`,
  'similar-email': sql`replace(split_part(split_part(lower(coalesce(email, '')), '@', 1), '+', 1), '.', '')`,
}

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
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    priority: text('priority', { enum: LEAD_PRIORITIES }).notNull().default('medium'),
    interestedIn: text('interested_in'),
    budget: text('budget'),
    notes: text('notes'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    lastContactDate: timestamp('last_contact_date', { withTimezone: true }),
    nextFollowUpDate: timestamp('next_follow_up_date', { withTimezone: true }),
    /** The language to answer in. */
    locale: text('locale').$type<Locale>(),
    /** They wrote and nobody has answered since. Null: it is our turn no longer. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    firstAnsweredAt: timestamp('first_answered_at', { withTimezone: true }),
    /** From before there were tasks; read by migration 0021, and by nobody since. */
    remindedOf: timestamp('reminded_of', { withTimezone: true }),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('leads_status').on(table.status, table.id.desc()),
    index('leads_owner').on(table.assignedTo, table.id.desc()),
    index('leads_follow_up').on(sql`${table.nextFollowUpDate} asc nulls last`, table.id.desc()),
    index('leads_waiting').on(sql`${table.waitingSince} asc nulls last`, table.id.desc()),
    index('leads_by_name').on(duplicateClues['same-name']),
    index('leads_by_number').on(duplicateClues['same-phone']),
    index('leads_by_letter_box').on(duplicateClues['similar-email']),
    // How many came since, and where they stand.
    index('leads_came').on(table.createdAt, table.status),
    // Nearly all are of medium priority.
    index('leads_priority').on(table.priority, table.id).where(sql`${table.priority} <> 'medium'`),
    index('leads_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** What a lead looks for, as staff wrote it down: compared with the catalogue. Empty lists and nulls mean 'any'. */
export const leadWishes = pgTable(
  'lead_wishes',
  {
    leadId: integer('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    deal: text('deal'),
    kinds: text('kinds').array().notNull().default([]),
    places: text('places').array().notNull().default([]),
    minPrice: numeric('min_price', { precision: 12, scale: 2 }),
    maxPrice: numeric('max_price', { precision: 12, scale: 2 }),
    minBedrooms: integer('min_bedrooms'),
    minArea: integer('min_area'),
    updatedAt: updatedAt(),
  },
  (table) => [index('lead_wishes_latest').on(table.updatedAt, table.leadId)],
)

/** A home that is not for this lead, whatever the figures say: it is not suggested again. */
export const leadUnsuitable = pgTable(
  'lead_unsuitable',
  {
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.propertyId] }),
    index('lead_unsuitable_property').on(table.propertyId),
  ],
)

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
    type: text('type').$type<ActivityType>().notNull(),
    /** What was sent: 'relocation', 'vehicle-rental', or the listing that was asked about. */
    subject: text('subject').notNull(),
    /** Who sent it, as they wrote it: a lead is known by a number too, and numbers are shared. */
    sender: text('sender'),
    contactSubmissionId: integer('contact_submission_id').references(() => contactSubmissions.id, {
      onDelete: 'set null',
    }),
    inquiryId: integer('inquiry_id').references(() => userInquiries.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    stayId: integer('stay_id').references(() => stays.id, { onDelete: 'set null' }),
    viewingId: integer('viewing_id').references(() => viewings.id, { onDelete: 'set null' }),
    /** The message that carried it, for what became of it. */
    outboxId: integer('outbox_id').references(() => outbox.id, { onDelete: 'set null' }),
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
    index('activities_stay').on(table.stayId),
    index('activities_viewing').on(table.viewingId),
    index('activities_outbox').on(table.outboxId),
  ],
)
