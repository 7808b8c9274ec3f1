import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { activities, leads } from '#features/enquiries/leads/lead.table.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { articles } from '#features/media/article.table.server.ts'
import { podcasts } from '#features/media/podcast.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'

/** Signs that mean something to `like`. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&')

/** So many letters make a trigram, which the index knows. */
const TRIGRAM = 3
/** What shares fewer trigrams with what was typed is no slip of it: 'smiht' and 'smith' share a third. */
const LEAST_ALIKE = 0.3
const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** More words than these name nobody better. */
const MOST_WORDS = 8

/** What stands in a search: words with a letter or a digit in them, a number without its spaces. Others find nothing. */
export function searchedFor(text: string): string[] {
  if (/^\+?[\d\s().-]{3,}$/.test(text)) return [text.replace(/\D/g, '')].filter(Boolean)
  return [...new Set(text.split(/\s+/).filter((word) => lettersOf(word) > 0))].slice(0, MOST_WORDS)
}

/**
 * Each word stands in it. One or two letters stand for the beginning of a word: the index has trigrams for beginnings
 * ('  a'), and none for a letter anywhere.
 */
const holds = (text: AnyPgColumn, words: readonly string[]) =>
  and(
    ...words.map((word) => {
      const folded = sql`fold_text(${literally(word)}::text)`
      // Of an address the index looks up the first part alone: every other ends in the same words.
      const [box = '', host] = word.split('@', 2)
      if (host && lettersOf(box) >= TRIGRAM)
        return sql`(${text} like '%' || fold_text(${literally(box)}::text) || '%' and ${text} || '' like '%' || ${folded} || '%')`
      if (lettersOf(word) >= TRIGRAM) return sql`${text} like '%' || ${folded} || '%'`
      return sql`(${text} like ${folded} || '%' or ${text} like '% ' || ${folded} || '%')`
    }),
  )

const { id, firstName, lastName, email, phone, status } = leads
const ofLead = { id, firstName, lastName, email, phone, status }

/** A single letter is the beginning of a tenth of all names: it is looked for among so many of the newest leads. */
const NEWEST = 10_000

/** Null: the newest of all. */
export function findLeads(db: Database, words: readonly string[] | null, limit: number) {
  const where = words === null ? undefined : holds(leads.searchText, words)
  const isLong = words?.some((word) => lettersOf(word) > 1) ?? true
  const newest = db.select({ id: leads.id }).from(leads).orderBy(desc(leads.id)).limit(1).offset(NEWEST)
  const isNew = isLong ? undefined : sql`${leads.id} > coalesce((${newest}), 0)`
  // Not through the index: it knows the letter in every one of them.
  const text = isLong ? where : sql`(${where}) is true`
  return db.select(ofLead).from(leads).where(and(text, isNew)).orderBy(desc(leads.id)).limit(limit)
}

export function readLeads(db: Database, ids: readonly number[]) {
  return db
    .select(ofLead)
    .from(leads)
    .where(inArray(leads.id, [...ids]))
}

/** What a reference names, by the column of the timeline that points at it. */
export type OnTimeline = 'contactSubmissionId' | 'inquiryId' | 'bookingId' | 'stayId' | 'viewingId'

export function findLeadOf(db: Database, column: OnTimeline, about: number) {
  const named = db.select({ id: activities.leadId }).from(activities).where(eq(activities[column], about))
  return db.select(ofLead).from(leads).where(inArray(leads.id, named)).limit(1)
}

export function readStays(db: Database, ids: readonly number[]) {
  const { id: stayId, name, homeTitle, homeTitleFr } = stays
  return db
    .select({ id: stayId, name, homeTitle, homeTitleFr })
    .from(stays)
    .where(inArray(stayId, [...ids]))
}

const ofHome = {
  id: properties.id,
  title: properties.title,
  titleFr: properties.titleFr,
  location: properties.location,
  price: properties.price,
  type: properties.type,
  isAvailable: properties.isAvailable,
}

export function readHomes(db: Database, ids: readonly number[]) {
  return db
    .select(ofHome)
    .from(properties)
    .where(inArray(properties.id, [...ids]))
}

export function listNewestHomes(db: Database, limit: number) {
  return db.select(ofHome).from(properties).orderBy(desc(properties.createdAt), desc(properties.id)).limit(limit)
}

const none = sql<string | null>`null::text`
const CONTENT = {
  vehicle: {
    table: vehicles,
    title: vehicles.name,
    titleFr: none,
    detail: sql<string | null>`${vehicles.brand} || ' ' || ${vehicles.model}`,
    isShown: vehicles.isAvailable,
  },
  investment: {
    table: investments,
    title: investments.title,
    titleFr: investments.titleFr,
    detail: sql<string | null>`${investments.location}`,
    isShown: investments.isActive,
  },
  article: {
    table: articles,
    title: articles.title,
    titleFr: articles.titleFr,
    detail: none,
    isShown: articles.isPublished,
  },
  podcast: {
    table: podcasts,
    title: podcasts.title,
    titleFr: podcasts.titleFr,
    detail: none,
    isShown: podcasts.isPublished,
  },
} as const
export type ContentName = keyof typeof CONTENT
export const CONTENT_NAMES = Object.keys(CONTENT) as ContentName[]

/** The text that content of one kind is found by. These tables are short: no index is asked. */
const foundBy = ({ title, titleFr, detail }: (typeof CONTENT)[ContentName]) =>
  sql`fold_text(concat_ws(' ', ${title}, ${titleFr}, ${detail}))`

/** The same as `holds`, with each text folded once however many words are looked for: that is what it costs. */
function holdsAll(text: SQL, words: readonly string[]): SQL {
  const patterns = words.map((word) => {
    const folded = sql`fold_text(${literally(word)}::text)`
    return lettersOf(word) >= TRIGRAM ? sql`'%' || ${folded} || '%'` : sql`'% ' || ${folded} || '%'`
  })
  return sql`' ' || ${text} like all (array[${sql.join(patterns, sql`, `)}])`
}

type Wanted = { words: readonly string[] } | { similarTo: string } | { ids: readonly number[] } | 'newest'

function contentOf(db: Database, kind: ContentName, wanted: Wanted, limit: number) {
  const { table, title, titleFr, detail, isShown } = CONTENT[kind]
  const where =
    wanted === 'newest'
      ? undefined
      : 'ids' in wanted
        ? inArray(table.id, [...wanted.ids])
        : 'words' in wanted
          ? holdsAll(foundBy(CONTENT[kind]), wanted.words)
          : sql`word_similarity(fold_text(${wanted.similarTo}::text), ${foundBy(CONTENT[kind])}) >= ${LEAST_ALIKE}::real`
  return db
    .select({
      kind: sql<ContentName>`${kind}::text`,
      id: table.id,
      title: sql<string>`${title}`,
      titleFr: sql<string | null>`${titleFr}`,
      detail,
      isShown: sql<boolean>`${isShown}`,
    })
    .from(table)
    .where(where)
    .orderBy(desc(table.id))
    .limit(limit)
}

/** Cars, projects, articles and podcasts in one question: at most so many of each, the newest first. */
export function findContent(db: Database, wanted: (kind: ContentName) => Wanted, limit: number) {
  const of = (kind: ContentName) => contentOf(db, kind, wanted(kind), limit)
  return unionAll(of('vehicle'), of('investment'), of('article'), of('podcast'))
}

/** So many that share letters are looked at: of a common name that is enough, and a rare one has fewer. */
const MOST_ALIKE = 400
/** Of these the likest are compared letter by letter. */
const MOST_COMPARED = 60

/** Leads whose name, address or number shares most with what was typed; how near they are is for the caller to say. */
export async function findSimilarLeads(db: Database, text: string) {
  return db.transaction(async (tx) => {
    // Comparing is dear: in every row it would take seconds, whatever the planner hopes of the limit.
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_ALIKE)}, true)`)
    const typed = sql`fold_text(${text}::text)`
    const some = tx
      .select({ ...ofLead, likeness: sql<number>`word_similarity(${typed}, ${leads.searchText})`.as('likeness') })
      .from(leads)
      .where(sql`${leads.searchText} %> ${typed}`)
      .limit(MOST_ALIKE)
      .as('some')
    return tx.select().from(some).orderBy(desc(some.likeness), desc(some.id)).limit(MOST_COMPARED)
  })
}
