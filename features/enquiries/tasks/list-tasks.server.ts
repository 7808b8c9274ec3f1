import { AppError } from '#common/errors.ts'
import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import type { StaffTask } from './task.public.ts'
import type { TaskFilter } from './task.schema.ts'
import { findTask, listTaskRows, toStaffTask } from './task-list.repository.server.ts'

/** What is to do, or was done: everybody of the desk sees all of it. */
export async function listTasks(
  { db, actor }: Context,
  { limit, cursor, assignedTo, mine, open = true, ...filter }: Paging & TaskFilter,
): Promise<Page<StaffTask>> {
  requirePermission(actor, 'enquiry:read')
  const me = actorId(actor) ?? undefined
  const asked = assignedTo === 'me' ? me : assignedTo === 'nobody' ? null : assignedTo && Number(assignedTo)
  const owner = asked || (asked === null ? null : undefined)
  const condition = { ...filter, assignedTo: owner, mine: mine ? me : undefined, isOpen: open }
  const after = cursor ? decodeCursor(cursor) : null
  const { rows, total } = await listTaskRows(db, { condition, limit: limit + 1, after })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(toStaffTask),
    total,
    nextCursor: rows.length > shown.length && last ? encodeCursor({ value: last.mark ?? '', id: last.task.id }) : null,
  }
}

export async function getTask({ db, actor }: Context, id: number): Promise<StaffTask> {
  requirePermission(actor, 'enquiry:read')
  const row = await findTask(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffTask(row)
}
