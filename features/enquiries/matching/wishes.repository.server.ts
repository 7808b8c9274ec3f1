import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { regionOf } from '#features/nest/places.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import type { ServiceInterest } from '../contact/contact-types.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { activities, leads, leadUnsuitable, leadWishes } from '../leads/lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from '../leads/lead-status.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { fittingKinds, fittingPlaces } from './score-match.ts'
import { hasBeenSent } from './sent-home.repository.server.ts'
import { type AskedHome, SEARCH_FORMS, type SearchForm } from './suggest-wishes.ts'
import type { Wishes } from './wishes.schema.ts'

type WishesRow = typeof leadWishes.$inferSelect

/** A kind or a place that the house knows no longer is no wish any more. */
export function toWishes(row: WishesRow): Wishes {
  const { minPrice, maxPrice, minBedrooms, minArea } = row
  return {
    deal: DEALS.find((deal) => deal === row.deal) ?? null,
    kinds: KINDS.filter((kind) => row.kinds.includes(kind)),
    places: row.places.filter((place) => regionOf(place) !== undefined),
    minPrice,
    maxPrice,
    minBedrooms,
    minArea,
  }
}

export async function findWishes(db: Database, leadId: number): Promise<WishesRow | undefined> {
  const [row] = await db.select().from(leadWishes).where(eq(leadWishes.leadId, leadId))
  return row
}

export async function saveWishesRow(tx: Database, leadId: number, wishes: Wishes): Promise<void> {
  await tx
    .insert(leadWishes)
    .values({ leadId, ...wishes })
    .onConflictDoUpdate({ target: leadWishes.leadId, set: { ...wishes, updatedAt: new Date() } })
}

const HOME_SERVICES = ['real-estate', 'general'] satisfies ServiceInterest[]
/** Of somebody who writes often, the last words say enough. */
const MOST_READ = 30

interface SentByLead {
  /** What they wrote about a home, in their own words. */
  words: string | null
  propertyId: number | null
  /** Of a form that says what somebody looks for. */
  form: SearchForm | null
  answers: Record<string, unknown> | null
}

/** The contact form names a listing as 'property-28'. */
export const namedHome = sql`(regexp_match(${contactSubmissions.formData}->>'listing', '^property-([0-9]{1,9})$'))[1]::int`

/** What a lead sent that says what they look for, newest first: words, homes asked about, and the forms that ask for it. */
export async function listSentByLead(db: Database, leadId: number): Promise<SentByLead[]> {
  const isSearch = inArray(contactSubmissions.type, [...SEARCH_FORMS])
  // Who writes about a car, a project or a chef says nothing about a home.
  const service = sql`coalesce(${contactSubmissions.formData}->>'serviceInterest', 'general')`
  const isAboutHomes = or(isSearch, and(eq(contactSubmissions.type, 'general'), inArray(service, HOME_SERVICES)))
  const isOfHome = or(eq(userInquiries.inquiryType, 'property'), isNotNull(viewings.propertyId), isAboutHomes)
  return db
    .select({
      words: sql<
        string | null
      >`case when ${isOfHome} then coalesce(${userInquiries.message}, ${contactSubmissions.message}, ${viewings.message}) end`,
      propertyId: sql<number | null>`coalesce(${userInquiries.propertyId}, ${viewings.propertyId}, ${namedHome})`,
      form: sql<SearchForm | null>`case when ${isSearch} then ${contactSubmissions.type} end`,
      answers: sql<Record<string, unknown> | null>`case when ${isSearch} then ${contactSubmissions.formData} end`,
    })
    .from(activities)
    .leftJoin(userInquiries, eq(userInquiries.id, activities.inquiryId))
    .leftJoin(contactSubmissions, eq(contactSubmissions.id, activities.contactSubmissionId))
    .leftJoin(viewings, eq(viewings.id, activities.viewingId))
    .where(
      and(
        eq(activities.leadId, leadId),
        eq(activities.type, 'submission'),
        or(isNotNull(userInquiries.propertyId), isOfHome, sql`${namedHome} is not null`),
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(MOST_READ)
}

/** Those that are there still; one that is off the site says as much about who asked for it. */
export async function findAskedHomes(db: Database, ids: readonly number[]): Promise<(AskedHome & { id: number })[]> {
  const { id, type, kind, location, price, bedrooms } = properties
  return db
    .select({ id, type, kind, location, price, bedrooms })
    .from(properties)
    .where(inArray(id, [...ids]))
}

/** A limit that is missed by more is not nearly met: `NEAR` of score-match.ts, with room to spare. */
const atMost = (price: number) => String(Math.floor(price / 1.2))
const atLeast = (price: number) => String(Math.ceil(Math.min(price * 2, 9_999_999_999)))

/** What the database can say of it: no wish is left out that `scoreMatch` would suggest the home for. */
function mayFit(home: HomeFacts): SQL | undefined {
  const { type, price, bedrooms, area } = home
  const { deal, kinds, places, minPrice, maxPrice, minBedrooms, minArea } = leadWishes
  const isAnyOr = (column: AnyPgColumn, fitting: readonly string[]) =>
    sql`(${column} = '{}' or ${column} && ${sql.param([...fitting])}::text[])`
  // An amount without a deal is not looked at.
  const costs = and(
    or(isNull(maxPrice), gte(maxPrice, atMost(price))),
    or(isNull(minPrice), lte(minPrice, atLeast(price))),
  )
  return and(
    or(and(eq(deal, type), costs), isNull(deal)),
    isAnyOr(kinds, fittingKinds(home)),
    isAnyOr(places, fittingPlaces(home)),
    or(isNull(minBedrooms), lte(minBedrooms, bedrooms + 1)),
    or(isNull(minArea), lte(minArea, area * 2)),
  )
}

/** Who asks for nothing is not compared: every home would do. Nor is an amount without a deal. */
const asksForSomething = or(
  isNotNull(leadWishes.deal),
  ne(leadWishes.kinds, sql`'{}'`),
  ne(leadWishes.places, sql`'{}'`),
  isNotNull(leadWishes.minBedrooms),
  isNotNull(leadWishes.minArea),
)

interface OpenWishes {
  wishes: (Wishes & { leadId: number })[]
  /** There are more, whose wishes were saved before theirs. */
  isCut: boolean
}

/**
 * What open leads look for as staff saved it, the last saved first: those who have this home from us already, or those who do
 * not; without those whom it does not suit, and without most that it cannot fit.
 */
export async function listOpenWishes(
  db: Database,
  home: HomeFacts,
  { haveIt, most }: { haveIt: boolean; most: number },
): Promise<OpenWishes> {
  const isLeftOut = and(eq(leadUnsuitable.propertyId, home.id), eq(leadUnsuitable.leadId, leadWishes.leadId))
  const isSent = hasBeenSent(db, home.id, leadWishes.leadId)
  const rows = await db
    .select({ wishes: leadWishes })
    .from(leadWishes)
    .innerJoin(leads, eq(leads.id, leadWishes.leadId))
    .where(
      and(
        notInArray(leads.status, [...CLOSED_LEAD_STATUSES]),
        asksForSomething,
        mayFit(home),
        haveIt ? isSent : not(isSent),
        notExists(db.select().from(leadUnsuitable).where(isLeftOut)),
      ),
    )
    .orderBy(desc(leadWishes.updatedAt), desc(leadWishes.leadId))
    .limit(most + 1)
  const wishes = rows.slice(0, most).map((row) => ({ leadId: row.wishes.leadId, ...toWishes(row.wishes) }))
  return { wishes, isCut: rows.length > most }
}
