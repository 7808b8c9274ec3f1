import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'

/** Of the parser below @fastify/multipart: the same module must be found that it loads itself. */
const require = createRequire(import.meta.url)

let isMended = false

/**
 * What the parser forgets about a part that nobody reads (one too many, without a name, or with a header that never ends).
 * Such a part is not read away, so that the body never comes to its end and the upload is not answered. And when the body
 * breaks off in its middle, its error is heard by nobody, and an error that nobody hears ends the process: one upload of
 * staff would stop the site. Parts that somebody reads, and the parser itself, tell their errors as before.
 */
export function mendUnreadParts(): void {
  if (isMended) return
  isMended = true
  const { prototype } = require('@fastify/busboy/deps/dicer/lib/PartStream.js') as { prototype: Readable }
  const { emit, push } = prototype
  prototype.emit = function (this: Readable, name: string | symbol, ...values: unknown[]) {
    const isUnheard = name === 'error' && this.listenerCount('error') === 0
    return isUnheard ? false : Reflect.apply(emit, this, [name, ...values])
  } as typeof emit
  prototype.push = function (this: Readable, ...chunk: Parameters<Readable['push']>) {
    if (chunk[0] === null && this.readableFlowing === null) this.resume()
    return Reflect.apply(push, this, chunk)
  }
}
