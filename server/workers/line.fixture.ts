import { EventEmitter } from 'node:events'
import type { Channel, Message } from './line.ts'

/** Two ends of a channel. `isBroken`: what is said never arrives. */
export function channels({ isBroken = false } = {}): [Channel, Channel] {
  const ends = [new EventEmitter(), new EventEmitter()] as const
  const channel = (own: EventEmitter, other: EventEmitter): Channel => ({
    send: (message, onFailed) => {
      // As between processes: a copy, or an error for what cannot be copied.
      const copy = structuredClone(message)
      setImmediate(() => (isBroken ? onFailed() : other.emit('message', copy)))
    },
    onMessage: (listener) => void own.on('message', (message: Message) => listener(message)),
  })
  return [channel(ends[0], ends[1]), channel(ends[1], ends[0])]
}
