import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'

/** Of the parser below @fastify/multipart: the same module must be found that it loads itself. */
const require = createRequire(import.meta.url)

let isMended = false

/**
 * The parser reads on over a part that nobody wants (one too many, or without a name) and forgets to listen to it. When the
 * body ends in its middle, that part's error is heard by nobody, and an error that nobody hears ends the process: one upload
 * of staff would stop the site. Parts that somebody reads, and the parser itself, tell their errors as before.
 */
export function hearUnreadParts(): void {
  if (isMended) return
  isMended = true
  const { prototype } = require('@fastify/busboy/deps/dicer/lib/PartStream.js') as { prototype: Readable }
  const emit = prototype.emit
  prototype.emit = function (this: Readable, name: string | symbol, ...values: unknown[]) {
    const isUnheard = name === 'error' && this.listenerCount('error') === 0
    return isUnheard ? false : Reflect.apply(emit, this, [name, ...values])
  } as typeof emit
}
