import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Confirmation } from './confirmation.ts'
import { type Refusal, readDraft } from './drafts.ts'
import { keptQueue } from './kept-words.ts'
import { answerTo, type QueuedMessage, queuedMessages, toldByForm, wasSent } from './offline-queue.ts'

interface Options {
  /** The form's draft, by which it knows its own message again after a reload. */
  draft: string
  onSent: (confirmation: Confirmation | null) => void
  onRefused: (refusal: Refusal) => void
}

/** The form's message that waits for the network, if one does; says what became of it. */
export function useOfflineQueue({ draft, onSent, onRefused }: Options): QueuedMessage | undefined {
  const message = useSyncExternalStore(
    keptQueue.subscribe,
    () => queuedMessages().findLast((waiting) => waiting.draft === draft),
    () => undefined,
  )
  const id = message?.id
  const settle = useEffectEvent((gone: string) => {
    if (wasSent(gone)) return onSent(answerTo(gone))
    const refusal = readDraft(draft)?.refusal
    if (refusal) onRefused(refusal)
  })
  useEffect(() => {
    if (!id) return
    toldByForm.add(id)
    return () => {
      toldByForm.delete(id)
      // Otherwise it is the form that goes, and the message waits on.
      if (!queuedMessages().some((waiting) => waiting.id === id)) settle(id)
    }
  }, [id])
  return message
}
