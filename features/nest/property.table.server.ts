import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#db/columns.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { NOISES, POOLS } from './listing-facts.ts'
import type { RentalTerms } from './property.schema.ts'
import { DEALS, KINDS } from './property-types.ts'
import { SALE_STATES } from './sale/sale-states.ts'
import { searchIndexes } from './search/search-indexes.server.ts'
import { type StaySearchColumn, staySearchColumns } from './stays/stay-search-columns.server.ts'
import type { StayTerms } from './stays/stay-terms.schema.ts'

/** Words without accents or endings of their own: see search-words.ts. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Ordered by its bytes, so that an index finds every word with a given beginning. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

export const properties = pgTable(
  'properties',
  {
    id: id(),
    title: text('title').notNull(),
    titleFr: text('title_fr'),
    description: text('description').notNull(),
    descriptionFr: text('description_fr'),
    price: numeric('price', { precision: 12, scale: 2 }).notNull(),
    location: text('location').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    type: text('type', { enum: DEALS }).notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    bedrooms: integer('bedrooms').notNull(),
    bathrooms: integer('bathrooms').notNull(),
    area: integer('area').notNull(),
    /** Which floor it is on, from 0 for the ground floor; null where nobody said, and for houses and land. */
    floor: integer('floor'),
    // What each of these says, and that null is the listing's silence: ListingFacts.
    buildingFloors: integer('building_floors'),
    levels: integer('levels'),
    hasLift: boolean('has_lift'),
    isStepFree: boolean('is_step_free'),
    petsWelcome: boolean('pets_welcome'),
    maxGuests: integer('max_guests'),
    minNights: integer('min_nights'),
    pool: text('pool', { enum: POOLS }),
    noise: text('noise', { enum: NOISES }),
    noiseNote: text('noise_note'),
    noiseNoteFr: text('noise_note_fr'),
    images: text('images').array().notNull().default([]),
    amenities: text('amenities').array().notNull().default([]),
    isVefa: boolean('is_vefa').notNull().default(false),
    isAvailable: boolean('is_available').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Where it stands, since when (Dakar's day), and what it was sold or let for. `isAvailable` follows it. */
    saleState: text('sale_state', { enum: SALE_STATES }).notNull().default('available'),
    saleStateSince: date('sale_state_since', { mode: 'string' }).notNull().default(sql`current_date`),
    priceReached: numeric('price_reached', { precision: 12, scale: 2 }),
    /** Who of us shows it; null: whoever is free. */
    adviserId: integer('adviser_id').references(() => users.id, { onDelete: 'set null' }),
    virtualTourUrl: text('virtual_tour_url'),
    pricePerSqm: numeric('price_per_sqm', { precision: 12, scale: 2 })
      .notNull()
      .generatedAlwaysAs(sql`round(price / area)`),
    /** Off-plan homes: when the keys are due. */
    deliveryDate: date('delivery_date', { mode: 'string' }),
    rentalTerms: jsonb('rental_terms').$type<RentalTerms>(),
    /** Short stays: how it is let by the night. Null: only on request. */
    stayTerms: jsonb('stay_terms').$type<StayTerms>(),
    /** Short stays: how to get in and whom to call. Of staff and of guests whose stay is confirmed: `PrivateColumn`. */
    arrivalNotes: text('arrival_notes'),
    arrivalNotesFr: text('arrival_notes_fr'),
    ...staySearchColumns,
    /** What free text finds, in both languages; written with the row, never sent out. */
    searchWords: tsvector('search_words').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('properties_price_positive', sql`${table.price} > 0`),
    check('properties_rooms_not_negative', sql`${table.bedrooms} >= 0 and ${table.bathrooms} >= 0`),
    check('properties_area_positive', sql`${table.area} >= 1`),
    check('properties_floor_in_building', sql`${table.floor} <= ${table.buildingFloors}`),
    ...searchIndexes(table),
  ],
)

/** What visitors never read: no query for them may name these. */
export type PrivateColumn = 'arrivalNotes' | 'arrivalNotesFr' | 'priceReached' | 'adviserId'

/** A row as staff read it and as it is versioned; what it is found by stays in the database. */
export type WholePropertyRow = Omit<typeof properties.$inferSelect, 'searchWords' | StaySearchColumn>
/** A row as it is read for visitors. */
export type PropertyRow = Omit<WholePropertyRow, PrivateColumn>
export type NewPropertyRow = Omit<typeof properties.$inferInsert, 'searchWords'>

/** Every word that some listing holds, once: what a mistyped word is compared with. */
export const searchVocabulary = pgTable('property_search_vocabulary', { word: bytewise('word').primaryKey() })
