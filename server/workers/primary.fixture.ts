import { openLine } from './line.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

/** A worker that serves nothing. It leaves as one with a long STOP_DELAY: only once it has heard of a change of content since it was told to. */
let isLeaving = false
const own: Partial<ToWorker> = {
  stop() {
    isLeaving = true
    line.tell('opened', 'leaving')
  },
  contentChanged: () => (isLeaving ? process.exit(0) : true),
}
const line = openLine<ToPrimary>(
  {
    send: (message, onFailed) => void process.send?.(message, undefined, undefined, (error) => error && onFailed()),
    onMessage: (listener) => void process.on('message', listener),
  },
  own,
)
await line.ask('begin', null)
line.tell('opened', 'http://localhost')
