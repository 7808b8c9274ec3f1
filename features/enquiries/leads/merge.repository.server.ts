import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { activities, leadContacts, leads, leadUnsuitable, leadWishes } from './lead.table.server.ts'

/** All that hangs on one lead hangs on another from now on; where both have a thing, the one that stays keeps its own. */
export async function moveEverything(tx: Database, from: number, to: number): Promise<void> {
  await tx.update(activities).set({ leadId: to }).where(eq(activities.leadId, from))
  await tx.update(leadContacts).set({ leadId: to }).where(eq(leadContacts.leadId, from))
  await tx.execute(sql`
    insert into ${leadUnsuitable} (lead_id, property_id, user_id, reason, created_at)
    select ${to}, property_id, user_id, reason, created_at from ${leadUnsuitable} where lead_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`
    update ${leadWishes} set lead_id = ${to}
    where lead_id = ${from} and not exists (select 1 from ${leadWishes} kept where kept.lead_id = ${to})`)
}

export async function deleteLead(tx: Database, id: number): Promise<void> {
  await tx.delete(leads).where(eq(leads.id, id))
}
