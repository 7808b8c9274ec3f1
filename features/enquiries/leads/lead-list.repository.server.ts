import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { holdsIndexedWords } from '#db/holds-words.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { readReference } from '../reference.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { LatestWord, LeadWithOwner } from './lead.public.ts'
import type { LeadFilter, LeadSort } from './lead.schema.ts'
import { activities, leadContacts, leads } from './lead.table.server.ts'
import { CLOSED_LEAD_STATUSES } from './lead-status.ts'
import { sameInterests } from './staff/board/interests.ts'
import { isWaiting } from './waiting.server.ts'

const owner = { id: users.id, firstName: users.firstName, lastName: users.lastName, username: users.username }

/** As much of a message as a card can show. */
const GLIMPSE = 200

/** What they sent last. Looked up for the leads that are shown and not for those that are sorted: one look into an index each. */
const latest = sql<LatestWord | null>`(
  select json_build_object(
    'about', case when ${activities.contactSubmissionId} is null and ${activities.subject} <> 'callback' then ${activities.subject} end,
    'aboutFr', coalesce(${viewings.subjectFr}, ${stays.homeTitleFr}, ${investments.titleFr},
      replace(${activities.subject}, ${properties.title}, ${properties.titleFr})),
    'words', left(${activities.description}, ${sql.raw(String(GLIMPSE))}))
  from ${activities}
  left join ${userInquiries} on ${userInquiries.id} = ${activities.inquiryId}
  left join ${properties} on ${properties.id} = ${userInquiries.propertyId}
  left join ${investments} on ${investments.id} = ${userInquiries.investmentId}
  left join ${viewings} on ${viewings.id} = ${activities.viewingId}
  left join ${stays} on ${stays.id} = ${activities.stayId}
  where ${activities.leadId} = ${leads.id} and ${activities.type} = 'submission'
  order by ${activities.createdAt} desc, ${activities.id} desc limit 1)`

const withOwner = (db: Database) =>
  db.select({ lead: leads, owner, latest }).from(leads).leftJoin(users, eq(users.id, leads.assignedTo))

/** Days are Dakar's. */
const DUE: Record<NonNullable<LeadFilter['due']>, SQL> = {
  overdue: sql`now()`,
  today: sql`date_trunc('day', now(), 'Africa/Dakar') + interval '1 day'`,
  week: sql`now() + interval '7 days'`,
}

const ENTRY_OF = {
  contact: activities.contactSubmissionId,
  inquiry: activities.inquiryId,
  booking: activities.bookingId,
} as const

/** By a name, an address or a number; or by the reference of something they sent. */
function searched(search: string | undefined): SQL | undefined {
  const named = readReference(search ?? '')
  if (!named) return holdsIndexedWords(leads.searchText, search)
  return sql`${leads.id} in (select ${activities.leadId} from ${activities} where ${eq(ENTRY_OF[named.kind], named.id)})`
}

/** Of the address's words the numbers and keys: 'me' is known here already. */
export type LeadCondition = Omit<LeadFilter, 'sort' | 'assignedTo'> & { assignedTo?: number | null | undefined }

const isInterestedIn = (key: string) => sql`${key} = any(string_to_array(${leads.interestedIn}, ', '))`

export function leadCondition(filter: LeadCondition): SQL | undefined {
  const { search, status, priority, assignedTo, interest, due, waiting } = filter
  return and(
    searched(search),
    status === 'open' ? notInArray(leads.status, [...CLOSED_LEAD_STATUSES]) : status && eq(leads.status, status),
    priority && eq(leads.priority, priority),
    assignedTo === null ? isNull(leads.assignedTo) : assignedTo ? eq(leads.assignedTo, assignedTo) : undefined,
    interest === undefined ? undefined : or(...sameInterests(interest).map(isInterestedIn)),
    due && lt(leads.nextFollowUpDate, DUE[due]),
    waiting === undefined ? undefined : waiting ? isWaiting : sql`not (${isWaiting})`,
  )
}

/** By when it is sorted, where that is not the order in which they came. */
const SORTED_BY = { waiting: leads.waitingSince, 'follow-up': leads.nextFollowUpDate } as const

interface ListRequest {
  condition: LeadCondition
  sort: LeadSort
  limit: number
  /** The last one of the page before: its moment as text ('' when it has none), and its number. */
  after: { value: string; id: number } | null
}

function behind(sort: LeadSort, after: ListRequest['after']): SQL | undefined {
  if (!after) return undefined
  const isOlder = lt(leads.id, after.id)
  if (sort === 'newest') return isOlder
  const moment = SORTED_BY[sort]
  if (after.value === '') return and(isNull(moment), isOlder)
  const mark = sql`${after.value}::timestamptz`
  return sql`(${moment} > ${mark} or (${moment} = ${mark} and ${isOlder}) or ${moment} is null)`
}

interface ListedLead extends LeadWithOwner {
  /** As exact as PostgreSQL has it: a JavaScript date would lose its microseconds, and with them a row between two pages. */
  mark: string
}

export async function listLeadRows(db: Database, request: ListRequest): Promise<ListedLead[]> {
  const { condition, sort, limit, after } = request
  const moment = sort === 'newest' ? null : SORTED_BY[sort]
  return (
    db
      .select({ lead: leads, owner, latest, mark: sql<string>`coalesce(${moment ?? null}::text, '')` })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.assignedTo))
      .where(and(leadCondition(condition), behind(sort, after)))
      // As the indexes of these moments have it: no number is null, but PostgreSQL goes by the words.
      .orderBy(...(moment ? [sql`${moment} asc nulls last`, sql`${leads.id} desc nulls last`] : [desc(leads.id)]))
      .limit(limit)
  )
}

/** Up to `MOST_COUNTED` and one. */
export function countLeads(db: Database, condition: LeadCondition): Promise<number> {
  return countUpTo(db, leads, leadCondition(condition))
}

export async function findLeadWithOwner(db: Database, id: number): Promise<LeadWithOwner | undefined> {
  const [row] = await withOwner(db).where(eq(leads.id, id))
  return row
}

export async function findLeadsWithOwner(db: Database, ids: readonly number[]): Promise<LeadWithOwner[]> {
  return ids.length === 0 ? [] : withOwner(db).where(inArray(leads.id, [...ids]))
}

export async function listContactKeys(db: Database, leadId: number) {
  return db
    .select({ kind: leadContacts.kind, value: leadContacts.value })
    .from(leadContacts)
    .where(eq(leadContacts.leadId, leadId))
    .orderBy(asc(leadContacts.kind), asc(leadContacts.value))
}
