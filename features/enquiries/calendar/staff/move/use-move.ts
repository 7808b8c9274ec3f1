import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { type CalendarEntry, numberOf } from '../../calendar-entry.ts'
import { calendarMessages } from '../messages.ts'
import { sayTitle, sayWhen } from '../say-entry.ts'
import { isSame, momentOf, movedTo, type Target, targetOf } from './target.ts'

interface Lifted {
  entry: CalendarEntry
  target: Target
  by: 'keys' | 'pointer'
}

interface Put {
  entry: CalendarEntry
  target: Target
}

interface TaskMove extends Put {
  version: string | undefined
  isUndo?: boolean
}

/**
 * Something is lifted, carried about and put down. A task has its new time at once, and a way back; before a viewing has its
 * own, somebody is asked. What was put down is drawn there until the house has answered, and where it was if it refuses.
 */
export function useMove() {
  const { move: words } = useMessages(calendarMessages)
  const all = useMessages(calendarMessages)
  const { locale } = useSite()
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const [lifted, draw] = useState<Lifted | null>(null)
  // A release may come before React has drawn where it happened.
  const carried = useRef<Lifted | null>(null)
  function setLifted(next: Lifted | null): void {
    carried.current = next
    draw(next)
  }
  const [asked, setAsked] = useState<Put | null>(null)
  const [moved, setMoved] = useState<Record<string, Target>>({})

  // Whoever moves by keys goes on where they were. Wished for in the same breath as what draws the entry elsewhere: a focus that
  // came a moment before would go with the element that it left.
  const [wish, setWish] = useState<{ id: string } | null>(null)
  const heard = useRef(wish)
  useEffect(() => {
    if (!wish || heard.current === wish) return
    const element = document.querySelector<HTMLElement>(`[data-entry="${wish.id}"]`)
    if (!element || document.querySelector('dialog[open]')) return
    heard.current = wish
    element.focus()
  })

  /** As the house has it now, wherever that is. */
  async function settle(id: string): Promise<void> {
    await refreshDesk(queryClient)
    // In another column it is another element.
    const here = document.activeElement
    if (here === document.body || here?.getAttribute('data-entry') === id) setWish({ id })
    setMoved(({ [id]: _, ...others }) => others)
  }

  const { mutate: moveTask } = useMutation({
    mutationFn: ({ entry, target, version }: TaskMove) =>
      callApi<{ updatedAt?: string } | undefined>(`/api/admin/tasks/${numberOf(entry)}`, {
        ...{ method: 'PATCH', version: version ?? null },
        body: { dueAt: momentOf(target), hasHour: target.minute !== null },
      }),
    onMutate: ({ entry, target }) => setMoved((others) => ({ ...others, [entry.id]: target })),
    onSuccess(answer, { entry, target, isUndo }) {
      if (isUndo) return toast({ title: words.undone })
      const back = { entry, target: targetOf(entry), version: answer?.updatedAt, isUndo: true }
      toast({
        title: words.moved,
        description: words.movedText(sayTitle(entry, locale), sayWhen(movedTo(entry, target), all, locale)),
        action: { label: words.undo, onAct: () => moveTask(back) },
      })
    },
    onError: (error) => toast({ title: words.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: (_, __, { entry }) => settle(entry.id),
  })

  function drop(): void {
    if (!carried.current) return
    const { entry, target, by } = carried.current
    setLifted(null)
    if (by === 'keys') setWish({ id: entry.id })
    if (isSame(target, targetOf(entry))) return
    if (entry.kind === 'task') moveTask({ entry, target, version: entry.version })
    else {
      setMoved((others) => ({ ...others, [entry.id]: target }))
      setAsked({ entry, target })
    }
  }

  return {
    lifted,
    asked,
    /** As they are to be drawn. */
    withMoves: (entries: readonly CalendarEntry[]) =>
      entries.map((entry) => (moved[entry.id] ? movedTo(entry, moved[entry.id] as Target) : entry)),
    lift: (entry: CalendarEntry, by: Lifted['by']) => setLifted({ entry, target: targetOf(entry), by }),
    aim(target: Target) {
      if (carried.current && !isSame(carried.current.target, target)) setLifted({ ...carried.current, target })
    },
    /** Where it is, also between two presses that come before anything is drawn. */
    aimed: () => carried.current?.target ?? null,
    drop,
    leave() {
      if (carried.current?.by === 'keys') setWish({ id: carried.current.entry.id })
      setLifted(null)
    },
    /** The question about a viewing is answered: it was moved, or is back where it was. */
    async endAsking() {
      if (!asked) return
      setWish({ id: asked.entry.id })
      setAsked(null)
      await settle(asked.entry.id)
    },
  }
}

export type Move = ReturnType<typeof useMove>
