import { useState } from 'react'
import type { OwnAccount } from '#platform/accounts/read-account.server.ts'
import type { PendingAuthenticator } from '#platform/accounts/set-up-authenticator.server.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { AccountPart } from './account-part.tsx'
import { ACCOUNT_URL, useReloadAccount } from './account-requests.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { accountMessages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const FEW_CODES = 3

type Factor = NonNullable<OwnAccount['secondFactor']>

/** What is asked before it happens. */
type Question = 'renew' | 'off' | null

function FactorOn({ factor, onCodes }: { factor: Factor; onCodes: (codes: string[]) => void }) {
  const { authenticator: words } = useMessages(accountMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const [question, ask] = useState<Question>(null)
  const { since, recoveryCodesLeft } = factor

  async function renew(password: string) {
    const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(`${ACCOUNT_URL}/recovery-codes`, {
      method: 'POST',
      body: { password },
    })
    ask(null)
    onCodes(recoveryCodes)
    await reload()
  }
  async function turnOff(password: string) {
    await callApi(`${ACCOUNT_URL}/authenticator/off`, { method: 'POST', body: { password } })
    ask(null)
    await reload()
    toast({ title: words.switchedOff })
  }

  return (
    <>
      <p className="account-state">
        <Badge tone="positive">{words.on}</Badge>
        <span>
          {words.since} <DakarTime iso={since} />
        </span>
      </p>
      <p className={recoveryCodesLeft <= FEW_CODES ? 'account-warn' : 'soft'}>{words.codesLeft(recoveryCodesLeft)}</p>
      <div className="account-acts">
        <button type="button" className="btn btn--line btn--tight" onClick={() => ask('renew')}>
          {words.renew}
        </button>
        <button type="button" className="text-link" onClick={() => ask('off')}>
          {words.turnOff}
        </button>
      </div>
      {question === 'renew' && (
        <ConfirmByPassword
          title={words.renewTitle}
          consequence={words.renewText}
          act={words.renewAct}
          send={renew}
          onClose={() => ask(null)}
        />
      )}
      {question === 'off' && (
        <ConfirmByPassword
          title={words.offTitle}
          consequence={words.offConsequence}
          act={words.offAct}
          send={turnOff}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

function FactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { authenticator: words } = useMessages(accountMessages)
  const toast = useToast()
  const reload = useReloadAccount()
  const [pending, setPending] = useState<PendingAuthenticator | null>(null)
  const [isAsked, ask] = useState(false)

  async function offer(password: string) {
    const offered = await callApi<PendingAuthenticator>(`${ACCOUNT_URL}/authenticator`, {
      method: 'POST',
      body: { password },
    })
    ask(false)
    setPending(offered)
  }

  if (pending)
    return (
      <AuthenticatorSetUp
        pending={pending}
        onLeave={() => setPending(null)}
        onConfirmed={async (codes) => {
          onCodes(codes)
          await reload()
          toast({ title: words.switchedOn })
        }}
      />
    )
  return (
    <>
      <p className="account-state">
        <Badge>{words.off}</Badge>
        <span>{words.offText}</span>
      </p>
      <div className="account-acts">
        <button type="button" className="btn btn--line btn--tight" onClick={() => ask(true)}>
          {words.setUp}
        </button>
      </div>
      {isAsked && (
        <ConfirmByPassword
          title={words.setUp}
          consequence={words.setUpText}
          act={words.setUpAct}
          send={offer}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}

export function AuthenticatorPart({ account }: { account: OwnAccount }) {
  const { authenticator: words } = useMessages(accountMessages)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <AccountPart title={words.title} hint={words.hint}>
      {codes ? (
        <RecoveryCodes codes={codes} username={account.username} onDone={() => setCodes(null)} />
      ) : account.secondFactor ? (
        <FactorOn factor={account.secondFactor} onCodes={setCodes} />
      ) : (
        <FactorOff onCodes={setCodes} />
      )}
    </AccountPart>
  )
}
