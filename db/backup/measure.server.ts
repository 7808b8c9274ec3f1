import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

const NEWLINE = 0x0a

export interface Measure {
  bytes: number
  /** Lines, which in COPY's text are rows: what a value holds of line ends is written otherwise. */
  rows: number
  sha256: string
}

/** Lets everything pass as it is and says afterwards what it was. */
export function measuring(): {
  pass(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void>
  result(): Measure
} {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  return {
    async *pass(pieces) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) rows += 1
        yield piece
      }
    },
    result: () => ({ bytes, rows, sha256: hash.digest('hex') }),
  }
}

export async function measure(pieces: AsyncIterable<Buffer>): Promise<Measure> {
  const { pass, result } = measuring()
  for await (const _ of pass(pieces)) {
    // Only passing.
  }
  return result()
}

export const measureFile = (path: string): Promise<Measure> => measure(createReadStream(path))
