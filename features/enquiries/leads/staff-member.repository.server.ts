import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { can, ROLES } from '#common/permissions.ts'
import { nameForVisitors, staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'

/** Somebody of the house, as others see them beside their work. */
export interface StaffMember {
  id: number
  name: string
}

/** Those who may do something about an enquiry. */
const DESK_ROLES = ROLES.filter((role) => can({ kind: 'staff', id: 0, username: '', role }, 'enquiry:write'))

async function select(db: Database, condition?: SQL) {
  return db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), inArray(users.role, DESK_ROLES), condition))
    .orderBy(asc(users.firstName), asc(users.username))
}

export async function listStaffMembers(db: Database): Promise<StaffMember[]> {
  return (await select(db)).map((user) => ({ id: user.id, name: staffName(user) }))
}

/** Undefined for an account that is gone, blocked, or has nothing to do with enquiries. With what a visitor is told of them: a name where they gave one, and a number to call. */
export async function findStaffMember(
  db: Database,
  id: number,
): Promise<(StaffMember & { nameForVisitors: string | null; phone: string | null }) | undefined> {
  const [user] = await select(db, eq(users.id, id))
  return user && { id, name: staffName(user), nameForVisitors: nameForVisitors(user), phone: user.phone || null }
}
