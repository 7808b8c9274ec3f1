import { useId } from 'react'
import { confirmationSchema } from '#platform/accounts/account.schema.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { Modal } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { accountMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'

interface Values {
  password: string
}

interface Props {
  title: string
  consequence: string
  act: string
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

/** A question whose answer is one's password. */
export function ConfirmByPassword({ title, consequence, act, send, onClose }: Props) {
  const { confirm, cancel, saving } = useMessages(accountMessages)
  const textId = useId()
  const state = useSmallForm<Values, Values>({
    schema: confirmationSchema,
    initial: { password: '' },
    proof: 'password',
    send: ({ password }) => send(password),
  })
  return (
    <Modal className="dialog" describedBy={textId} isHeld={state.form.formState.isSubmitting} onClose={onClose}>
      {(titleId) => (
        <>
          <h2 id={titleId}>{title}</h2>
          <p className="soft" id={textId}>
            {consequence}
          </p>
          <SmallForm
            state={state}
            words={{ submit: act, busy: saving }}
            aside={
              <button type="button" className="text-link" onClick={onClose}>
                {cancel}
              </button>
            }
          >
            <PasswordField<Values> name="password" label={confirm.password} hint={confirm.passwordHint} />
          </SmallForm>
        </>
      )}
    </Modal>
  )
}
