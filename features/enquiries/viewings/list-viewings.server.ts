import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { holdsIndexedWords } from '#db/holds-words.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { activities } from '../leads/lead.table.server.ts'
import { toStaffViewings } from './read-viewing.server.ts'
import type { StaffViewing } from './viewing.public.ts'
import type { ViewingFilter } from './viewing.schema.ts'
import { viewings } from './viewing.table.server.ts'
import { listViewingRows, type ViewingOrder } from './viewing-desk.repository.server.ts'
import { readViewingReference } from './viewing-reference.ts'
import type { ViewingState } from './viewing-status.ts'

function searched(search: string | undefined): SQL | undefined {
  const id = readViewingReference(search ?? '')
  return id === null ? holdsIndexedWords(viewings.searchText, search) : eq(viewings.id, id)
}

const isLate = and(eq(viewings.status, 'asked'), lte(viewings.holdUntil, sql`now()`))
const isCalledOff = eq(viewings.status, 'cancelled')

/** As `stateOf` says it. */
function inState(state: ViewingState | undefined): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'lapsed') return or(isLate, and(isCalledOff, isNull(viewings.cancelledBy)))
  if (state === 'cancelled') return and(isCalledOff, isNotNull(viewings.cancelledBy))
  const isHeld = or(isNull(viewings.holdUntil), gt(viewings.holdUntil, sql`now()`))
  return and(eq(viewings.status, state), state === 'asked' ? isHeld : undefined)
}

/** Still to be decided, shown or closed; of those that lapsed what could still take place. */
const isOpen = or(
  inArray(viewings.status, ['asked', 'confirmed']),
  and(isCalledOff, isNull(viewings.cancelledBy), gt(viewings.startsAt, sql`now()`)),
)

function shownBy(adviser: ViewingFilter['adviser'], actor: Actor): SQL | undefined {
  if (adviser === undefined) return undefined
  if (adviser === 'nobody') return isNull(viewings.adviserId)
  const id = adviser === 'me' ? actorId(actor) : adviser
  return id === null ? undefined : eq(viewings.adviserId, id)
}

const isDay = (text: string) => text.length === 10
const firstOf = (from: string) => new Date(isDay(from) ? `${from}T00:00Z` : from)
const endOf = (to: string) => new Date(isDay(to) ? `${addDays(to, 1)}T00:00Z` : to)

function viewingCondition(filter: ViewingFilter, actor: Actor): SQL | undefined {
  const { search, status, adviser, leadId, propertyId, from, to, held, view } = filter
  return and(
    searched(search),
    inState(status),
    view === 'open' ? isOpen : undefined,
    shownBy(adviser, actor),
    propertyId === undefined ? undefined : eq(viewings.propertyId, propertyId),
    from === undefined ? undefined : gte(viewings.startsAt, firstOf(from)),
    to === undefined ? undefined : lt(viewings.startsAt, endOf(to)),
    held === undefined ? undefined : held ? isNotNull(viewings.suspicion) : isNull(viewings.suspicion),
    leadId === undefined
      ? undefined
      : sql`${viewings.id} in (select ${activities.viewingId} from ${activities}
          where ${activities.leadId} = ${leadId} and ${activities.type} = 'submission')`,
  )
}

/** Within days, or open: as they come. Else the latest first. */
function orderOf({ view, from }: ViewingFilter): ViewingOrder {
  if (view === 'open') return 'open'
  return from === undefined ? 'latest' : 'soonest'
}

export async function listViewings(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & ViewingFilter,
): Promise<Page<StaffViewing>> {
  requirePermission(actor, 'enquiry:read')
  const condition = viewingCondition(filter, actor)
  const after = cursor ? decodeCursor(cursor) : null
  const rows = await listViewingRows(db, { condition, order: orderOf(filter), limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await toStaffViewings(
      db,
      shown.map(({ viewing }) => viewing),
    ),
    total: await countUpTo(db, viewings, condition),
    nextCursor: rows.length > shown.length && last ? encodeCursor({ value: last.place, id: last.viewing.id }) : null,
  }
}
