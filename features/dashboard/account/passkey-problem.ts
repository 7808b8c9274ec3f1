import { WebAuthnError } from '@simplewebauthn/browser'
import type { AccountMessages } from './messages.ts'

/** What the browser or the device said, as one of the few things that people can do something about. Null: not of theirs. */
export function passkeyProblem(error: unknown): keyof AccountMessages['passkeyProblems'] | null {
  if (!(error instanceof Error)) return null
  const code = error instanceof WebAuthnError ? error.code : null
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'place'
  // Browsers say no more than this when somebody changes their mind, or waits too long.
  if (code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'cancelled'
  return code ? 'unable' : null
}
