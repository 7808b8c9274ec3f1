import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Database } from '#db/client.server.ts'
import { announceContentChange } from '#db/context.server.ts'
import { PICTURE_FORMATS, type PictureFormat, variantPath, widthsOf } from '#ui/picture-address.ts'
import { listUnderivedPictures, markPictureDerived } from './picture.repository.server.ts'
import type { PictureRow } from './picture.table.server.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Measured on the demo pictures: colour at half the resolution and effort 1 take half the time of 4:4:4 and effort 2, for 3 % fewer bytes. */
const ENCODE: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
}

const unpacked = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })
const fromRaw = ({ data, info }: { data: Buffer; info: OutputInfo }) => sharp(data, { raw: info })
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

async function derive(store: PictureStore, picture: PictureRow, isStopping: () => boolean): Promise<boolean> {
  const variants = variantsOf(picture)
  // Written whole or not at all: one that is there need not be made again after a crash, or for content put back.
  const isThere = await Promise.all(variants.map(({ name }) => store.has(name)))
  const missing = variants.filter((_, place) => !isThere[place])
  return missing.length === 0 || makeVariants(store, picture, missing, isStopping)
}

/** False: broken off, since we are stopping. */
export async function makeVariants(
  store: PictureStore,
  picture: Pick<PictureRow, 'path'>,
  missing: readonly Variant[],
  isStopping = () => false,
): Promise<boolean> {
  const master = await store.read(nameOf(picture.path))
  if (!master) return true
  // Unpacked once for all widths, scaled once for both formats.
  const whole = await unpacked(sharp(master))
  for (const [width, files] of Map.groupBy(missing, ({ width }) => width)) {
    const scaled = await unpacked(fromRaw(whole).resize({ width }))
    for (const { format, name } of files) {
      if (isStopping()) return false
      await store.write(name, await ENCODE[format](fromRaw(scaled)).toBuffer())
    }
  }
  return true
}

export interface PictureDeriver {
  /** Called after an upload; returns at once. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes all widths and formats away from any request, two pictures at a time. What is left is a question to the database,
 * so a crash loses nothing, and a second instance doing the same picture writes the same bytes.
 */
export function startPictureDeriver(
  db: Database,
  store: PictureStore,
  onError: (error: unknown) => void,
  /** False: the disk is nearly full, and all widths wait until they are called for again. */
  hasRoom: () => boolean = () => true,
): PictureDeriver {
  let running: Promise<void> | null = null
  let isStopping = false

  async function work(): Promise<void> {
    if (!hasRoom()) return
    const batch = await listUnderivedPictures(db)
    const left = batch.values()
    const lane = async () => {
      for (const picture of left) {
        if (isStopping || !hasRoom()) return
        // One that cannot be made holds up no other; it is tried again after the next upload or start.
        await derive(store, picture, () => isStopping)
          .then((isWhole) => (isWhole ? markPictureDerived(db, picture.path) : undefined))
          .catch(onError)
      }
    }
    // An encoder has one thread, and a first start with a hundred pictures is waited for; more than two would hold up
    // sign-ins, which are hashed in the same pool.
    await Promise.all([lane(), lane()])
    if (batch.length > 0) await announceContentChange(db)
  }

  function wake() {
    if (isStopping) return
    running = (running ?? Promise.resolve()).then(work).catch(onError)
  }

  wake()
  return {
    wake,
    idle: async () => running ?? undefined,
    async stop() {
      isStopping = true
      await running
    },
  }
}
