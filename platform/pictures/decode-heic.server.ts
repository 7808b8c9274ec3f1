import { Worker } from 'node:worker_threads'
import { AppError } from '#common/errors.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** With the wait for its turn. 48 megapixels take about ten seconds; a line that is silent for a minute is closed. */
const MAX_MS = 45_000

/** How iPhones store a picture. AVIF has the same frame around it; sharp opens that itself. */
export function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 4, 64)
  return /^ftyp(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)/.test(brands) && !brands.includes('avif')
}

function decode(bytes: Buffer, maxPixels: number, late: AbortSignal): Promise<Buffer> {
  if (late.aborted) throw new AppError('unavailable')
  const worker = new Worker(fromProjectRoot('platform', 'pictures', 'heic-worker.mjs'), {
    workerData: { bytes, maxPixels },
    // The decoder writes what it does not like about a file; the refusal says it.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  worker.once('message', (tiff: Uint8Array) => resolve(Buffer.from(tiff.buffer, tiff.byteOffset, tiff.byteLength)))
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The decoder ended without a picture.')))
  late.addEventListener('abort', () => reject(new AppError('unavailable')))
  return promise.finally(() => worker.terminate())
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * sharp has no decoder for it, for its patents' sake; libheif has one, as WebAssembly. It counts for seconds, so it does that
 * in a thread of its own, and one picture after the other: unpacked, each is hundreds of megabytes. Gives a TIFF.
 */
export function decodeHeic(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const late = AbortSignal.timeout(MAX_MS)
  const decoded = turn.then(() => decode(bytes, maxPixels, late))
  turn = decoded.catch(() => undefined)
  return decoded.catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('heic_unreadable', { cause })
  })
}
