import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { staffMessages } from '../messages.ts'
import { type SignIn, signInSchema } from '../staff.schema.ts'
import { NetworkError } from './api.ts'
import { FormField } from './form-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './session.ts'
import { useFocusFirstError } from './use-focus-first-error.ts'

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { error: errorTitle, networkError, signIn: words } = useMessages(staffMessages)
  const toast = useToast()
  const signIn = useSignIn()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { username: '', password: '' },
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
  }

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn.mutateAsync(credentials)
    } catch (error) {
      // Makes the attempt count as failed, so that the focus comes back to the form.
      form.setError('root', { type: 'server' })
      showFailure(error)
      return
    }
    toast({ title: words.success })
    onSignedIn()
  })

  return (
    <FormProvider {...form}>
      <form ref={element} method="post" noValidate onSubmit={submit}>
        <fieldset className="signin__fields" disabled={!isReady} aria-label={words.title}>
          <FormField<SignIn> name="username" label={words.username}>
            {(field) => <input {...field} autoComplete="username" spellCheck={false} autoCapitalize="none" />}
          </FormField>
          <PasswordField />
          <button type="submit" className="btn btn--wide" disabled={isSubmitting || signIn.isSuccess}>
            {isSubmitting ? words.submitting : words.submit}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  )
}
