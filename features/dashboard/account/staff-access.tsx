import { useState } from 'react'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'
import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { AccessLine, useStaffPress } from './access-line.tsx'
import { NewPassword } from './new-password.tsx'
import { STAFF_URL } from './staff-account-dialog.tsx'
import { InvitationLine } from './staff-invitation.tsx'
import { staffAccountMessages } from './staff-messages.ts'

type Question = 'reset' | 'factor' | 'delete'

function useAccess(account: StaffAccount, onClose: () => void) {
  const { access: words } = useMessages(staffAccountMessages)
  const [question, ask] = useState<Question | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const url = `${STAFF_URL}/${account.id}`
  const leave = () => ask(null)

  const reset = useStaffPress(() => callApi<{ password: string }>(`${url}/password`, { method: 'POST' }), {
    onDone(answer) {
      leave()
      setPassword(answer.password)
    },
    onFailed: leave,
  })
  const factor = useStaffPress(() => callApi(`${url}/second-factor`, { method: 'DELETE' }), {
    done: () => words.factorRemoved,
    onDone: leave,
    onFailed: leave,
  })
  const remove = useStaffPress(() => callApi(url, { method: 'DELETE' }), {
    done: () => words.removed,
    onDone: onClose,
    isFarewell: true,
    onFailed: leave,
  })
  const endSessions = useStaffPress(() => callApi<{ sessionsEnded: number }>(`${url}/sessions`, { method: 'DELETE' }), {
    done: ({ sessionsEnded }) => words.sessionsEnded(sessionsEnded),
  })
  const turn = useStaffPress(
    (isActive: boolean) => callApi<StaffAccount>(`${url}/active`, { method: 'PUT', body: { isActive } }),
    { done: ({ isActive }) => (isActive ? words.switchedOn : words.switchedOff) },
  )
  return { question, ask, password, hidePassword: () => setPassword(null), reset, factor, remove, endSessions, turn }
}

function AccessQuestion({ account, access }: { account: StaffAccount; access: ReturnType<typeof useAccess> }) {
  const { access: words } = useMessages(staffAccountMessages)
  const { username } = account
  const { question, ask, reset, factor, remove } = access
  if (!question) return null
  const asked = {
    reset: {
      title: words.confirmReset(username),
      consequence: words.confirmResetText,
      act: words.reset,
      press: reset,
    },
    factor: {
      title: words.confirmFactor(username),
      consequence: words.factorRemoveText,
      act: words.removeFactor,
      press: factor,
    },
    delete: { title: words.removeTitle(username), consequence: words.removeText, act: words.removeAct, press: remove },
  }[question]
  return (
    <ConfirmDialog
      title={asked.title}
      consequence={asked.consequence}
      act={asked.act}
      leave={words.keep}
      isBusy={asked.press.isPending}
      onAct={() => asked.press.mutate()}
      onLeave={() => ask(null)}
    />
  )
}

function AccessLines({ account, access }: { account: StaffAccount; access: ReturnType<typeof useAccess> }) {
  const { access: words } = useMessages(staffAccountMessages)
  const { sessions, passkeys, hasAuthenticator, isActive } = account
  const { ask, endSessions, turn } = access
  const line = 'btn btn--line btn--tight'
  return (
    <>
      <InvitationLine account={account} />
      <AccessLine title={words.password} text={words.passwordText}>
        <button type="button" className={line} onClick={() => ask('reset')}>
          {words.reset}
        </button>
      </AccessLine>
      <AccessLine title={words.sessions} text={words.sessionsText(sessions)}>
        {sessions > 0 && (
          <Button className={line} isBusy={endSessions.isPending} onClick={() => endSessions.mutate()}>
            {words.endSessions}
          </Button>
        )}
      </AccessLine>
      <AccessLine title={words.factor} text={words.factorText(hasAuthenticator, passkeys)}>
        {(hasAuthenticator || passkeys > 0) && (
          <button type="button" className={line} onClick={() => ask('factor')}>
            {words.removeFactor}
          </button>
        )}
      </AccessLine>
      <AccessLine title={words.account} text={isActive ? words.onText : words.offText}>
        <div className="account-acts">
          <Button className={line} isBusy={turn.isPending} onClick={() => turn.mutate(!isActive)}>
            {isActive ? words.switchOff : words.switchOn}
          </Button>
          <button type="button" className="text-link" onClick={() => ask('delete')}>
            {words.remove}
          </button>
        </div>
      </AccessLine>
    </>
  )
}

function Access({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const { access: words } = useMessages(staffAccountMessages)
  const access = useAccess(account, onClose)
  return (
    <>
      <Drawer title={words.title(account.username)} closeLabel={words.close} onClose={onClose}>
        <AccessLines account={account} access={access} />
      </Drawer>
      <AccessQuestion account={account} access={access} />
      {access.password && (
        <NewPassword
          username={account.username}
          secret={{ kind: 'password', text: access.password }}
          onClose={access.hidePassword}
        />
      )}
    </>
  )
}

/** How somebody gets in, for an administrator: everything that is not what they are called. */
export function StaffAccess({ id, onClose }: { id: number; onClose: () => void }) {
  const { staff: words } = useMessages(staffAccountMessages)
  return (
    <EditedRecord<StaffAccount> key={id} url={`${STAFF_URL}/${id}`} title={words.access} onClose={onClose}>
      {(account) => <Access account={account} onClose={onClose} />}
    </EditedRecord>
  )
}
