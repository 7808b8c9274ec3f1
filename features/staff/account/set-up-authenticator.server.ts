import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { newRecoveryCodes } from '../recovery-code.server.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  forgetSecret,
  replaceRecoveryCodes,
  storePendingSecret,
} from '../second-factor.repository.server.ts'
import { newTotpSecret, stepOfCode, totpAddress } from '../second-factor.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import { requireOwnAccount, requireOwnPassword } from './own-account.server.ts'

/** POST /api/admin/account/authenticator */
export interface PendingAuthenticator {
  /** Base32, for typing. */
  secret: string
  /** otpauth://…, for the picture. */
  address: string
}

/** A secret for an authenticator app. It counts for nothing until a first code proves that the app has it. */
export async function offerAuthenticator({ db, actor }: Context): Promise<PendingAuthenticator> {
  const user = await requireOwnAccount(db, actor)
  const secret = newTotpSecret()
  if (!(await storePendingSecret(db, user.id, secret))) throw new AppError('conflict')
  return { secret, address: totpAddress(secret, user.username) }
}

/** Returns the recovery codes, which are never shown again. */
export async function confirmAuthenticator({ db, actor }: Context, code: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const user = await requireOwnAccount(tx, actor)
    if (!user.totpSecret || user.totpConfirmedAt) throw new AppError('conflict')
    const step = stepOfCode(user.totpSecret, code)
    if (step === null) throw new AppError('invalid_code')
    if (!(await confirmSecret(tx, user.id, user.totpSecret, step))) throw new AppError('conflict')
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(tx, user.id, codes)
    await recordAccountChange(tx, actor, user, { before: { secondFactor: false }, after: { secondFactor: true } })
    return codes
  })
}

/** The former ones serve no longer. */
export async function renewRecoveryCodes({ db, actor }: Context, password: string): Promise<string[]> {
  const user = await requireOwnPassword(db, actor, password)
  if (!user.totpConfirmedAt) throw new AppError('conflict')
  return db.transaction(async (tx) => {
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
  if (!user.totpConfirmedAt) throw new AppError('conflict')
  await db.transaction(async (tx) => {
    await forgetSecret(tx, user.id)
    await recordAccountChange(tx, actor, user, { before: { secondFactor: true }, after: { secondFactor: false } })
  })
}
