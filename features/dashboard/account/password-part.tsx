import { z } from 'zod'
import { passwordChangeSchema } from '#platform/accounts/account.schema.ts'
import type { OwnAccount } from '#platform/accounts/read-account.server.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { AccountPart } from './account-part.tsx'
import { ACCOUNT_URL, useReloadAccount } from './account-requests.ts'
import { accountMessages } from './messages.ts'
import { NewPasswordFields, PasswordField, UsernameForManagers } from './password-field.tsx'

interface Values {
  currentPassword: string
  newPassword: string
  repeat: string
}

const EMPTY: Values = { currentPassword: '', newPassword: '', repeat: '' }

const schema = passwordChangeSchema
  .extend({ repeat: z.string() })
  .refine(({ newPassword, repeat }) => newPassword === repeat, { path: ['repeat'], error: 'passwordsDiffer' })

export function PasswordPart({ account }: { account: OwnAccount }) {
  const { password: words, saving } = useMessages(accountMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const state = useSmallForm<Values, Values>({
    schema,
    initial: EMPTY,
    proof: 'currentPassword',
    async send({ currentPassword, newPassword }) {
      const { sessionsEnded } = await callApi<{ sessionsEnded: number }>(`${ACCOUNT_URL}/password`, {
        method: 'POST',
        body: { currentPassword, newPassword },
      })
      state.form.reset(EMPTY)
      await reload()
      toast({ title: words.saved, description: words.ended(sessionsEnded) })
    },
  })
  return (
    <AccountPart title={words.title} hint={words.hint}>
      {account.passwordChangedAt ? (
        <p className="soft">
          {words.changed} <DakarTime iso={account.passwordChangedAt} />
        </p>
      ) : (
        <p className="form-notice form-notice--warn">{words.given}</p>
      )}
      {account.passkeys.length > 0 && <p className="soft">{words.passkeysStay(account.passkeys.length)}</p>}
      <SmallForm state={state} words={{ submit: words.submit, busy: saving }} isQuiet>
        <UsernameForManagers username={account.username} />
        <div className="account-narrow">
          <PasswordField<Values> name="currentPassword" label={words.current} />
          <NewPasswordFields />
        </div>
      </SmallForm>
    </AccountPart>
  )
}
