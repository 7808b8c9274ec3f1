import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Profile, type ProfileDraft, profileSchema } from '#platform/accounts/account.schema.ts'
import type { OwnAccount } from '#platform/accounts/read-account.server.ts'
import { TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { AccountPart } from './account-part.tsx'
import { ACCOUNT_URL, useReloadAccount } from './account-requests.ts'
import { accountMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { staffAccountMessages } from './staff-messages.ts'

interface Values {
  email: string
  firstName: string
  lastName: string
  phone: string
  currentPassword: string
}

const schema = z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    currentPassword: z.string(),
  })
  .transform(
    ({ currentPassword, ...values }): ProfileDraft => ({ ...values, ...(currentPassword && { currentPassword }) }),
  )
  .pipe(profileSchema)

/** Asked for where the address is about to change: links to a new password go there. */
function EmailProof({ email }: { email: string }) {
  const { profile } = useMessages(accountMessages)
  const typed = useWatch<Values, 'email'>({ name: 'email' })
  if (typed.trim() === email) return null
  return (
    <div className="account-narrow">
      <PasswordField<Values> name="currentPassword" label={profile.password} hint={profile.passwordHint} />
    </div>
  )
}

/** Name, address and telephone. The username and the role are for administrators. */
export function ProfilePart({ account }: { account: OwnAccount }) {
  const words = useMessages(accountMessages)
  const { profile, save, saving } = words
  const { roles } = useMessages(staffAccountMessages).staff
  const toast = useToast()
  const reload = useReloadAccount()
  const state = useSmallForm<Values, Profile>({
    schema,
    initial: {
      email: account.email,
      firstName: account.firstName ?? '',
      lastName: account.lastName ?? '',
      phone: account.phone ?? '',
      currentPassword: '',
    },
    proof: 'currentPassword',
    async send(body, values) {
      await callApi(ACCOUNT_URL, { method: 'PUT', body })
      state.form.reset({ ...values, currentPassword: '' })
      await reload()
      toast({ title: profile.saved })
    },
  })
  return (
    <AccountPart title={profile.title} hint={profile.hint}>
      <dl className="account-facts">
        <div>
          <dt>{profile.username}</dt>
          <dd>{account.username}</dd>
        </div>
        <div>
          <dt>{profile.role}</dt>
          <dd>
            {roles[account.role].name}
            <span className="soft account-facts__more">{roles[account.role].does}</span>
          </dd>
        </div>
      </dl>
      <SmallForm state={state} words={{ submit: save, busy: saving }}>
        <div className="part__fields">
          <TextField<Values> name="firstName" autoComplete="given-name" isOptional />
          <TextField<Values> name="lastName" autoComplete="family-name" isOptional />
          <TextField<Values> name="email" type="email" autoComplete="email" />
          <TextField<Values> name="phone" type="tel" autoComplete="tel" isOptional />
        </div>
        <EmailProof email={account.email} />
      </SmallForm>
    </AccountPart>
  )
}
