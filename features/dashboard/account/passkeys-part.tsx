import { useRef, useState } from 'react'
import type { OwnAccount, OwnPasskey } from '#platform/accounts/read-account.server.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { AccountPart } from './account-part.tsx'
import { ACCOUNT_URL, useReloadAccount } from './account-requests.ts'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { accountMessages } from './messages.ts'
import { AddPasskey, RenamePasskey } from './passkey-dialogs.tsx'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: OwnPasskey } | null

function PasskeyRow({ passkey, onOpen }: { passkey: OwnPasskey; onOpen: (open: Open) => void }) {
  const { passkeys: words } = useMessages(accountMessages)
  return (
    <li className="account-row">
      <div>
        <p className="account-row__title">
          <bdi>{passkey.name}</bdi> {passkey.isBackedUp && <Badge>{words.synced}</Badge>}
        </p>
        <p className="soft account-row__facts">
          <span>
            {words.made} <DakarTime iso={passkey.createdAt} />
          </span>
          <span>
            {words.used} {passkey.lastUsedAt ? <DakarTime iso={passkey.lastUsedAt} /> : words.never}
          </span>
        </p>
      </div>
      <div className="account-acts">
        <button type="button" className="text-link" onClick={() => onOpen({ what: 'rename', passkey })}>
          {words.rename}
          <span className="sr"> {passkey.name}</span>
        </button>
        <button type="button" className="text-link" onClick={() => onOpen({ what: 'remove', passkey })}>
          {words.remove}
          <span className="sr"> {passkey.name}</span>
        </button>
      </div>
    </li>
  )
}

export function PasskeysPart({ account }: { account: OwnAccount }) {
  const { passkeys: words } = useMessages(accountMessages)
  const [open, setOpen] = useState<Open>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const reload = useReloadAccount()

  async function remove(id: number, password: string) {
    await callApi(`${ACCOUNT_URL}/passkeys/${id}/remove`, { method: 'POST', body: { password } })
    setOpen(null)
    await reload()
    addButton.current?.focus()
    toast({ title: words.removed })
  }

  return (
    <AccountPart title={words.title} hint={words.hint}>
      {account.passkeys.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="account-rows">
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      <div className="account-acts">
        <button
          type="button"
          ref={addButton}
          className="btn btn--line btn--tight"
          onClick={() => setOpen({ what: 'add' })}
        >
          {words.add}
        </button>
      </div>
      {open?.what === 'add' && <AddPasskey onClose={() => setOpen(null)} />}
      {open?.what === 'rename' && <RenamePasskey passkey={open.passkey} onClose={() => setOpen(null)} />}
      {open?.what === 'remove' && (
        <ConfirmByPassword
          title={words.removeTitle(open.passkey.name)}
          consequence={words.removeText}
          act={words.remove}
          send={(password) => remove(open.passkey.id, password)}
          onClose={() => setOpen(null)}
        />
      )}
    </AccountPart>
  )
}
