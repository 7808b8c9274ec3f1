import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type SignIn, signInSchema } from '#platform/accounts/staff.schema.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { ApiError, NetworkError } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useFocusFirstError } from '#platform/staff-kit/ui/use-focus-first-error.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { linkMessages } from '../account/link-messages.ts'
import { PasskeyButton } from '../account/passkey-button.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { useSignIn } from '../account/use-sign-in.ts'

interface Props {
  onSignedIn: () => void
  /** The password was right, and a code is asked for. */
  onSecondStep: (step: { challenge: string; username: string }) => void
  /** As it was typed before, for whoever starts again. */
  username: string
  /** Somebody is in, and on the way to the dashboard. */
  isDone: boolean
}

export function SignInForm({ onSignedIn, onSecondStep, username, isDone }: Props) {
  const { error: errorTitle, networkError, signIn: words } = useMessages(staffMessages)
  const { forgotten } = useMessages(linkMessages)
  const toast = useToast()
  const signIn = useSignIn()
  const element = useRef<HTMLFormElement>(null)
  // A toast goes away; how long to wait should stay to be read.
  const [wait, setWait] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { username, password: '' },
    shouldFocusError: false,
  })
  const { isSubmitting, submitCount, isSubmitSuccessful } = form.formState
  useFocusFirstError(element, { submitCount, isSubmitSuccessful })
  // A form sent before its script is there would put the password into the address.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function showFailure(error: unknown) {
    const detail = error instanceof Error ? error.message : ''
    if (error instanceof NetworkError)
      toast({ title: errorTitle, description: networkError(detail), variant: 'destructive' })
    else toast({ title: words.failed, description: detail || words.invalid, variant: 'destructive' })
    if (error instanceof ApiError && error.code === 'too_many_sign_ins') setWait(detail)
  }

  const submit = form.handleSubmit(async (credentials) => {
    setWait(null)
    try {
      const outcome = await signIn.mutateAsync(credentials)
      if (outcome.authenticated) onSignedIn()
      else onSecondStep({ challenge: outcome.challenge, username: credentials.username })
    } catch (error) {
      // Makes the attempt count as failed, so that the focus comes back to the form.
      form.setError('root', { type: 'server' })
      showFailure(error)
    }
  })

  return (
    <FormProvider {...form}>
      <form ref={element} method="post" noValidate onSubmit={submit}>
        <fieldset className="signin__fields" disabled={!isReady} aria-label={words.title}>
          <FormField<SignIn> name="username" label={words.username}>
            {(field) => <input {...field} autoComplete="username" spellCheck={false} autoCapitalize="none" />}
          </FormField>
          <PasswordField<SignIn> name="password" label={words.password} />
          <p className="signin__forgot">
            <StaffLink className="text-link" to="/admin/forgot-password">
              {forgotten.ask}
            </StaffLink>
          </p>
          {wait && <p className="signin__wait">{wait}</p>}
          <button type="submit" className="btn btn--wide" disabled={isSubmitting || isDone}>
            {isSubmitting ? words.submitting : words.submit}
          </button>
          <PasskeyButton onSignedIn={onSignedIn} isOff={isSubmitting || isDone} />
        </fieldset>
      </form>
    </FormProvider>
  )
}
