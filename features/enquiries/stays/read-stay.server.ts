import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { readGuestPaths } from './guest-path.server.ts'
import { type StaffStay, toTimelineStay } from './stay.public.ts'
import { findConcerned, findStay } from './stay.repository.server.ts'

export async function toStaffStays(db: Database, rows: readonly StayRow[]): Promise<StaffStay[]> {
  const { leads, members } = await findConcerned(db, rows)
  const pathOf = await readGuestPaths(db)
  return rows.map((row) => ({
    ...toTimelineStay(row),
    lead: leads.get(row.id) ?? null,
    assignee: row.assignedTo === null ? null : (members.get(row.assignedTo) ?? null),
    guestAddress: pathOf(row.id),
  }))
}

export async function readStaffStay({ db, actor }: Context, id: number): Promise<StaffStay> {
  requirePermission(actor, 'enquiry:read')
  const row = await findStay(db, id)
  const [stay] = row ? await toStaffStays(db, [row]) : []
  if (!stay) throw new AppError('not_found')
  return stay
}
