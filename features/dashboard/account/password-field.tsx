import { type ReactNode, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { accountMessages } from './messages.ts'

interface Props<Values extends FieldValues> {
  name: Path<Values>
  label: string
  hint?: ReactNode
  autoComplete?: 'current-password' | 'new-password'
}

/** A password that its owner may look at. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, autoComplete = 'current-password' } = props
  const { signIn } = useMessages(staffMessages)
  const words = useMessages(accountMessages)
  const [isShown, setShown] = useState(false)
  // Where there are several, each button says which one it shows.
  const isOnly = label === signIn.password
  const show = isOnly ? signIn.showPassword : words.showField(label)
  const hide = isOnly ? signIn.hidePassword : words.hideField(label)
  return (
    <FormField<Values> name={name} label={label} hint={hint}>
      {(field) => (
        <div className="reveal">
          <input
            {...field}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button type="button" aria-label={isShown ? hide : show} onClick={() => setShown((wasShown) => !wasShown)}>
            {isShown ? signIn.hide : signIn.show}
          </button>
        </div>
      )}
    </FormField>
  )
}

/** Password managers store a new password under this name. */
export function UsernameForManagers({ username }: { username: string }) {
  return (
    <input
      className="sr"
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

interface NewPassword extends FieldValues {
  newPassword: string
  repeat: string
}

/** A new password, typed twice. */
export function NewPasswordFields() {
  const { password: words } = useMessages(accountMessages)
  return (
    <>
      <PasswordField<NewPassword>
        name="newPassword"
        label={words.fresh}
        hint={words.freshHint}
        autoComplete="new-password"
      />
      <PasswordField<NewPassword> name="repeat" label={words.repeat} autoComplete="new-password" />
    </>
  )
}
