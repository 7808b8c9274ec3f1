import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'
import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { NewPassword } from './new-password.tsx'
import { STAFF_URL } from './staff-account-dialog.tsx'
import { staffAccountMessages } from './staff-messages.ts'

interface Outcome<Answer> {
  done?: (answer: Answer) => string
  onDone?: (answer: Answer) => void
  onFailed?: () => void
  /** The account is gone: there is nothing of its own to read again. */
  isFarewell?: boolean
}

/** One press on somebody's account: the list and the open account are read again, and the outcome is said. */
function useStaffPress<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { done, onDone, onFailed, isFarewell = false }: Outcome<Answer>,
) {
  const { error: errorTitle } = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const reload = (isGone: boolean) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [url] }) =>
        (isGone ? url === STAFF_URL : String(url).startsWith(STAFF_URL)) || url === '/api/admin/audit',
    })
  return useMutation({
    mutationFn: send,
    async onSuccess(answer) {
      onDone?.(answer)
      await reload(isFarewell)
      if (done) toast({ title: done(answer) })
    },
    async onError(error) {
      onFailed?.()
      toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
      await reload(false)
    },
  })
}

type Question = 'reset' | 'factor' | 'delete'

function Line({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="access__line">
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <div>{children}</div>
    </section>
  )
}

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
      <Line title={words.password} text={words.passwordText}>
        <button type="button" className={line} onClick={() => ask('reset')}>
          {words.reset}
        </button>
      </Line>
      <Line title={words.sessions} text={words.sessionsText(sessions)}>
        {sessions > 0 && (
          <Button className={line} isBusy={endSessions.isPending} onClick={() => endSessions.mutate()}>
            {words.endSessions}
          </Button>
        )}
      </Line>
      <Line title={words.factor} text={words.factorText(hasAuthenticator, passkeys)}>
        {(hasAuthenticator || passkeys > 0) && (
          <button type="button" className={line} onClick={() => ask('factor')}>
            {words.removeFactor}
          </button>
        )}
      </Line>
      <Line title={words.account} text={isActive ? words.onText : words.offText}>
        <div className="account-acts">
          <Button className={line} isBusy={turn.isPending} onClick={() => turn.mutate(!isActive)}>
            {isActive ? words.switchOff : words.switchOn}
          </Button>
          <button type="button" className="text-link" onClick={() => ask('delete')}>
            {words.remove}
          </button>
        </div>
      </Line>
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
        <NewPassword username={account.username} password={access.password} onClose={access.hidePassword} />
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
