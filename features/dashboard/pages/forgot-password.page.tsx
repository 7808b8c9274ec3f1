import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { forgottenSchema } from '#platform/accounts/staff.schema.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import { linkMessages } from '../account/link-messages.ts'
import { SignInFrame } from '../frame/sign-in-frame.tsx'

const FORGOTTEN_URL = '/api/admin/login/forgotten'

interface Values {
  name: string
}

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => linkMessages[locale].forgotten.title)
}

function AskForm({ onSent }: { onSent: () => void }) {
  const { forgotten: words } = useMessages(linkMessages)
  const state = useSmallForm<Values, Values>({
    schema: forgottenSchema,
    initial: { name: '' },
    proof: 'name',
    async send(body) {
      await callApi(FORGOTTEN_URL, { method: 'POST', body })
      onSent()
    },
  })
  return (
    <SmallForm state={state} words={{ submit: words.submit, busy: words.sending }} aside={<BackToSignIn />}>
      <FormField<Values> name="name" label={words.name}>
        {(field) => <input {...field} autoComplete="username" spellCheck={false} autoCapitalize="none" />}
      </FormField>
    </SmallForm>
  )
}

function BackToSignIn() {
  const { toSignIn } = useMessages(linkMessages)
  return (
    <StaffLink className="text-link" to="/admin/login">
      {toSignIn}
    </StaffLink>
  )
}

/** The same for everybody: whether there is such an account is told to nobody. */
function Sent() {
  const { forgotten: words } = useMessages(linkMessages)
  const { rest: heading } = useKeptFocus({ isArrival: true })
  return (
    <section className="second-step">
      <h2 ref={heading} tabIndex={-1}>
        {words.sentTitle}
      </h2>
      <p>{words.sent}</p>
      <p className="soft">{words.sentHint}</p>
      <p>
        <BackToSignIn />
      </p>
    </section>
  )
}

export default function ForgotPasswordPage() {
  const { forgotten: words } = useMessages(linkMessages)
  const { data, error, refetch } = useQuery<{ isMailOn: boolean }>({ queryKey: [FORGOTTEN_URL] })
  const [isSent, setSent] = useState(false)
  return (
    <SignInFrame title={words.title} lead={data?.isMailOn === false ? words.noMailLead : words.lead}>
      {error && !data && <LoadFailed error={error} onRetry={() => refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data?.isMailOn === false && (
        <>
          <p className="form-notice" role="status">
            {words.noMail}
          </p>
          <p>
            <BackToSignIn />
          </p>
        </>
      )}
      {data?.isMailOn && (isSent ? <Sent /> : <AskForm onSent={() => setSent(true)} />)}
    </SignInFrame>
  )
}
