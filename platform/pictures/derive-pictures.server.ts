import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { runPictureTask } from '#platform/picture-process/run-picture-task.server.ts'
import { PICTURE_FORMATS, type PictureFormat, variantPath, widthsOf } from '#ui/picture-address.ts'
import { findPictures } from './picture.repository.server.ts'
import type { PictureRow } from './picture.table.server.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Longer than a page full of new pictures takes; then the master is shown instead, and the width is there the next time. */
const MAX_WAIT_MS = 10_000
/** One that cannot be made is not tried at every view of its page. */
const TRY_AGAIN_MS = 10 * 60_000

const nameOf = (path: string) => path.slice('/pictures/'.length)

export interface Variant {
  width: number
  format: PictureFormat
  name: string
}

export function variantsOf({ path, width: own }: Pick<PictureRow, 'path' | 'width'>): Variant[] {
  return widthsOf(own).flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format, name: nameOf(variantPath(path, width, format)) })),
  )
}

export interface PictureDeriver {
  /** The width and format of that name, made now. null: it cannot be made now, and the master does as well. */
  make(db: Database, name: string): Promise<Buffer | null>
  /** All of a picture that was sent just now, one after the other and behind whatever is asked for; returns at once. */
  makeAhead(path: string): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes the widths and formats of pictures: whichever is missing when it is asked for, and those of an upload ahead of that.
 * So nothing is lost with this process, and a second instance doing the same picture writes the same bytes.
 */
export function createPictureDeriver(
  db: Database,
  store: PictureStore,
  onError: (error: unknown) => void,
  /** False: the disk is nearly full, and masters are shown. */
  hasRoom: () => boolean = () => true,
): PictureDeriver {
  const underWay = new Map<string, Promise<Buffer | null>>()
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: TRY_AGAIN_MS })
  let running = Promise.resolve()
  let isStopping = false

  async function readMaster(path: string): Promise<Buffer> {
    const master = await store.read(nameOf(path))
    if (!master) throw new Error(`${path} is missing.`)
    return master
  }

  async function encode(path: string, { width, format, name }: Variant, isAhead: boolean): Promise<Buffer | null> {
    if (failed.has(name) || !hasRoom()) return null
    try {
      const read = async () => ({ master: await readMaster(path), width, format })
      const bytes = await runPictureTask('encodeVariant', read, { isAhead })
      await store.write(name, bytes)
      return bytes
    } catch (error) {
      failed.set(name, true)
      onError(error)
      return null
    }
  }

  async function makeAll(path: string): Promise<void> {
    const [picture] = await findPictures(db, [path])
    for (const variant of picture ? variantsOf(picture) : [])
      if (!isStopping && !(await store.has(variant.name))) await encode(path, variant, true)
  }

  return {
    async make(asking, name) {
      const path = `/pictures/${name.slice(0, 32)}.webp`
      const [picture] = await findPictures(asking, [path])
      const variant = picture && variantsOf(picture).find((known) => known.name === name)
      if (!variant) throw new AppError('not_found')
      // Once for all who ask.
      const making = underWay.get(name) ?? encode(path, variant, false).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return Promise.race([making, sleep(MAX_WAIT_MS, null, { ref: false })])
    },
    makeAhead(path) {
      running = running.then(() => makeAll(path)).catch(onError)
    },
    idle: () => running,
    async stop() {
      isStopping = true
      await running
    },
  }
}
