import { and, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Page, Paging } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { holdsIndexedWords } from '#db/holds-words.server.ts'
import { boundsOf } from '#features/nest/stays/occupancy.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { toStaffStays } from './read-stay.server.ts'
import type { StaffStay } from './stay.public.ts'
import { listStayRows } from './stay-desk.repository.server.ts'
import type { StayFilter } from './stay-desk.schema.ts'
import { readStayReference } from './stay-reference.ts'

function searched(search: string | undefined): SQL | undefined {
  const id = readStayReference(search ?? '')
  return id === null ? holdsIndexedWords(stays.searchText, search) : eq(stays.id, id)
}

function inMonth(month: string): SQL | undefined {
  const { from, until } = boundsOf(month)
  return and(lt(stays.arrival, until), gt(stays.departure, from))
}

function stayCondition({ search, status, propertyId, month, held }: StayFilter): SQL | undefined {
  return and(
    searched(search),
    status === undefined ? undefined : eq(stays.status, status),
    propertyId === undefined ? undefined : eq(stays.propertyId, propertyId),
    month === undefined ? undefined : inMonth(month),
    held === undefined ? undefined : held ? isNotNull(stays.suspicion) : isNull(stays.suspicion),
  )
}

/** Every stay that was ever asked for, newest first. */
export async function listStays(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & StayFilter,
): Promise<Page<StaffStay>> {
  requirePermission(actor, 'enquiry:read')
  const condition = stayCondition(filter)
  const page = await newestPage(
    { limit, cursor },
    {
      read: (request) => listStayRows(db, { ...request, condition }),
      count: () => countUpTo(db, stays, condition),
    },
  )
  return { ...page, items: await toStaffStays(db, page.items) }
}
