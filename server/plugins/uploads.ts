import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import plugin from 'fastify-plugin'
import { MAX_UPLOAD_BYTES } from '#ui/picture-address.ts'

/** Of the parser below @fastify/multipart: the same module must be found that it loads itself. */
const require = createRequire(import.meta.url)

let isMended = false

/**
 * What the parser forgets about a part that nobody reads (one too many, without a name, or with a header that never ends).
 * Such a part is not read away, so that the body never comes to its end and the upload is not answered. And when the body
 * breaks off in its middle, its error is heard by nobody, and an error that nobody hears ends the process: one upload of
 * staff would stop the site. Parts that somebody reads, and the parser itself, tell their errors as before.
 */
function mendUnreadParts(): void {
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

export const uploads = plugin(async (app) => {
  mendUnreadParts()
  // Smaller than the limit, as the sentence says: a file of exactly that size is refused here as it is by the form.
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES - 1, files: 1, fields: 5, parts: 6 } })
  // Of a refused upload the rest is read away: what is asked next on the same line stands behind it.
  app.addHook('onResponse', async (request) => {
    if (request.isMultipart()) request.raw.unpipe().resume()
  })
})
