import { and, eq, or, sql } from 'drizzle-orm'
import type { ContactKey } from '#common/contact-keys.ts'
import type { Database } from '#db/client.server.ts'
import { activities, leadContacts, leads } from './lead.table.server.ts'

/** Whoever writes from the same address or number at the same moment waits: two forms sent at once make one lead. */
export async function lockContactKeys(tx: Database, keys: readonly ContactKey[]): Promise<void> {
  // Always in the same order, so that two who share both never wait for each other.
  for (const { kind, value } of [...keys].sort((a, b) => a.kind.localeCompare(b.kind)))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${kind} ${value}`}, 0))`)
}

interface KnownLead {
  id: number
  /** By which of the keys; an address says more than a number. */
  by: ContactKey['kind']
}

export async function whoIsKnownBy(tx: Database, keys: readonly ContactKey[]) {
  if (keys.length === 0) return []
  return tx
    .select()
    .from(leadContacts)
    .where(or(...keys.map(({ kind, value }) => and(eq(leadContacts.kind, kind), eq(leadContacts.value, value)))))
}

/** The lead that is known by one of these; by the first of them if they lead to two. */
export async function recogniseLead(tx: Database, keys: readonly ContactKey[]): Promise<KnownLead | undefined> {
  const known = await whoIsKnownBy(tx, keys)
  const [first] = keys.flatMap(({ kind }) => known.find((contact) => contact.kind === kind) ?? [])
  return first && { id: first.leadId, by: first.kind }
}

export async function insertLead(tx: Database, lead: typeof leads.$inferInsert): Promise<number> {
  const [row] = await tx.insert(leads).values(lead).returning({ id: leads.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row.id
}

export async function insertContactKeys(tx: Database, leadId: number, keys: readonly ContactKey[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insert(leadContacts)
    .values(keys.map((key) => ({ ...key, leadId })))
    .onConflictDoNothing()
}

/** From now on this address is known as that lead's. */
export async function giveContactKey(tx: Database, { kind, value }: ContactKey, leadId: number): Promise<void> {
  await tx
    .insert(leadContacts)
    .values({ kind, value, leadId })
    .onConflictDoUpdate({ target: [leadContacts.kind, leadContacts.value], set: { leadId } })
}

export async function findLead(tx: Database, id: number) {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update')
  return row
}

export async function updateLead(tx: Database, id: number, changes: Partial<typeof leads.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.update(leads).set(changes).where(eq(leads.id, id))
}

export async function insertActivity(tx: Database, activity: typeof activities.$inferInsert): Promise<number> {
  const [row] = await tx.insert(activities).values(activity).returning({ id: activities.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row.id
}
