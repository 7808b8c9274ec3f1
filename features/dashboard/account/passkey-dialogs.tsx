import { startRegistration } from '@simplewebauthn/browser'
import { z } from 'zod'
import { passkeyNameSchema } from '#platform/accounts/account.schema.ts'
import { describeDevice } from '#platform/accounts/describe-device.ts'
import type { OwnPasskey } from '#platform/accounts/read-account.server.ts'
import { givenPassword } from '#platform/accounts/staff.schema.ts'
import { TextField } from '#platform/staff-kit/fields.tsx'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { ACCOUNT_URL, passkeyProblem, useReloadAccount } from './account-requests.ts'
import { accountMessages } from './messages.ts'
import { PasswordField } from './password-field.tsx'

const PASSKEYS_URL = `${ACCOUNT_URL}/passkeys`

interface Question {
  challenge: string
  options: Parameters<typeof startRegistration>[0]['optionsJSON']
}

async function addPasskey({ name, password }: { name: string; password: string }) {
  const { challenge, options } = await callApi<Question>(`${PASSKEYS_URL}/options`, {
    method: 'POST',
    body: { password },
  })
  const response = await startRegistration({ optionsJSON: options })
  await callApi(PASSKEYS_URL, { method: 'POST', body: { challenge, name, response } })
}

interface AddValues {
  name: string
  password: string
}

const addSchema = passkeyNameSchema.extend({ password: givenPassword })

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { passkeys: words, passkeyProblems, confirm } = useMessages(accountMessages)
  const { close } = useMessages(staffMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const { browser, system } = describeDevice(navigator.userAgent)
  const state = useSmallForm<AddValues, AddValues>({
    schema: addSchema,
    initial: { name: [system, browser].filter(Boolean).join(', '), password: '' },
    proof: 'password',
    async send(input) {
      await addPasskey(input)
      onClose()
      await reload()
      toast({ title: words.added })
    },
    explain(error) {
      const problem = passkeyProblem(error)
      return problem && passkeyProblems[problem]
    },
  })
  return (
    <Dialog title={words.addTitle} closeLabel={close} isHeld={state.form.formState.isSubmitting} onClose={onClose}>
      <p className="soft">{words.addText}</p>
      <SmallForm state={state} words={{ submit: words.addAct, busy: words.adding }}>
        <TextField<AddValues> name="name" label={words.name} hint={words.nameHint} />
        <PasswordField<AddValues> name="password" label={confirm.password} hint={confirm.passwordHint} />
      </SmallForm>
    </Dialog>
  )
}

interface NameValues {
  name: string
}

const nameSchema = z.object({ name: z.string() }).pipe(passkeyNameSchema)

export function RenamePasskey({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const { passkeys: words, save, saving } = useMessages(accountMessages)
  const { close } = useMessages(staffMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const state = useSmallForm<NameValues, NameValues>({
    schema: nameSchema,
    initial: { name: passkey.name },
    async send(body) {
      await callApi(`${PASSKEYS_URL}/${passkey.id}`, { method: 'PUT', body })
      onClose()
      await reload()
      toast({ title: words.renamed })
    },
  })
  return (
    <Dialog title={words.renameTitle} closeLabel={close} onClose={onClose}>
      <SmallForm state={state} words={{ submit: save, busy: saving }}>
        <TextField<NameValues> name="name" label={words.name} />
      </SmallForm>
    </Dialog>
  )
}
