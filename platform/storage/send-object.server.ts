import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#common/errors.ts'
import { type ByteRange, DamagedObject, type ObjectStore } from '#common/object-store.ts'
import { contentTypeOf } from './content-type.ts'

/** The one part that is asked for; null: all of it, as for several parts, which nobody must answer. */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === '' && to === '') return null
  // 'bytes=-500': the last 500.
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < start) return null
  return start > end ? 'outside' : { start, end }
}

interface Sent {
  objects: ObjectStore
  name: string
  /** Where it is known: what has another length is not that object. */
  bytes: number | undefined
  /** Of content whose address says what it is: the same for ever. */
  etag: string
}

async function* following(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>) {
  for (let next = first; !next.done; next = await rest.next()) yield next.value
}

/** Answers whole or in part, so that a listener can jump; may be kept for ever. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { objects, name, bytes: known, etag }: Sent,
) {
  const bytes = known ?? (await objects.stat(name))?.bytes
  if (bytes === undefined) throw new AppError('not_found')
  const { headers, method } = request
  const isSame = (given: string | undefined) => given?.split(/\s*,\s*/).includes(etag) ?? false
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  const immutable = () => reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (isSame(headers['if-none-match'])) return immutable().code(304).send()
  // Half of something else is of no use to whoever has the first half.
  const isAsItWas = headers['if-range'] === undefined || isSame(String(headers['if-range']))
  const range = isAsItWas ? readRange(headers.range, bytes) : null
  if (range === 'outside') {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_not_satisfiable')
  }
  const length = range ? range.end - range.start + 1 : bytes
  const describe = () => {
    immutable().type(contentTypeOf(name)).header('content-length', length)
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    return reply
  }
  if (method === 'HEAD') return describe().send(Readable.from([]))
  // 'bytes=0-' is all of it, which can be proven.
  const found = await objects.read(name, range && length < bytes ? range : undefined)
  if (!found) throw new AppError('not_found')
  const pieces = found.content[Symbol.asyncIterator]()
  // What does not even begin is refused in words, and not under headers that call it good for a year.
  const first = await pieces.next()
  const letGo = () => void pieces.return?.()
  if (found.bytes !== bytes) {
    letGo()
    throw new DamagedObject(`${objects.describe(name)} has another length than it was kept with.`)
  }
  const body = Readable.from(following(first, pieces), { objectMode: false }).once('close', letGo)
  return describe().send(body)
}
