import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { stayKeyOf } from '../holds/hold-marks.server.ts'
import { type StaffStay, toTimelineStay } from './stay.public.ts'
import { findConcerned, findStay } from './stay.repository.server.ts'

/** Where the guest follows their stay, without the language's prefix. */
export const guestPath = async (db: Database, stayId: number): Promise<string> => `/stay/${await stayKeyOf(db, stayId)}`

export async function toStaffStays(db: Database, rows: readonly StayRow[]): Promise<StaffStay[]> {
  const { leads, members } = await findConcerned(db, rows)
  return Promise.all(
    rows.map(async (row) => ({
      ...toTimelineStay(row),
      lead: leads.get(row.id) ?? null,
      assignee: row.assignedTo === null ? null : (members.get(row.assignedTo) ?? null),
      guestAddress: await guestPath(db, row.id),
    })),
  )
}

export async function readStaffStay({ db, actor }: Context, id: number): Promise<StaffStay> {
  requirePermission(actor, 'enquiry:read')
  const row = await findStay(db, id)
  const [stay] = row ? await toStaffStays(db, [row]) : []
  if (!stay) throw new AppError('not_found')
  return stay
}
