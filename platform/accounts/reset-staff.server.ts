import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import { refuseOnOneself, requireAccount } from './manage-staff.server.ts'
import { deletePasskeysOf } from './passkey.repository.server.ts'
import { hashPassword } from './password.server.ts'
import { deletePasswordLinksOf } from './password-link.repository.server.ts'
import { forgetSecret } from './second-factor.repository.server.ts'
import { newLegibleSecret } from './secret-token.server.ts'
import { deleteSessionsOf } from './session.repository.server.ts'
import { deleteChallengesOf } from './sign-in-challenge.repository.server.ts'
import { updateUser } from './user.repository.server.ts'

/**
 * For somebody who forgot theirs, or whose account somebody else got into: no session and no passkey outlives it. Returns
 * the new one, which is never shown again.
 */
export async function resetPassword({ db, actor }: Context, id: number): Promise<string> {
  requirePermission(actor, 'staff:manage')
  const password = newLegibleSecret()
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const user = await requireAccount(tx, id)
    refuseOnOneself(actor, user)
    await updateUser(tx, id, { password: hash, passwordChangedAt: null })
    await deleteChallengesOf(tx, id)
    await deletePasswordLinksOf(tx, id)
    const keys = await deletePasskeysOf(tx, id)
    const sessionsEnded = await deleteSessionsOf(tx, id)
    const after = { passwordReset: true, sessionsEnded }
    await recordAccountChange(
      tx,
      actor,
      user,
      keys.length > 0 ? { before: { passkeys: keys }, after: { ...after, passkeys: [] } } : { after },
    )
  })
  return password
}

/** Returns how many ended. */
export async function endStaffSessions({ db, actor }: Context, id: number): Promise<number> {
  requirePermission(actor, 'staff:manage')
  return db.transaction(async (tx) => {
    const user = await requireAccount(tx, id)
    const sessionsEnded = await deleteSessionsOf(tx, id)
    if (sessionsEnded > 0) await recordAccountChange(tx, actor, user, { after: { sessionsEnded } })
    return sessionsEnded
  })
}

/** For a lost phone: the authenticator, the recovery codes and the passkeys go, and every session with them. */
export async function removeSecondFactor({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'staff:manage')
  await db.transaction(async (tx) => {
    const user = await requireAccount(tx, id)
    refuseOnOneself(actor, user)
    await forgetSecret(tx, id)
    const keys = await deletePasskeysOf(tx, id)
    const sessionsEnded = await deleteSessionsOf(tx, id)
    await recordAccountChange(tx, actor, user, {
      before: { secondFactor: user.totpConfirmedAt !== null, passkeys: keys },
      after: { secondFactor: false, passkeys: [], sessionsEnded },
    })
  })
}
