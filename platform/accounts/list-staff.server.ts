import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { type Role, requirePermission } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { mayBeInvited } from './password-links.server.ts'
import { type AccountFilter, type AccountRow, findAccount, findAccounts } from './staff-account.repository.server.ts'

/** An account as administrators see it. */
export interface StaffAccount {
  id: number
  username: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  role: Role
  isActive: boolean
  hasAuthenticator: boolean
  passkeys: number
  /** Browsers where it is signed in now. */
  sessions: number
  /** Asked to choose a password, and has not yet. Until when the link serves; null while its letter is not written. */
  invitation: { until: string | null } | null
  /** Has never chosen a password, and may sign in. */
  mayBeInvited: boolean
  createdAt: string
  updatedAt: string
}

function toStaffAccount(row: AccountRow): StaffAccount {
  const { id, username, email, firstName, lastName, phone, role, isActive, passkeys, sessions } = row
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    phone,
    role,
    isActive,
    hasAuthenticator: row.totpConfirmedAt !== null,
    passkeys,
    sessions,
    invitation: row.invitedAt && { until: row.invitedUntil?.toISOString() ?? null },
    mayBeInvited: mayBeInvited(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function listStaff(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & AccountFilter,
): Promise<Page<StaffAccount>> {
  requirePermission(actor, 'staff:manage')
  const window = readWindow({ limit, cursor })
  const { rows, total } = await findAccounts(db, filter, window)
  return toPage(window, rows.map(toStaffAccount), total)
}

export async function getStaffAccount({ db, actor }: Context, id: number): Promise<StaffAccount> {
  requirePermission(actor, 'staff:manage')
  const row = await findAccount(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffAccount(row)
}
