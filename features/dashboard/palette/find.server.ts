import { can, requireOneOf } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { fromPlace, readReference, type SubmissionKind } from '#features/enquiries/reference.ts'
import { readStayReference } from '#features/enquiries/stays/stay-reference.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { findHomeIds } from '#features/nest/search/find-home-ids.server.ts'
import { foldWords } from '#features/nest/search/search-words.ts'
import { allowedSlips, slipsBetween } from '#features/nest/search/spelling.ts'
import { foldText } from '#ui/options.ts'
import {
  CONTENT_NAMES,
  findContent,
  findLeadOf,
  findLeads,
  findSimilarLeads,
  listNewestHomes,
  type OnTimeline,
  readHomes,
  readLeads,
  readStays,
  searchedFor,
} from './find.repository.server.ts'
import type { Found, FoundKind } from './found.public.ts'

/** A slip is forgiven in names: not in numbers and addresses, and fewer letters have too many neighbours. */
const MENDED = /^(?=.{4,40}$)[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+){0,2}$/u
/** Of the newest that hold the words so many are looked at, so that titles which begin with them come first. */
const LOOKED_AT = 4

const NOTHING = { titleFr: null, reference: null, detail: null, isShown: null, status: null, price: null, deal: null }

type LeadRow = Awaited<ReturnType<typeof findLeads>>[number]
function ofLead({ id, firstName, lastName, email, phone, status }: LeadRow, reference: string | null = null): Found {
  const reach = [email, phone].filter(Boolean)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const detail = (name ? reach : reach.slice(1)).join(' · ') || null
  return { ...NOTHING, kind: 'lead', id, title: name || (reach[0] ?? `#${id}`), detail, status, reference }
}

type HomeRow = Awaited<ReturnType<typeof readHomes>>[number]
function ofHome({ location, isAvailable, type, ...home }: HomeRow): Found {
  const reference = propertyReference(home.id)
  return { ...NOTHING, ...home, kind: 'property', reference, detail: location, isShown: isAvailable, deal: type }
}

type ContentRow = Awaited<ReturnType<typeof findContent>>[number]
const ofContent = (row: ContentRow): Found => ({ ...NOTHING, ...row })

/** 'KR-…', 'KS-…', 'KV-…': whoever sent it, and the stay itself. Null: it is no reference of ours. */
async function findByReference(db: Database, text: string): Promise<Found[] | null> {
  const submission = readReference(text)
  const stay = submission ? null : readStayReference(text)
  const viewing = submission || stay !== null ? null : fromPlace('KV', text)
  const columns: Record<SubmissionKind, OnTimeline> = {
    contact: 'contactSubmissionId',
    inquiry: 'inquiryId',
    booking: 'bookingId',
  }
  const entry: [OnTimeline, number] | null = submission
    ? [columns[submission.kind], submission.id]
    : stay !== null
      ? ['stayId', stay]
      : viewing !== null
        ? ['viewingId', viewing]
        : null
  if (!entry) return null
  const [people, nights] = await Promise.all([findLeadOf(db, ...entry), stay === null ? [] : readStays(db, [stay])])
  const typed = text.trim().toUpperCase()
  return [
    ...nights.map(({ id, name, homeTitle, homeTitleFr }): Found => {
      return { ...NOTHING, kind: 'stay', id, title: homeTitle, titleFr: homeTitleFr, detail: name, reference: typed }
    }),
    ...people.map((lead) => ofLead(lead, typed)),
  ]
}

/** Those first whose title begins as it was typed, then those of which a word does; else in the order they came. */
function ranked(found: readonly Found[], text: string, limit: number): Found[] {
  const typed = foldText(text)
  const words = typed.split(' ')
  const rankOf = ({ title, titleFr, reference }: Found) => {
    const names = [title, titleFr, reference].map((name) => foldText(name ?? ''))
    if (names.some((name) => name.startsWith(typed))) return 0
    return names.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`))) ? 1 : 2
  }
  const ranks = new Map(found.map((one) => [one, rankOf(one)]))
  return found.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0)).slice(0, limit)
}

/** Each word is nearly one of its words: a letter wrong in a short one, two in a long one, as in a search for homes. */
function isSlipOf(text: string, { title, titleFr, detail }: Found): boolean {
  const known = foldWords([title, titleFr, detail].join(' '))
  return foldWords(text).every((word) => known.some((other) => slipsBetween(word, other) <= allowedSlips(word)))
}

async function inOrder(db: Database, ids: readonly number[]): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = new Map((await readHomes(db, ids)).map((row) => [row.id, ofHome(row)]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

async function findByWords(db: Database, text: string, { limit, mayReadPeople }: Options): Promise<Found[]> {
  const words = searchedFor(text)
  if (words.length === 0) return []
  const most = limit * LOOKED_AT
  const [people, homes, content] = await Promise.all([
    mayReadPeople ? findLeads(db, words, most) : [],
    findHomeIds(db, text, most).then((ids) => inOrder(db, ids)),
    findContent(db, () => ({ words }), most),
  ])
  const found = [
    people.map((lead) => ofLead(lead)),
    homes,
    ...CONTENT_NAMES.map((kind) => content.filter((row) => row.kind === kind).map(ofContent)),
  ].flatMap((ofKind) => ranked(ofKind, text, limit))
  if (found.length > 0 || !MENDED.test(text.replaceAll(/\s+/g, ' '))) return found
  // Nobody is called so: perhaps a finger slipped. Homes have forgiven it already.
  const [alike, others] = await Promise.all([
    mayReadPeople ? findSimilarLeads(db, text) : [],
    findContent(db, () => ({ similarTo: text }), most),
  ])
  return [
    alike.map((lead) => ofLead(lead)),
    ...CONTENT_NAMES.map((kind) => others.filter((row) => row.kind === kind).map(ofContent)),
  ].flatMap((ofKind) => ofKind.filter((one) => isSlipOf(text, one)).slice(0, limit))
}

export interface Opened {
  kind: FoundKind
  id: number
}

/** What somebody opened last, in that order, then the newest of each kind. */
async function listLatest(db: Database, opened: readonly Opened[], { limit, mayReadPeople }: Options) {
  const idsOf = (kind: FoundKind) => opened.filter((one) => one.kind === kind).map(({ id }) => id)
  const [people, nights, homes, content, newPeople, newHomes, newContent] = await Promise.all([
    mayReadPeople ? readLeads(db, idsOf('lead')) : [],
    mayReadPeople ? readStays(db, idsOf('stay')) : [],
    readHomes(db, idsOf('property')),
    findContent(db, (kind) => ({ ids: idsOf(kind) }), opened.length),
    mayReadPeople ? findLeads(db, null, limit) : [],
    listNewestHomes(db, limit),
    findContent(db, () => 'newest', Math.ceil(limit / 2)),
  ])
  const again = [
    ...people.map((lead) => ofLead(lead)),
    ...nights.map(({ id, name, homeTitle, homeTitleFr }): Found => {
      return { ...NOTHING, kind: 'stay', id, title: homeTitle, titleFr: homeTitleFr, detail: name }
    }),
    ...homes.map(ofHome),
    ...content.map(ofContent),
  ]
  const isSame = (one: Opened) => (other: Opened) => other.kind === one.kind && other.id === one.id
  const newest = [...newPeople.map((lead) => ofLead(lead)), ...newHomes.map(ofHome), ...newContent.map(ofContent)]
  return {
    opened: opened.flatMap((one) => again.find(isSame(one)) ?? []),
    found: newest.filter((one) => !opened.some(isSame(one))),
  }
}

interface Options {
  /** Of each kind. */
  limit: number
  mayReadPeople: boolean
}

export interface Findings {
  /** Of what was opened last, what is there still. */
  opened: Found[]
  found: Found[]
}

/** Everything the house keeps, by a few letters of it: what this person may read, and nothing else. */
export async function findAnything(
  { db, actor }: Context,
  { q, limit, opened }: { q: string; limit: number; opened: readonly Opened[] },
): Promise<Findings> {
  requireOneOf(actor, ['content:read-unpublished', 'enquiry:read'])
  const options = { limit, mayReadPeople: can(actor, 'enquiry:read') }
  if (q === '') return listLatest(db, opened, options)
  const named = options.mayReadPeople ? await findByReference(db, q) : null
  return { opened: [], found: named ?? (await findByWords(db, q, options)) }
}
