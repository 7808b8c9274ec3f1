import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { findLead } from '../leads/lead.repository.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { insertTask } from '../tasks/task.repository.server.ts'

/** Somebody asked to be called. */
export interface AskedCallback {
  at: Date
  /** What the task is called. */
  title: string
  propertyId: number | null
}

/** Whoever shows the home calls; else whose lead it is; else whoever is there. */
async function whoCalls(tx: Database, leadId: number, propertyId: number | null): Promise<number | null> {
  const [home] =
    propertyId === null
      ? []
      : await tx.select({ adviserId: properties.adviserId }).from(properties).where(eq(properties.id, propertyId))
  const adviser = home?.adviserId ? await findStaffMember(tx, home.adviserId) : undefined
  return adviser?.id ?? (await findLead(tx, leadId))?.assignedTo ?? null
}

/** In the transaction of the wish itself: none without its task, and no task without its wish. */
export async function planCallback(tx: Database, leadId: number, { at, title, propertyId }: AskedCallback) {
  const assignedTo = await whoCalls(tx, leadId, propertyId)
  await insertTask(tx, { leadId, kind: 'callback', title, dueAt: at, hasHour: true, assignedTo })
}
