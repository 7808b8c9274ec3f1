import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, type MetaArgs, Navigate, useNavigate } from 'react-router'
import { useMessages } from '#app/site.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { staffMessages } from '../messages.ts'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { forgetWhatWasRead, refreshSession, useSession } from '../ui/session.ts'
import { SignInForm } from '../ui/sign-in-form.tsx'
import { staffMeta } from '../ui/staff-meta.ts'

const DASHBOARD = '/admin/dashboard'
const REDIRECT_DELAY_MS = 1_000

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].signIn.title)
}

export default function SignInPage() {
  const { brand, signIn, top } = useMessages(staffMessages)
  const session = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [hasSignedIn, setSignedIn] = useState(false)

  useEffect(() => forgetWhatWasRead(queryClient), [queryClient])
  useEffect(() => {
    if (!hasSignedIn) return
    const timer = setTimeout(async () => {
      await refreshSession(queryClient)
      await navigate(DASHBOARD, { replace: true })
    }, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasSignedIn, queryClient, navigate])

  if (session.data?.authenticated) return <Navigate to={DASHBOARD} replace />
  return (
    <main className="wrap signin">
      <div className="signin__top">
        <Link className="top__logo" to="/" aria-label={`${brand}, ${top.viewWebsite}`}>
          <Wordmark />
        </Link>
        <LanguageChoice />
      </div>
      <div>
        <h1>{signIn.title}</h1>
        <p className="soft">{signIn.lead}</p>
      </div>
      <SignInForm onSignedIn={() => setSignedIn(true)} />
    </main>
  )
}
