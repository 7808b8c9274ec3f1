import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { LOCALES } from '#common/locale.ts'
import { isStaffRole, ROLES } from '#common/permissions.ts'
import {
  type AccountChange,
  accountChangeSchema,
  type NewAccount,
  newAccountSchema,
} from '#platform/accounts/account.schema.ts'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'
import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { accountMessages } from './messages.ts'
import { staffAccountMessages } from './staff-messages.ts'

export const STAFF_URL = '/api/admin/staff'

const newAccountForm = formOf(newAccountSchema, {})
const accountChangeForm = formOf(accountChangeSchema, {})
type NewValues = ValuesOf<typeof newAccountForm>
type Values = ValuesOf<typeof accountChangeForm>

/** POST /api/admin/staff: a first password or a link comes with it, once; neither where a letter was sent. */
export type Added = StaffAccount & { password: string | null; link: string | null }

function ContactFields() {
  return (
    <>
      <TextField<Values> name="firstName" isOptional />
      <TextField<Values> name="lastName" isOptional />
      <TextField<Values> name="email" type="email" />
      <TextField<Values> name="phone" type="tel" isOptional />
    </>
  )
}

function RoleField() {
  const { staff: words } = useMessages(staffAccountMessages)
  const role = useWatch<Values, 'role'>({ name: 'role' })
  return (
    <SelectField<Values>
      name="role"
      label={words.role}
      hint={words.roles[role].does}
      options={ROLES.map((value) => ({ value, label: words.roles[value].name }))}
      isWide
    />
  )
}

/** Without a mail server a link is handed over, whatever its reader's language. */
function FirstAccessField() {
  const { staff: words } = useMessages(staffAccountMessages)
  const { locale } = useSite()
  const mail = useQuery<{ isMailOn: boolean }>({ queryKey: ['/api/admin/login/forgotten'] })
  const role = useWatch<NewValues, 'role'>({ name: 'role' })
  if (!isStaffRole(role)) return null
  const { password, link, letter } = words.firstAccess
  const options = mail.data?.isMailOn
    ? LOCALES.map((value) => ({ value, label: letter[value] }))
    : [{ value: locale, label: link }]
  return (
    <SelectField<NewValues>
      name="firstAccess"
      label={words.firstAccess.label}
      options={[{ value: 'password', label: password }, ...options]}
      isWide
    />
  )
}

interface AddProps {
  onAdded: (account: Added) => void
  onClose: () => void
}

export function AddStaffAccount({ onAdded, onClose }: AddProps) {
  const { staff: words } = useMessages(staffAccountMessages)
  const { saving } = useMessages(accountMessages)
  const toast = useToast()
  const form = useStaffForm<NewValues, NewAccount, Added>({
    schema: newAccountForm.schema,
    initial: newAccountForm.empty({ role: 'agent', firstAccess: 'password' }),
    draft: { entity: 'staff', id: 'new' },
    version: null,
    save: useSaveRecord<NewAccount, Added>({ url: STAFF_URL, id: 'new', listUrl: STAFF_URL }),
    onSaved(account) {
      toast({ title: account.invitation && !account.link ? words.invitationSent(account.email) : words.added })
      onAdded(account)
    },
  })
  return (
    <RecordDialog title={words.addTitle} form={form} words={{ submit: words.addSubmit, saving }} onClose={onClose}>
      <TextField<NewValues> name="username" hint={words.usernameHint} isWide />
      <ContactFields />
      <RoleField />
      <FirstAccessField />
    </RecordDialog>
  )
}

function EditForm({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const { staff: words } = useMessages(staffAccountMessages)
  const { save, saving } = useMessages(accountMessages)
  const toast = useToast()
  const actor = useActor()
  const isOwn = actor.kind === 'staff' && actor.id === account.id
  const form = useStaffForm<Values, AccountChange, StaffAccount>({
    schema: accountChangeForm.schema,
    initial: accountChangeForm.toValues(account),
    draft: { entity: 'staff', id: account.id },
    version: account.updatedAt,
    save: useSaveRecord<AccountChange, StaffAccount>({ url: STAFF_URL, id: account.id, listUrl: STAFF_URL }),
    onSaved() {
      toast({ title: words.saved })
      onClose()
    },
    async reload() {
      const stored = await callApi<StaffAccount>(`${STAFF_URL}/${account.id}`)
      return { values: accountChangeForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog title={words.editTitle} form={form} words={{ submit: save, saving }} onClose={onClose}>
      <p className="full account-row__title">{account.username}</p>
      <ContactFields />
      {isOwn ? (
        <p className="full soft">{words.ownRole}</p>
      ) : (
        <>
          <RoleField />
          <FieldGroup label={words.state} isWide>
            <div className="ticks ticks--one">
              <TickField<Values> name="isActive" label={words.isActive} />
            </div>
          </FieldGroup>
        </>
      )}
    </RecordDialog>
  )
}

export function EditStaffAccount({ id, onClose }: { id: number; onClose: () => void }) {
  const { staff: words } = useMessages(staffAccountMessages)
  return (
    <EditedRecord<StaffAccount> key={id} url={`${STAFF_URL}/${id}`} title={words.editTitle} onClose={onClose}>
      {(account) => <EditForm account={account} onClose={onClose} />}
    </EditedRecord>
  )
}
