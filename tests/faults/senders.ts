import { setTimeout as sleep } from 'node:timers/promises'
import { newMessage } from './messages.ts'

/** Visitors who send one message after the other and, as people do, try again when it did not seem to work. */

const RETRY_MS = 50
const ATTEMPT_LIMIT_MS = 20_000
/** One in so many sends the same message once more although it was acknowledged: the impatient second tap. */
const SECOND_TAP_EVERY = 5

type Message = ReturnType<typeof newMessage>

export interface Ledger {
  /** Marker of each message that was acknowledged, and the id it was acknowledged with. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Every marker ever sent; those without an acknowledgement may be stored or not, but never twice. */
  readonly sent: ReadonlySet<string>
  /** Attempts that failed and were repeated with the same key. */
  readonly retries: number
  readonly secondTaps: number
  /** What must never happen: an answer that is neither a success nor a passing failure, or another id for the same key. */
  readonly surprises: readonly string[]
}

export interface Senders {
  ledger: Ledger
  /** Lets each visitor finish the message it is at; call it while the server runs. */
  stop(): Promise<void>
  /** Ends them where they stand, after a failure: nobody will ever answer. */
  abandon(): void
}

export function startSenders(url: string, count: number): Senders {
  const acknowledged = new Map<string, number>()
  const sent = new Set<string>()
  const surprises: string[] = []
  const ledger = { acknowledged, sent, surprises, retries: 0, secondTaps: 0 }
  let isStopping = false
  let isAbandoned = false

  async function attempt({ marker, body }: Message): Promise<number | null> {
    let answer: Response
    try {
      answer = await fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `key-${marker}` },
        body,
        signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
      })
      if (answer.ok) return ((await answer.json()) as { id: number }).id
      await answer.arrayBuffer()
    } catch {
      // Refused, reset or cut off in the middle: the visitor cannot know whether it was stored.
      return null
    }
    if (answer.status < 500) surprises.push(`${marker} was answered with ${answer.status}`)
    return null
  }

  async function sendUntilAcknowledged(message: Message): Promise<number | null> {
    while (!isAbandoned) {
      const id = await attempt(message)
      if (id !== null) return id
      ledger.retries += 1
      await sleep(RETRY_MS)
    }
    return null
  }

  async function visitor(): Promise<void> {
    for (let turn = 1; !isStopping && surprises.length === 0; turn++) {
      const message = newMessage()
      const { marker } = message
      sent.add(marker)
      const id = await sendUntilAcknowledged(message)
      if (id === null) return
      acknowledged.set(marker, id)
      if (turn % SECOND_TAP_EVERY !== 0) continue
      const again = await sendUntilAcknowledged(message)
      ledger.secondTaps += 1
      if (again !== id) surprises.push(`${marker} was acknowledged as ${id} and then as ${again}`)
    }
  }

  const visitors = Array.from({ length: count }, visitor)
  return {
    ledger,
    async stop() {
      isStopping = true
      await Promise.all(visitors)
    },
    abandon() {
      isStopping = true
      isAbandoned = true
    },
  }
}
