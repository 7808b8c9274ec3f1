import { useState } from 'react'
import { useMessages } from '#app/site.ts'
import { staffMessages } from '../messages.ts'
import type { SignIn } from '../staff.schema.ts'
import { FormField } from './form-field.tsx'

export function PasswordField() {
  const { signIn } = useMessages(staffMessages)
  const [isShown, setShown] = useState(false)
  return (
    <FormField<SignIn> name="password" label={signIn.password}>
      {(field) => (
        <div className="reveal">
          <input
            {...field}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            aria-label={isShown ? signIn.hidePassword : signIn.showPassword}
            onClick={() => setShown((wasShown) => !wasShown)}
          >
            {isShown ? signIn.hide : signIn.show}
          </button>
        </div>
      )}
    </FormField>
  )
}
