import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { AppError } from '#common/errors.ts'
import { isStaffRole } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findPasskeyOwner, lockPasskey, notePasskeyUse, type PasskeyRow } from './passkey.repository.server.ts'
import type { PasskeySignIn } from './passkey.schema.ts'
import type { RelyingParty } from './relying-party.server.ts'
import { type Browser, type OpenedSession, openSession } from './sessions.server.ts'
import { insertChallenge, takeChallenge } from './sign-in-challenge.repository.server.ts'
import { lockUser } from './user.repository.server.ts'

/** Names no key: the browser shows those it has for us, so nobody learns from us who has one. */
export async function offerPasskeySignIn(db: Database, party: RelyingParty) {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  const challenge = await insertChallenge(db, { purpose: 'passkey-sign-in', challenge: options.challenge })
  return { challenge, options }
}

interface Proof {
  response: PasskeySignIn['response']
  expectedChallenge: string
  party: RelyingParty
}

/** What the key says of itself, or null when it did not sign this. */
async function verify(passkey: PasskeyRow, { response, expectedChallenge, party }: Proof) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // Optional and absent are one to us, and two to TypeScript.
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      // The person was recognised by the device, by finger, face or PIN: that is the second factor.
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo : null
  } catch {
    // A forged, repeated or foreign answer; which of these is nobody's business.
    return null
  }
}

/** Signs in by a key alone. */
export async function signInByPasskey(
  db: Database,
  { challenge, response, party, ...browser }: PasskeySignIn & Browser & { party: RelyingParty },
): Promise<OpenedSession> {
  const expectedChallenge = await takeChallenge(db, { token: challenge, purpose: 'passkey-sign-in' })
  if (!expectedChallenge) throw new AppError('invalid_credentials')
  return db.transaction(async (tx) => {
    const owner = await findPasskeyOwner(tx, response.id)
    const user = owner === null ? undefined : await lockUser(tx, owner)
    if (!user?.isActive || !isStaffRole(user.role)) throw new AppError('invalid_credentials')
    const passkey = await lockPasskey(tx, user.id, response.id)
    const proof = passkey && (await verify(passkey, { response, expectedChallenge, party }))
    if (!proof) throw new AppError('invalid_credentials')
    await notePasskeyUse(tx, passkey.id, { counter: proof.newCounter, isBackedUp: proof.credentialBackedUp })
    return openSession(tx, user, { ...browser, method: 'passkey' })
  })
}
