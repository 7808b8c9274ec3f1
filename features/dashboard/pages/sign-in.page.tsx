import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, Navigate, useLocation, useNavigate } from 'react-router'
import type { Actor } from '#common/permissions.ts'
import { draftNames } from '#platform/staff-kit/draft-store.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import {
  currentActor,
  forgetWhatWasRead,
  refreshSession,
  useActor,
  useSession,
} from '#platform/staff-kit/ui/session.ts'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { homePath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { SecondFactorStep } from '../account/second-factor-step.tsx'
import { SignInForm } from '../frame/sign-in-form.tsx'
import { SignInFrame } from '../frame/sign-in-frame.tsx'

const REDIRECT_DELAY_MS = 1_000

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].signIn.title)
}

/**
 * The guard sends along where somebody was when their session ended: what they typed waits there. Who was nowhere begins
 * where their work is.
 */
function useDestination(): (actor: Actor) => string {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return useCallback(
    (actor: Actor) => (typeof from === 'string' && from.startsWith('/admin') ? from : homePath(actor)),
    [from],
  )
}

/** Says so, and goes to the dashboard a second later (SPEC section 2). */
function useEntry(destination: (actor: Actor) => string) {
  const { signIn: words } = useMessages(staffMessages)
  const toast = useToast()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [hasSignedIn, setSignedIn] = useState(false)

  useEffect(() => forgetWhatWasRead(queryClient), [queryClient])
  useEffect(() => {
    if (!hasSignedIn) return
    const timer = setTimeout(async () => {
      await refreshSession(queryClient)
      await navigate(destination(currentActor(queryClient)), { replace: true })
    }, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasSignedIn, queryClient, navigate, destination])

  return {
    hasSignedIn,
    enter() {
      toast({ title: words.success })
      setSignedIn(true)
    },
  }
}

/** Said to whoever was sent here in the middle of their work: what is safe, and where it waits. */
function SessionEnded() {
  const { signIn } = useMessages(staffMessages)
  const [hasDrafts] = useState(() => draftNames().length > 0)
  return (
    <p className="form-notice" role="status">
      {hasDrafts ? signIn.endedKept : signIn.ended}
    </p>
  )
}

export default function SignInPage() {
  const { signIn } = useMessages(staffMessages)
  const session = useSession()
  const actor = useActor()
  const destination = useDestination()
  const { hasSignedIn, enter } = useEntry(destination)
  const [step, setStep] = useState<{ challenge: string | null; username: string }>({ challenge: null, username: '' })

  if (session.data?.authenticated) return <Navigate to={destination(actor)} replace />
  return (
    <SignInFrame title={signIn.title} lead={signIn.lead}>
      {session.data?.hasLeft === false && <SessionEnded />}
      {step.challenge === null ? (
        <SignInForm onSignedIn={enter} onSecondStep={setStep} username={step.username} isDone={hasSignedIn} />
      ) : (
        <SecondFactorStep
          challenge={step.challenge}
          onSignedIn={enter}
          onStartAgain={() => setStep({ ...step, challenge: null })}
        />
      )}
    </SignInFrame>
  )
}
