import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { passkeyProblem } from './account-requests.ts'
import { accountMessages } from './messages.ts'
import { usePasskeySignIn } from './use-sign-in.ts'

/**
 * The way in for whoever has a passkey. It is there from the start, so that nothing moves under a finger; a browser that does not
 * know what that is takes it away.
 */
export function PasskeyButton({ onSignedIn, isOff }: { onSignedIn: () => void; isOff: boolean }) {
  const { signIn: words, passkeyProblems } = useMessages(accountMessages)
  const { signIn: signInWords } = useMessages(staffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const signIn = usePasskeySignIn()
  const [isKnown, setKnown] = useState(true)
  useEffect(() => setKnown(browserSupportsWebAuthn()), [])
  if (!isKnown) return null

  function start() {
    signIn.mutate(undefined, {
      onSuccess: onSignedIn,
      onError(error) {
        const problem = passkeyProblem(error)
        const description = problem ? passkeyProblems[problem] : failureText(error)
        toast({ title: signInWords.failed, description, variant: 'destructive' })
      },
    })
  }

  return (
    <>
      <p className="signin__or soft" aria-hidden="true">
        {words.or}
      </p>
      <Button
        className="btn btn--line btn--wide"
        isBusy={signIn.isPending}
        busyLabel={words.passkeyBusy}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) start()
        }}
      >
        {words.passkey}
      </Button>
    </>
  )
}
