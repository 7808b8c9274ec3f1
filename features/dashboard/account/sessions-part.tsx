import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Device } from '#platform/accounts/describe-device.ts'
import type { OwnSession } from '#platform/accounts/read-account.server.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { endSession } from '#platform/staff-kit/ui/session.ts'
import { Badge } from '#ui/badge.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { AccountPart } from './account-part.tsx'
import { SESSIONS_URL, useOwnSessions, usePress } from './account-requests.ts'
import { accountMessages } from './messages.ts'

export function useDeviceName(): (device: Device) => string {
  const { sessions: words } = useMessages(accountMessages)
  return ({ browser, system }) => {
    if (system) return words.device(browser ?? words.unknownBrowser, system)
    return browser ?? words.unknown
  }
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: (id: number) => void }) {
  const { sessions: words } = useMessages(accountMessages)
  const name = useDeviceName()(session)
  return (
    <li className="account-row">
      <div>
        <p className="account-row__title">
          {name} {session.isCurrent && <Badge tone="positive">{words.here}</Badge>}
        </p>
        <p className="soft account-row__facts">
          <span>
            {words.started} <DakarTime iso={session.createdAt} />
          </span>
          <span>
            {words.seen} <DakarTime iso={session.lastSeenAt} />
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <div className="account-acts">
          <button type="button" className="text-link" onClick={() => onEnd(session.id)}>
            {words.end}
            <span className="sr"> {name}</span>
          </button>
        </div>
      )}
    </li>
  )
}

type Scope = 'others' | 'all'

/** Every browser that is in under this name, and the ways to put it out. */
export function SessionsPart() {
  const { sessions: words } = useMessages(accountMessages)
  const queryClient = useQueryClient()
  const sessions = useOwnSessions()
  const [asked, ask] = useState<Scope | null>(null)
  const acts = useRef<HTMLDivElement>(null)
  const focusActs = () => acts.current?.querySelector('button')?.focus()

  const endOne = usePress((id: number) => callApi(`${SESSIONS_URL}/${id}`, { method: 'DELETE' }), {
    done: () => words.ended,
    onDone: focusActs,
  })
  const endOthers = usePress(
    () => callApi<{ sessionsEnded: number }>(`${SESSIONS_URL}?scope=others`, { method: 'DELETE' }),
    {
      done: ({ sessionsEnded }) => words.othersDone(sessionsEnded),
      onDone: () => ask(null),
    },
  )
  const endAll = usePress(() => callApi(`${SESSIONS_URL}?scope=all`, { method: 'DELETE' }), {
    done: () => null,
    onDone: () => endSession(queryClient),
  })
  const end = asked === 'all' ? endAll : endOthers

  return (
    <AccountPart title={words.title} hint={words.hint}>
      {sessions.isPending && <SkeletonRows rows={2} />}
      {sessions.isError && <LoadFailed error={sessions.error} onRetry={() => sessions.refetch()} />}
      {sessions.data && (
        <ul className="account-rows">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={(id) => endOne.mutate(id)} />
          ))}
        </ul>
      )}
      <div className="account-acts" ref={acts}>
        <button type="button" className="btn btn--line btn--tight" onClick={() => ask('others')}>
          {words.endOthers}
        </button>
        <button type="button" className="text-link" onClick={() => ask('all')}>
          {words.endAll}
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          title={asked === 'all' ? words.allTitle : words.othersTitle}
          consequence={asked === 'all' ? words.allText : words.othersText}
          act={asked === 'all' ? words.endAll : words.endOthers}
          leave={words.keep}
          isBusy={end.isPending}
          onAct={() => end.mutate()}
          onLeave={() => ask(null)}
        />
      )}
    </AccountPart>
  )
}
