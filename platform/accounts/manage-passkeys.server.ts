import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { recordAccountChange } from './account-audit.server.ts'
import {
  deletePasskeyRow,
  insertPasskey,
  listPasskeysOf,
  type PasskeyRow,
  renamePasskeyRow,
} from './passkey.repository.server.ts'
import type { PasskeyAnswer } from './passkey.schema.ts'
import { requireOwnAccount, requireOwnPassword, requireUnchanged } from './read-account.server.ts'
import type { RelyingParty } from './relying-party.server.ts'
import { insertChallenge, takeChallenge } from './sign-in-challenge.repository.server.ts'

const HOUSE = 'Kais'
/** Nobody has so many; a script that adds keys is stopped here. */
const MAX_PASSKEYS = 20
/** Ed25519, ES256 and RS256: what phones, computers and security keys make. */
const ALGORITHMS = [-8, -7, -257]

/** A key opens the account without its password, so the password is asked for before one is added. */
export async function offerPasskey({ db, actor }: Context, party: RelyingParty, password: string) {
  const user = await requireOwnPassword(db, actor, password)
  const known = await listPasskeysOf(db, user.id)
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
  const options = await generateRegistrationOptions({
    rpName: HOUSE,
    rpID: party.id,
    userName: user.username,
    userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username,
    userID: new TextEncoder().encode(`kais-staff-${user.id}`),
    // The browser then finds it without a name, and only for whoever it recognises.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    const challenge = await insertChallenge(tx, {
      purpose: 'passkey-register',
      userId: user.id,
      challenge: options.challenge,
    })
    return { challenge, options }
  })
}

interface Answer extends PasskeyAnswer {
  name: string
  party: RelyingParty
}

async function verify({ response, party, expectedChallenge }: Answer & { expectedChallenge: string }) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // Optional and absent are one to us, and two to TypeScript.
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo
  } catch (cause) {
    throw new AppError('invalid_input', { cause })
  }
}

export async function addPasskey({ db, actor }: Context, answer: Answer): Promise<void> {
  const user = await requireOwnAccount(db, actor)
  const { challenge: token, name } = answer
  const expectedChallenge = await takeChallenge(db, { token, purpose: 'passkey-register', userId: user.id })
  const made = expectedChallenge && (await verify({ ...answer, expectedChallenge }))
  if (!made) throw new AppError('invalid_input')
  const { credential, credentialBackedUp } = made
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    const isNew = await insertPasskey(tx, {
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
      name,
    })
    if (!isNew) throw new AppError('passkey_known')
    await recordAccountChange(tx, actor, user, { before: { passkey: null }, after: { passkey: name } })
  })
}

export async function renamePasskey(
  { db, actor }: Context,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await requireOwnAccount(tx, actor)
    const before = await renamePasskeyRow(tx, user.id, id, name)
    if (before === null) throw new AppError('not_found')
    await recordAccountChange(tx, actor, user, { before: { passkey: before }, after: { passkey: name } })
  })
}

/** Whoever finds a session open could otherwise leave its owner only the password. */
export async function removePasskey({ db, actor }: Context, id: number, password: string): Promise<void> {
  const user = await requireOwnPassword(db, actor, password)
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, user)
    const before = await deletePasskeyRow(tx, user.id, id)
    if (before === null) throw new AppError('not_found')
    await recordAccountChange(tx, actor, user, { before: { passkey: before }, after: { passkey: null } })
  })
}
