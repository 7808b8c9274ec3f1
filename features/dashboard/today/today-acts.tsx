import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '#common/permissions.ts'
import type { StaffActivityType } from '#features/enquiries/leads/activity-types.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { todayMessages } from './messages.ts'
import { isAhead } from './pick-next.ts'
import type { TodayTask, TodayViewing, WaitingLead } from './today.public.ts'

interface Press {
  url: string
  method: 'PATCH' | 'POST'
  body: object
  version?: string
  /** What is said when it is done. */
  said: string
}

/** One press at the day: done it says so, and the day is read anew; refused it says why. */
function usePress() {
  const { error: errorTitle } = useMessages(staffMessages)
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ url, said: _, ...request }: Press) => callApi(url, request),
    onSuccess: (_, { said }) => toast({ title: said }),
    onError: (error) => toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
    onSettled: () => refreshDesk(queryClient),
  })
}

const useMayWrite = () => can(useActor(), 'enquiry:write')

const WAYS = ['call', 'whatsapp', 'meeting'] as const satisfies StaffActivityType[]

/** By what they were answered is asked: the timeline says so, and the figures count it. */
export function AnsweredAct({ lead: { id, name } }: { lead: WaitingLead }) {
  const { acts: words } = useMessages(todayMessages)
  const press = usePress()
  const [isAsking, setAsking] = useState(false)
  if (!useMayWrite()) return null
  if (!isAsking)
    return (
      <button type="button" className="btn btn--line btn--tight" onClick={() => setAsking(true)}>
        {words.answered}
        <span className="sr"> {name}</span>
      </button>
    )
  return (
    <div className="today-how" role="group" aria-label={words.how}>
      <p className="soft">{words.how}</p>
      {WAYS.map((type, index) => (
        <Button
          key={type}
          // The button that asked has gone, and the focus with it.
          autoFocus={index === 0}
          className="btn btn--line btn--tight"
          isBusy={press.isPending}
          onClick={() =>
            press.mutate({
              url: `/api/admin/leads/${id}/activities`,
              method: 'POST',
              body: { type, description: words.notes[type] },
              said: words.noted,
            })
          }
        >
          {words.by[type]}
        </Button>
      ))}
      <button type="button" className="text-link" onClick={() => setAsking(false)}>
        {words.cancel}
      </button>
    </div>
  )
}

export function TaskAct({ task: { id, title, version } }: { task: TodayTask }) {
  const { acts: words } = useMessages(todayMessages)
  const press = usePress()
  if (!useMayWrite()) return null
  const body = { isDone: true }
  return (
    <Button
      className="btn btn--line btn--tight"
      isBusy={press.isPending}
      onClick={() =>
        press.mutate({ url: `/api/admin/tasks/${id}`, method: 'PATCH', body, version, said: words.isDone })
      }
    >
      {words.done}
      <span className="sr"> {title}</span>
    </Button>
  )
}

/** What a viewing asks now: to be confirmed, or whether it took place. */
export function ViewingActs({ viewing, now }: { viewing: TodayViewing; now: number }) {
  const { acts: words } = useMessages(todayMessages)
  const press = usePress()
  if (!useMayWrite()) return null
  const { id, name, status, startsAt, version } = viewing
  const acts =
    status === 'asked' && isAhead(viewing, now)
      ? ([['confirmed', words.confirm, words.confirmed]] as const)
      : status === 'confirmed' && Date.parse(startsAt) < now
        ? ([
            ['done', words.tookPlace, words.noted],
            ['missed', words.nobodyCame, words.noted],
          ] as const)
        : []
  return acts.map(([to, label, said]) => (
    <Button
      key={to}
      className="btn btn--line btn--tight"
      isBusy={press.isPending}
      onClick={() =>
        press.mutate({ url: `/api/admin/viewings/${id}`, method: 'PATCH', body: { status: to }, version, said })
      }
    >
      {label}
      <span className="sr"> {name}</span>
    </Button>
  ))
}
