import { and, asc, count, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { passkeys } from '../second-factor.table.server.ts'
import { liveSessions } from '../session.repository.server.ts'
import { users } from '../user.table.server.ts'

export interface AccountFilter {
  search?: string | undefined
  role?: Role | undefined
}

/** A percent sign that somebody typed is a percent sign. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function matching({ search, role }: AccountFilter): SQL | undefined {
  const like = search && containing(search)
  const columns = [users.username, users.email, users.firstName, users.lastName]
  return and(role && eq(users.role, role), like ? or(...columns.map((column) => ilike(column, like))) : undefined)
}

function selectAccounts(db: Database) {
  const live = liveSessions(db, new Date())
  const keys = db
    .select({ userId: passkeys.userId, held: count().as('held') })
    .from(passkeys)
    .groupBy(passkeys.userId)
    .as('held_passkeys')
  return db
    .select({
      ...getTableColumns(users),
      sessions: sql<number>`coalesce(${live.live}, 0)::int`,
      passkeys: sql<number>`coalesce(${keys.held}, 0)::int`,
    })
    .from(users)
    .leftJoin(live, eq(live.userId, users.id))
    .leftJoin(keys, eq(keys.userId, users.id))
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

/** By name. */
export async function findAccounts(db: Database, filter: AccountFilter, { limit, offset }: RowWindow) {
  const where = matching(filter)
  const rows = await selectAccounts(db)
    .where(where)
    .orderBy(asc(sql`lower(${users.username})`), asc(users.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(users, where) }
}

export async function findAccount(db: Database, id: number): Promise<AccountRow | undefined> {
  const [row] = await selectAccounts(db).where(eq(users.id, id))
  return row
}

/** Locks every administrator who can sign in, so that two of them cannot dismiss each other at the same moment. */
export async function hasOtherAdmin(tx: Database, id: number): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')
  return admins.some((admin) => admin.id !== id)
}
