import { useState } from 'react'
import { z } from 'zod'
import { secondFactorCode } from '#platform/accounts/staff.schema.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { ApiError } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { accountMessages } from './messages.ts'
import { useSecondFactor } from './use-sign-in.ts'

interface Values {
  code: string
}

const schema = z.object({ code: secondFactorCode })

interface Props {
  challenge: string
  onSignedIn: () => void
  /** Back to the password: by choice, or because this sign-in is over. */
  onStartAgain: () => void
}

/** After the right password: the code of the app, or a recovery code. */
export function SecondFactorStep({ challenge, onSignedIn, onStartAgain }: Props) {
  const { signIn: words } = useMessages(accountMessages)
  const { signIn: signInWords } = useMessages(staffMessages)
  const toast = useToast()
  const secondFactor = useSecondFactor()
  const [isRecovery, setRecovery] = useState(false)
  const { rest: heading } = useKeptFocus({ isArrival: true })

  const state = useSmallForm<Values, Values>({
    schema,
    initial: { code: '' },
    proof: 'code',
    async send({ code }) {
      try {
        await secondFactor.mutateAsync({ challenge, code })
        onSignedIn()
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
        toast({ title: signInWords.failed, description: words.over, variant: 'destructive' })
        onStartAgain()
      }
    },
  })

  return (
    <section className="second-step" aria-labelledby="second-step">
      <h2 id="second-step" ref={heading} tabIndex={-1}>
        {words.codeTitle}
      </h2>
      <SmallForm
        state={state}
        words={{ submit: signInWords.submit, busy: signInWords.submitting }}
        aside={
          <button type="button" className="text-link" onClick={onStartAgain}>
            {words.startAgain}
          </button>
        }
      >
        <FormField<Values>
          name="code"
          label={isRecovery ? words.recovery : words.code}
          hint={isRecovery ? words.recoveryHint : words.codeHint}
        >
          {(field) => (
            <input
              {...field}
              className="code-input"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <button
          type="button"
          className="text-link second-step__other"
          onClick={() => {
            state.form.reset()
            setRecovery((was) => !was)
          }}
        >
          {isRecovery ? words.useApp : words.useRecovery}
        </button>
      </SmallForm>
    </section>
  )
}
