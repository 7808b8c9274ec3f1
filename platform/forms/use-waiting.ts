import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Refusal, readDraft } from './drafts.ts'
import { subscribeWaiting, toldByForm, type WaitingMessage, waitingMessages, wasSent } from './waiting-messages.ts'

interface Options {
  /** The form's draft, by which it knows its own message again after a reload. */
  draft: string
  onSent: () => void
  onRefused: (refusal: Refusal) => void
}

/** The form's message that waits for the network, if one does; says what became of it. */
export function useWaiting({ draft, onSent, onRefused }: Options): WaitingMessage | undefined {
  const message = useSyncExternalStore(
    subscribeWaiting,
    () => waitingMessages().findLast((waiting) => waiting.draft === draft),
    () => undefined,
  )
  const id = message?.id
  const settle = useEffectEvent((gone: string) => {
    if (wasSent(gone)) return onSent()
    const refusal = readDraft(draft)?.refusal
    if (refusal) onRefused(refusal)
  })
  useEffect(() => {
    if (!id) return
    toldByForm.add(id)
    return () => {
      toldByForm.delete(id)
      // Otherwise it is the form that goes, and the message waits on.
      if (!waitingMessages().some((waiting) => waiting.id === id)) settle(id)
    }
  }, [id])
  return message
}
