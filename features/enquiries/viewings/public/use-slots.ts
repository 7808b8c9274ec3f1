import { useEffect, useState } from 'react'
import type { ViewingSlots } from '../viewing-slots.ts'
import type { ViewingKind } from '../viewing-status.ts'
import { aboutOf, type BookingSubject } from './booking-subject.ts'

/** What a page came with. */
export interface GivenSlots {
  kind: ViewingKind
  /** As the address has it: a day that may have no free time any more. */
  day: string | null
  zone: string | null
  slots: ViewingSlots
}

interface Asked {
  question: string
  slots: ViewingSlots | null
}

/** A line on which an answer takes longer is as good as none: who waits is offered other ways. */
const PATIENCE_MS = 20_000

async function ask(question: string, signal: AbortSignal): Promise<ViewingSlots | null> {
  const response = await fetch(question, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) })
  return response.ok ? response.json() : null
}

/** When it can be seen; asked again when somebody was faster. The last answer stays meanwhile. */
export function useSlots(subject: BookingSubject, kind: ViewingKind, given: GivenSlots | null) {
  const questionOf = (asked: ViewingKind) =>
    `/api/viewings/slots?${new URLSearchParams({ ...aboutOf(subject).ids, kind: asked })}`
  const [asked, setAsked] = useState<Asked | null>(given && { question: questionOf(given.kind), slots: given.slots })
  const [round, setRound] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const question = questionOf(kind)
  const isKnown = asked?.question === question && asked.slots !== null

  useEffect(() => {
    const again = () => setRound((times) => times + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network is back, or somebody was faster
  useEffect(() => {
    if (isKnown && round === 0) return
    const asking = new AbortController()
    setAsking(true)
    ask(question, asking.signal)
      .catch(() => null)
      .then((slots) => {
        if (asking.signal.aborted) return
        // What was known stays known on a line that has gone bad, and so does what was typed, or sent, below it.
        setAsked((known) => (slots || known?.question !== question ? { question, slots } : known))
        setAsking(false)
      })
    return () => asking.abort()
  }, [question, round])

  const isAnswered = asked?.question === question
  return {
    slots: isAnswered ? asked.slots : null,
    isLost: isAnswered && asked.slots === null,
    isAsking,
    askAgain: () => setRound((times) => times + 1),
  }
}
