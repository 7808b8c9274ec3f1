import { Worker } from 'node:worker_threads'
import { AppError } from '#common/errors.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'

/** How iPhones store a picture. AVIF has the same frame around it; sharp opens that itself. */
export function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 4, 64)
  return /^ftyp(?:he(?:ic|ix|im|is|vc|vx)|mif1|msf1)/.test(brands) && !brands.includes('avif')
}

/**
 * sharp has no decoder for it, for its patents' sake; libheif has one, as WebAssembly. In a thread that ends with the picture:
 * unpacked it is hundreds of megabytes, and while it is counted the process must hear when the server ends. Gives a TIFF.
 */
export async function decodeHeic(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  const worker = new Worker(fromProjectRoot('platform', 'pictures', 'heic-worker.mjs'), {
    workerData: { bytes, maxPixels },
    // The decoder writes what it does not like about a file; the refusal says it.
    stdout: true,
    stderr: true,
  })
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    worker.once('message', (tiff: Uint8Array) => resolve(Buffer.from(tiff.buffer, tiff.byteOffset, tiff.byteLength)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The decoder ended without a picture.')))
    return await promise
  } catch (cause) {
    throw new AppError('heic_unreadable', { cause })
  } finally {
    await worker.terminate()
  }
}
