import { boolean, date, doublePrecision, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import type { StagePayment } from './investment.schema.ts'

export const investments = pgTable('investments', {
  id: id(),
  title: text('title').notNull(),
  titleFr: text('title_fr'),
  description: text('description').notNull(),
  descriptionFr: text('description_fr'),
  location: text('location').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
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
  /** How much of the works is done, in percent, and the day on which somebody looked. */
  progress: integer('progress'),
  progressDate: date('progress_date', { mode: 'string' }),
  /** When which part of the price is due; empty where the project names no schedule. */
  stagePayments: jsonb('stage_payments').$type<StagePayment[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  /** Written by the demo content, and said so wherever it is shown, until staff take it off. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
