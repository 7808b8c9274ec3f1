import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffTask } from '../task.public.ts'
import { moveByDay } from '../task-due.ts'
import { sayDue, useTaskName } from './due-mark.tsx'
import { taskMessages } from './messages.ts'

export const TASKS_URL = '/api/admin/tasks'

interface Press {
  task: StaffTask
  run: () => Promise<StaffTask | undefined>
  /** Taken back at once: it goes by what was just stored, and need not wait until the list has been read again. */
  isUndo?: boolean
  /** What is said once it is done, and what takes it back. */
  said: (stored: StaffTask | undefined) => { title: string; undo?: () => void }
}

/** What a press does with a task of a list: never twice at once, never over somebody else's change, and with a way back. */
export function useTaskActs() {
  const { said: words } = useMessages(taskMessages)
  const { locale } = useSite()
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const nameOf = useTaskName()
  // Both: the second press of two comes before React has drawn the first, and the row shows that it is at work.
  const running = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const { mutate } = useMutation({
    mutationFn: ({ run }: Press) => run(),
    onSuccess(stored, { said }) {
      const { title, undo } = said(stored)
      toast({ title, ...(undo && { action: { label: words.undo, onAct: undo } }) })
    },
    onError(error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'stale_edit') toast({ title: words.stale, description: words.staleText, variant: 'destructive' })
      else if (code === 'not_found') toast({ title: words.gone, description: words.goneText, variant: 'destructive' })
      else toast({ title: words.error, description: failureText(error), variant: 'destructive' })
    },
    async onSettled(_stored, _error, { task }) {
      await refreshDesk(queryClient)
      running.current.delete(task.id)
      setBusy(new Set(running.current))
    },
  })
  const press = useCallback(
    (wanted: Press) => {
      if (running.current.has(wanted.task.id) && !wanted.isUndo) return
      running.current.add(wanted.task.id)
      setBusy(new Set(running.current))
      mutate(wanted)
    },
    [mutate],
  )
  const patch = (task: StaffTask, body: object) => () =>
    callApi<StaffTask>(`${TASKS_URL}/${task.id}`, { method: 'PATCH', body, version: task.updatedAt })

  function finish(task: StaffTask, outcome?: string) {
    const run = patch(task, { isDone: true, ...(outcome && { outcome }) })
    press({
      task,
      run,
      said: (stored) => ({ title: words.done(nameOf(task)), undo: () => stored && reopen(stored, true) }),
    })
  }
  function reopen(task: StaffTask, isUndo = false) {
    press({ task, run: patch(task, { isDone: false }), isUndo, said: () => ({ title: words.reopened(nameOf(task)) }) })
  }
  function setDue(task: StaffTask, dueAt: string | null, isBack = false) {
    press({
      task,
      run: patch(task, { dueAt }),
      isUndo: isBack,
      said: (stored) => ({
        title: words.moved(nameOf(task), sayDue(stored ?? task, Date.now(), locale)),
        ...(!isBack && { undo: () => stored && setDue(stored, task.dueAt, true) }),
      }),
    })
  }
  function move(task: StaffTask, by: 1 | -1) {
    const dueAt = moveByDay(task, by, Date.now())
    if (dueAt) setDue(task, dueAt)
    else toast({ title: words.cannotMove })
  }
  /** A task that is gone comes back as a new one with all that it said. */
  async function putBack({ title, kind, dueAt, hasHour, assignedTo, lead, doneAt, outcome }: StaffTask) {
    const body = { title, kind, dueAt, hasHour, assignedTo: assignedTo?.id ?? null, leadId: lead?.id ?? null }
    const made = await callApi<StaffTask>(TASKS_URL, { method: 'POST', body })
    if (!doneAt) return made
    const done = { isDone: true, ...(outcome && { outcome }) }
    return callApi<StaffTask>(`${TASKS_URL}/${made.id}`, { method: 'PATCH', body: done })
  }
  function remove(task: StaffTask) {
    press({
      task,
      run: () => callApi<undefined>(`${TASKS_URL}/${task.id}`, { method: 'DELETE' }),
      said: () => ({
        title: words.deleted,
        undo: () => press({ task, isUndo: true, run: () => putBack(task), said: () => ({ title: words.back }) }),
      }),
    })
  }
  return { busy, finish, reopen, move, remove }
}

export type TaskActs = ReturnType<typeof useTaskActs>
