import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import { requireOwnAccount, requireOwnPassword, requireUnchanged } from './read-account.server.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  forgetSecret,
  replaceRecoveryCodes,
  storePendingSecret,
} from './second-factor.repository.server.ts'
import { newRecoveryCodes, newTotpSecret, stepOfCode, totpAddress } from './second-factor.server.ts'

/** POST /api/admin/account/authenticator */
export interface PendingAuthenticator {
  /** Base32, for typing. */
  secret: string
  /** otpauth://…, for the picture. */
  address: string
}

/**
 * A secret for an authenticator app. It counts for nothing until a first code proves that the app has it. It could shut
 * the owner out, so the password is asked for.
 */
export async function offerAuthenticator({ db, actor }: Context, password: string): Promise<PendingAuthenticator> {
  const user = await requireOwnPassword(db, actor, password)
  const secret = newTotpSecret()
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    if (!(await storePendingSecret(tx, user.id, secret))) throw new AppError('authenticator_on')
  })
  return { secret, address: totpAddress(secret, user.username) }
}

/** Returns the recovery codes, which are never shown again. */
export async function confirmAuthenticator({ db, actor }: Context, code: string): Promise<string[]> {
  const user = await requireOwnAccount(db, actor)
  const { totpSecret, totpConfirmedAt } = user
  if (totpConfirmedAt) throw new AppError('authenticator_on')
  if (!totpSecret) throw new AppError('authenticator_off')
  const step = stepOfCode(totpSecret, code)
  if (step === null) throw new AppError('invalid_code')
  return db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    if (!(await confirmSecret(tx, user.id, totpSecret, step))) throw new AppError('account_changed')
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, user.id, codes)
    await recordAccountChange(tx, actor, user, { before: { secondFactor: false }, after: { secondFactor: true } })
    return codes
  })
}

/** The former ones serve no longer. */
export async function renewRecoveryCodes({ db, actor }: Context, password: string): Promise<string[]> {
  const user = await requireOwnPassword(db, actor, password)
  if (!user.totpConfirmedAt) throw new AppError('authenticator_off')
  return db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    const left = await countRecoveryCodes(tx, user.id)
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, user.id, codes)
    await recordAccountChange(tx, actor, user, {
      before: { recoveryCodes: left },
      after: { recoveryCodes: codes.length },
    })
    return codes
  })
}

export async function switchAuthenticatorOff({ db, actor }: Context, password: string): Promise<void> {
  const user = await requireOwnPassword(db, actor, password)
  if (!user.totpConfirmedAt) throw new AppError('authenticator_off')
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    await forgetSecret(tx, user.id)
    await recordAccountChange(tx, actor, user, { before: { secondFactor: true }, after: { secondFactor: false } })
  })
}
