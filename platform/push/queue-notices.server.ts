import { and, eq, inArray } from 'drizzle-orm'
import { ROLES } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { users } from '../accounts/user.table.server.ts'
import { type NoticeKind, tellsRole } from './notice-kinds.ts'
import { pushNotices } from './push.table.server.ts'

interface Notice {
  kind: NoticeKind
  about: Record<string, number>
  /** Whose matter it is: each of them is told once. Null, or nobody who is there: everybody of the desk is. */
  to: number | null | readonly (number | null)[]
  dueAt?: Date
}

/** Puts a notice on its way to people's devices, in the transaction of what it tells of. */
export async function queueNotices(tx: Database, { to, ...notice }: Notice): Promise<void> {
  const desk = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.isActive, true), inArray(users.role, ROLES.filter(tellsRole))))
  const owners = desk.filter(({ userId }) => [to].flat().includes(userId))
  // Whoever is gone is not told: then it is everybody's.
  const staff = owners.length > 0 ? owners : desk
  if (staff.length > 0) await tx.insert(pushNotices).values(staff.map(({ userId }) => ({ ...notice, userId })))
}
