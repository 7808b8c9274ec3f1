import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { type StaffViewing, toTimelineViewing } from './viewing.public.ts'
import { findViewing } from './viewing.repository.server.ts'
import type { ViewingRow } from './viewing.table.server.ts'
import { findConcerned } from './viewing-desk.repository.server.ts'
import { readVisitorPaths } from './visitor-path.server.ts'

export async function toStaffViewings(db: Database, rows: readonly ViewingRow[]): Promise<StaffViewing[]> {
  const { leads, advisers, homes, projects } = await findConcerned(db, rows)
  const pathOf = await readVisitorPaths(db)
  return rows.map((row) => {
    const home = row.propertyId === null ? undefined : homes.get(row.propertyId)
    const project = row.investmentId === null ? undefined : projects.get(row.investmentId)
    return {
      ...toTimelineViewing(row),
      lead: leads.get(row.id) ?? null,
      adviser: row.adviserId === null ? null : (advisers.get(row.adviserId) ?? null),
      address: home?.location ?? project?.location ?? null,
      latitude: home?.latitude ?? project?.latitude ?? null,
      longitude: home?.longitude ?? project?.longitude ?? null,
      saleState: home?.saleState ?? null,
      visitorPath: pathOf(row.id),
    }
  })
}

export async function readStaffViewing({ db, actor }: Context, id: number): Promise<StaffViewing> {
  requirePermission(actor, 'enquiry:read')
  const row = await findViewing(db, id)
  const [viewing] = row ? await toStaffViewings(db, [row]) : []
  if (!viewing) throw new AppError('not_found')
  return viewing
}
