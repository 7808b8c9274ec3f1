import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { z } from 'zod'
import { newPassword } from '#platform/accounts/account.schema.ts'
import type { OpenedLink } from '#platform/accounts/choose-password.server.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { forgetWhatWasRead, noteSignIn, refreshSession } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import { linkMessages } from '../account/link-messages.ts'
import { accountMessages } from '../account/messages.ts'
import { NewPasswordFields, UsernameForManagers } from '../account/password-field.tsx'
import { SignInFrame } from '../frame/sign-in-frame.tsx'

const LINK_URL = '/api/admin/login/link'

interface Values {
  newPassword: string
  repeat: string
}

const EMPTY: Values = { newPassword: '', repeat: '' }

const schema = z
  .object({ newPassword, repeat: z.string() })
  .refine((values) => values.newPassword === values.repeat, { path: ['repeat'], error: 'passwordsDiffer' })

export function meta({ matches }: MetaArgs) {
  const referrer = { name: 'referrer', content: 'no-referrer' }
  return [...staffMeta(matches, (locale) => linkMessages[locale].choose.title), referrer]
}

/** What stands after the '#': read in the browser, where alone it is known. Null until then. */
function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}

interface Choosing {
  token: string
  link: OpenedLink
  onChosen: () => void
  onOver: () => void
}

function ChooseForm({ token, link, onChosen, onOver }: Choosing) {
  const { choose: words } = useMessages(linkMessages)
  const { saving } = useMessages(accountMessages)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const state = useSmallForm<Values, Values>({
    schema,
    initial: EMPTY,
    async send(values) {
      const body = { token, newPassword: values.newPassword }
      try {
        const { authenticated } = await callApi<{ authenticated: boolean }>(`${LINK_URL}/password`, {
          method: 'POST',
          body,
        })
        if (!authenticated) return onChosen()
        noteSignIn()
        forgetWhatWasRead(queryClient)
        await refreshSession(queryClient)
        await navigate('/admin/dashboard', { replace: true })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'link_over')) throw error
        onOver()
      }
    },
  })
  return (
    <SmallForm state={state} words={{ submit: words.submit[link.purpose], busy: saving }}>
      <p>{words.account(link.username)}</p>
      <UsernameForManagers username={link.username} />
      <NewPasswordFields />
    </SmallForm>
  )
}

/** The end of this link, good or not, and the way on. */
function Ending({ title, text, way }: { title: string; text: string; way: { to: string; label: string } }) {
  const { rest: heading } = useKeptFocus({ isArrival: true })
  return (
    <section className="second-step">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p>
        <StaffLink className="btn" to={way.to}>
          {way.label}
        </StaffLink>
      </p>
    </section>
  )
}

function Link({ token }: { token: string }) {
  const { choose: words } = useMessages(linkMessages)
  const [end, setEnd] = useState<'chosen' | 'over' | null>(null)
  const { data, error, refetch } = useQuery<OpenedLink>({
    queryKey: [LINK_URL, token],
    queryFn: () => callApi<OpenedLink>(LINK_URL, { method: 'POST', body: { token } }),
    // Whatever becomes of it is told by the form; a second look would only take the form away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: token !== '',
  })
  const isOver = end === 'over' || token === '' || (error instanceof ApiError && error.code === 'link_over')
  if (end === 'chosen')
    return <Ending title={words.chosenTitle} text={words.chosen} way={{ to: '/admin/login', label: words.signIn }} />
  if (isOver)
    return (
      <Ending title={words.overTitle} text={words.over} way={{ to: '/admin/forgot-password', label: words.askAgain }} />
    )
  if (error) return <LoadFailed error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  return <ChooseForm token={token} link={data} onChosen={() => setEnd('chosen')} onOver={() => setEnd('over')} />
}

/** Behind the link of a letter: a password of one's own. */
export default function ChoosePasswordPage() {
  const { choose: words } = useMessages(linkMessages)
  const token = useLinkToken()
  return (
    <SignInFrame title={words.title} lead={words.lead}>
      {token === null ? <SkeletonRows rows={3} /> : <Link key={token} token={token} />}
    </SignInFrame>
  )
}
