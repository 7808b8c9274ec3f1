import { and, asc, count, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import { passkeys } from './second-factor.table.server.ts'
import { liveSessions } from './session.repository.server.ts'
import type { UserRow } from './user.repository.server.ts'
import { passwordLinks, users } from './user.table.server.ts'

export interface AccountFilter {
  search?: string | undefined
  role?: Role | undefined
}

function matching({ search, role }: AccountFilter): SQL | undefined {
  const { username, email, firstName, lastName } = users
  return and(role && eq(users.role, role), holdsWords([username, email, firstName, lastName], search))
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
      invitedAt: passwordLinks.createdAt,
      invitedUntil: passwordLinks.expiresAt,
    })
    .from(users)
    .leftJoin(live, eq(live.userId, users.id))
    .leftJoin(keys, eq(keys.userId, users.id))
    .leftJoin(passwordLinks, and(eq(passwordLinks.userId, users.id), eq(passwordLinks.purpose, 'invitation')))
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

export interface LockedAccount {
  user: UserRow
  /** Somebody else is an administrator and can sign in. */
  hasOtherAdmin: boolean
}

/**
 * Locks the account and every administrator who can sign in, in the order of their numbers: so two of them cannot dismiss
 * each other at the same moment, nor wait for each other for ever.
 */
export async function lockAccount(tx: Database, id: number): Promise<LockedAccount | null> {
  const isAdmin = and(eq(users.role, 'admin'), eq(users.isActive, true))
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), isAdmin))
    .orderBy(asc(users.id))
    .for('no key update')
  const user = rows.find((row) => row.id === id)
  return user ? { user, hasOtherAdmin: rows.some((row) => row.id !== id) } : null
}
