import { type SQL, sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/pg-core'

const figure = (name: string): SQL => sql`(stay_terms ->> ${sql.raw(`'${name}'`)})::integer`

/**
 * Of `stayTerms` what a search for dates asks every home about, as columns that PostgreSQL works out by itself: read in
 * the terms of each home, they took five times as long (decision 0033). They leave the database in no answer.
 */
export const staySearchColumns = {
  stayLeadDays: integer('stay_lead_days').generatedAlwaysAs(figure('leadDays')),
  stayMonthsAhead: integer('stay_months_ahead').generatedAlwaysAs(figure('monthsAhead')),
  stayMaxNights: integer('stay_max_nights').generatedAlwaysAs(figure('maxNights')),
  stayPreparationDays: integer('stay_preparation_days').generatedAlwaysAs(figure('preparationDays')),
  /** Where seasons begin and end, ascending (`dayMark`); the functions stand in the migration. */
  stayBounds: integer('stay_bounds').array().generatedAlwaysAs(sql`season_bounds(stay_terms)`),
  /** The shortest stay before the first of these bounds, after it, after the second, and so on. */
  stayMinimums: integer('stay_minimums').array().generatedAlwaysAs(sql`season_minimums(stay_terms, min_nights)`),
}

export type StaySearchColumn = keyof typeof staySearchColumns
