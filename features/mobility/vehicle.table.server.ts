import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { CHAUFFEUR_TERMS, VEHICLE_CATEGORIES } from './vehicle-categories.ts'

export const vehicles = pgTable('vehicles', {
  id: id(),
  name: text('name').notNull(),
  category: text('category', { enum: VEHICLE_CATEGORIES }).notNull(),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  pricePerDay: numeric('price_per_day', { precision: 12, scale: 2 }).notNull(),
  chauffeurPrice: numeric('chauffeur_price', { precision: 12, scale: 2 }).notNull(),
  /** Whether it can be hired with a chauffeur, or only so. */
  chauffeur: text('chauffeur', { enum: CHAUFFEUR_TERMS }).notNull().default('optional'),
  maxPassengers: integer('max_passengers').notNull(),
  maxBags: integer('max_bags').notNull(),
  features: text('features').array().notNull().default([]),
  featuresFr: text('features_fr').array().notNull().default([]),
  images: text('images').array().notNull().default([]),
  isAvailable: boolean('is_available').notNull().default(true),
  description: text('description'),
  descriptionFr: text('description_fr'),
  year: integer('year'),
  transmission: text('transmission'),
  fuelType: text('fuel_type'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
