import { boolean, date, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'

export const investments = pgTable('investments', {
  id: id(),
  title: text('title').notNull(),
  titleFr: text('title_fr'),
  description: text('description').notNull(),
  descriptionFr: text('description_fr'),
  location: text('location').notNull(),
  minInvestment: numeric('min_investment', { precision: 12, scale: 2 }).notNull(),
  expectedRoi: text('expected_roi').notNull(),
  expectedRoiFr: text('expected_roi_fr'),
  isVefa: boolean('is_vefa').notNull().default(false),
  images: text('images').array().notNull().default([]),
  plans: text('plans').array().notNull().default([]),
  brochures: text('brochures').array().notNull().default([]),
  investorDeckUrl: text('investor_deck_url'),
  expectedReturn: text('expected_return'),
  expectedReturnFr: text('expected_return_fr'),
  projectStatus: text('project_status').notNull().default('available'),
  completionDate: date('completion_date', { mode: 'string' }),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
