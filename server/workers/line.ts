/** What one side understands: each kind of message by its name. */
// biome-ignore lint/suspicious/noExplicitAny: each side says what its own messages carry.
type Understood = Record<string, (said: any) => unknown>

type Said<Heard extends Understood, Kind extends keyof Heard> = Parameters<Heard[Kind]>[0]
type Answer<Heard extends Understood, Kind extends keyof Heard> = Awaited<ReturnType<Heard[Kind]>>

/** One end of the channel between two processes. */
export interface Channel {
  /** `onFailed`: it never arrived. */
  send(message: Message, onFailed: () => void): void
  onMessage(listener: (message: Message) => void): void
}

export type Message = { kind: string; said: unknown; asks?: number } | { answers: number; said: unknown }

/** To another process, which understands `Other`. */
export interface Line<Other extends Understood> {
  tell<Kind extends keyof Other & string>(kind: Kind, said: Said<Other, Kind>): void
  /** Undefined: no answer came in time, or none will. */
  ask<Kind extends keyof Other & string>(
    kind: Kind,
    said: Said<Other, Kind>,
    limitMs?: number,
  ): Promise<Answer<Other, Kind> | undefined>
  /** The other process has ended: whoever waits for an answer need not. */
  close(): void
}

const ANSWER_MS = 1_000

/** Questions and answers over a channel that only carries messages. What `own` does not understand (yet) is answered with nothing. */
export function openLine<Other extends Understood>(channel: Channel, own: Partial<Understood>): Line<Other> {
  const waiting = new Map<number, (said: unknown) => void>()
  let asked = 0

  function send(message: Message, onFailed = () => {}): void {
    try {
      channel.send(message, onFailed)
    } catch {
      // It cannot be said in a message.
      onFailed()
    }
  }

  channel.onMessage(async (message) => {
    if ('answers' in message) return waiting.get(message.answers)?.(message.said)
    const answer = own[message.kind]?.(message.said)
    if (message.asks === undefined) return
    const said = await Promise.resolve(answer).catch(() => undefined)
    send({ answers: message.asks, said })
  })

  return {
    tell: (kind, said) => send({ kind, said }),
    ask(kind, said, limitMs = ANSWER_MS) {
      const asks = ++asked
      return new Promise((resolve) => {
        const settle = (answer: unknown) => {
          clearTimeout(patience)
          waiting.delete(asks)
          resolve(answer as never)
        }
        const patience = setTimeout(settle, limitMs, undefined)
        waiting.set(asks, settle)
        send({ kind, said, asks }, () => settle(undefined))
      })
    },
    close() {
      for (const settle of [...waiting.values()]) settle(undefined)
    },
  }
}
