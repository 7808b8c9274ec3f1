import { createHash } from 'node:crypto'
import { type ByteRange, DamagedObject, StoreAway } from '#common/object-store.ts'

export type Pieces = AsyncIterable<Buffer> & { destroy(): void }

interface Unbroken extends ByteRange {
  name: string
  first: Pieces
  /** The rest of the same object, asked for anew. */
  again(rest: ByteRange): Promise<Pieces>
  /** How long the other side may be silent while somebody wants to read: a slow reader is not its fault. */
  silenceMs: number
}

/** One that breaks again and again is not waited for, unless so much came since: a backup takes an hour. */
const MAX_BREAKS = 3
const FAIR_BYTES = 1024 * 1024

async function* untilSilent(pieces: Pieces, silenceMs: number): AsyncGenerator<Buffer> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const silence = Promise.withResolvers<never>()
      const timer = setTimeout(() => silence.reject(new Error('nothing came any more')), silenceMs)
      const next = await Promise.race([iterator.next(), silence.promise]).finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } finally {
    pieces.destroy()
  }
}

/** All of it from start to end, over as many connections as that takes; more or less than announced is an error. */
export async function* unbroken({ start, end, name, first, again, silenceMs }: Unbroken): AsyncGenerator<Buffer> {
  let pieces = first
  let at = start
  for (let breaks = 0; at <= end; ) {
    const begun = at
    try {
      for await (const piece of untilSilent(pieces, silenceMs)) {
        at += piece.length
        if (at > end + 1) throw new DamagedObject(`more came of ${name} than was announced.`)
        yield piece
      }
      if (at <= end) throw new Error('the content ended too early')
    } catch (error) {
      breaks = at - begun < FAIR_BYTES ? breaks + 1 : 1
      if (error instanceof StoreAway) throw error
      if (breaks === MAX_BREAKS) throw new StoreAway(`${name} broke off: ${(error as Error).message}.`)
      pieces = await again({ start: at, end })
    }
  }
  first.destroy()
}

/** The last piece is held back until all of it has its checksum, so that nobody takes something else for whole. */
export async function* proven(
  pieces: AsyncIterable<Buffer>,
  { expected, name }: { expected: string; name: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  for await (const piece of pieces) {
    hash.update(piece)
    if (held) yield held
    held = piece
  }
  if (!hash.digest('hex').startsWith(expected)) throw new DamagedObject(`${name} does not have its checksum.`)
  if (held) yield held
}
