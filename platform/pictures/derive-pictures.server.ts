import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { AppError } from '#common/errors.ts'
import { StoreAway } from '#common/object-store.ts'
import type { Database } from '#db/client.server.ts'
import { runPictureTask } from '#platform/picture-process/run-picture-task.server.ts'
import { PICTURE_FORMATS, type PictureFormat, variantPath, widthsOf } from '#ui/picture-address.ts'
import { findPictures } from './picture.repository.server.ts'
import type { PictureRow } from './picture.table.server.ts'
import { forgetDerived } from './picture-lease.repository.server.ts'
import { createPictureLeases, type LeaseTiming } from './picture-lease.server.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Longer than a page full of new pictures takes; then the master is shown instead, and the width is there the next time. */
const MAX_WAIT_MS = 10_000
/** One that cannot be made is not tried at every view of its page. */
const TRY_AGAIN_MS = 10 * 60_000

/** What could not be kept is made again when there may be room, or the store is back. */
const AFTER_OUTAGE_MS = 60_000

const TIMING = {
  leaseMs: 12_000,
  renewMs: 4_000,
  /** Of an upload whose process has died, another hears so much later at most, after the lease. */
  lookEveryMs: 10_000,
  /** While another process has the picture, what it makes is looked for so often. */
  waitMs: 200,
}

/** The store, or the picture process, which had no time for it or whose picture came too slowly. Nothing is wrong with the picture. */
const isForNow = (error: unknown) =>
  error instanceof StoreAway || (error instanceof AppError && error.code === 'unavailable' && !error.cause)

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
  /** Uploads wait whose widths are to be made ahead, behind whatever is asked for; returns at once. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  db: Database
  store: PictureStore
  onError: (error: unknown) => void
  /** False: the disk is nearly full, and masters are shown. */
  hasRoom?: () => boolean
  /** Whether what other processes began and did not end is taken up here. */
  takesUp?: boolean
  timing?: Partial<LeaseTiming & typeof TIMING>
}

/**
 * Makes the widths and formats of pictures: whichever is missing when it is asked for, and those of an upload ahead of that.
 * Of all processes on all machines one has a picture at a time; what it leaves undone when it dies, another does.
 */
export function createPictureDeriver(options: Options): PictureDeriver {
  const { db, store, onError, hasRoom = () => true, takesUp = false } = options
  const timing = { ...TIMING, ...options.timing }
  const leases = createPictureLeases(db, timing)
  const underWay = new Map<string, Promise<Buffer | null>>()
  const failed = new LRUCache<string, true>({ max: 1_000, ttl: TRY_AGAIN_MS })
  let running = Promise.resolve()
  let isStopping = false
  const looking = takesUp ? setInterval(wake, timing.lookEveryMs).unref() : undefined

  async function readMaster(path: string): Promise<Buffer> {
    const master = await store.read(nameOf(path))
    if (!master) throw new Error(`${path} is missing.`)
    return master
  }

  async function encode(path: string, { width, format, name }: Variant, isAhead: boolean): Promise<Buffer> {
    const read = async () => ({ master: await readMaster(path), width, format })
    const bytes = await runPictureTask('encodeVariant', read, { isAhead })
    await store.write(name, bytes)
    return bytes
  }

  function note(error: unknown, name: string): void {
    // A store that is back has what it needs; a picture that cannot be read has not.
    if (!isForNow(error)) failed.set(name, true)
    onError(error)
  }

  /** Everything that is missing of one; it is derived when all of it was seen to be there. */
  async function makeAll(picture: PictureRow, isOurs: () => boolean) {
    for (const variant of variantsOf(picture)) {
      if (isStopping) return { againInMs: 0 }
      if (!isOurs()) return 'asked'
      try {
        if (await store.has(variant.name)) continue
        if (!hasRoom()) return { againInMs: AFTER_OUTAGE_MS }
        await encode(picture.path, variant, true)
      } catch (error) {
        note(error, variant.name)
        return { againInMs: isForNow(error) ? AFTER_OUTAGE_MS : null }
      }
    }
    return 'derived'
  }

  function wake(): void {
    running = running
      .then(async () => {
        while (!isStopping && (await leases.holdNext(makeAll))) {
          // One after the other.
        }
      })
      .catch(onError)
  }

  async function makeAsked({ path, derivedAt }: PictureRow, variant: Variant): Promise<Buffer | null> {
    if (failed.has(variant.name) || !hasRoom()) return null
    try {
      // It was there once: what took it may have taken others.
      if (derivedAt) await forgetDerived(db, path)
      const kept = () => store.read(variant.name)
      let isAlone = true
      for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until; await sleep(timing.waitMs)) {
        const make = async () => (isAlone ? null : await kept()) ?? encode(path, variant, false)
        const made = await leases.hold(path, make)
        if (made) return made.result
        // Another process has it in hand, and this width may be among what it makes.
        isAlone = false
        const bytes = await kept()
        if (bytes) return bytes
      }
      return null
    } catch (error) {
      note(error, variant.name)
      return null
    }
  }

  return {
    async make(asking, name) {
      const path = `/pictures/${name.slice(0, 32)}.webp`
      const [picture] = await findPictures(asking, [path])
      const variant = picture && variantsOf(picture).find((known) => known.name === name)
      if (!variant) throw new AppError('not_found')
      // Once for all who ask.
      const making = underWay.get(name) ?? makeAsked(picture, variant).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return Promise.race([making, sleep(MAX_WAIT_MS, null, { ref: false })])
    },
    wake,
    idle: () => running,
    async stop() {
      isStopping = true
      clearInterval(looking)
      await running
    },
  }
}
