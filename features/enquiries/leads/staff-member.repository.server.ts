import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { can, ROLES } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'

/** Somebody of the house, as others see them beside their work. */
export interface StaffMember {
  id: number
  name: string
}

/** Those who may do something about an enquiry. */
const DESK_ROLES = ROLES.filter((role) => can({ kind: 'staff', id: 0, username: '', role }, 'enquiry:write'))

async function select(db: Database, condition?: SQL): Promise<StaffMember[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), inArray(users.role, DESK_ROLES), condition))
    .orderBy(asc(users.firstName), asc(users.username))
  return rows.map((user) => ({ id: user.id, name: staffName(user) }))
}

export function listStaffMembers(db: Database): Promise<StaffMember[]> {
  return select(db)
}

/** Undefined for an account that is gone, blocked, or has nothing to do with enquiries. */
export async function findStaffMember(db: Database, id: number): Promise<StaffMember | undefined> {
  const [member] = await select(db, eq(users.id, id))
  return member
}
