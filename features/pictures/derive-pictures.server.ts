import sharp, { type Sharp } from 'sharp'
import { twoAtATime } from '#common/two-at-a-time.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange } from '#db/context.server.ts'
import { listUnderivedPictures, markPictureDerived } from './picture.repository.server.ts'
import type { PictureRow } from './picture.table.server.ts'
import { PICTURE_FORMATS, type PictureFormat, variantPath, widthsOf } from './picture-address.ts'
import type { PictureStore } from './picture-store.server.ts'

/** Measured on the demo pictures: colour at half the resolution and effort 1 take half the time of 4:4:4 and effort 2, for 3 % fewer bytes. */
const ENCODE: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
}

const nameOf = (path: string) => path.slice('/pictures/'.length)

async function derive(store: PictureStore, picture: PictureRow): Promise<void> {
  const master = await store.read(nameOf(picture.path))
  if (!master) return
  const make = async (width: number) => {
    const files = PICTURE_FORMATS.map((format) => ({ format, name: nameOf(variantPath(picture.path, width, format)) }))
    // Written whole or not at all: one that is there need not be made again after a crash, or for content put back.
    const missing = []
    for (const file of files) if (!(await store.has(file.name))) missing.push(file)
    if (missing.length === 0) return
    const { data, info: raw } = await sharp(master).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    for (const { format, name } of missing)
      await store.write(name, await ENCODE[format](sharp(data, { raw })).toBuffer())
  }
  // An encoder has one thread, and a first start with a hundred pictures is waited for; more than two would hold up
  // sign-ins, which are hashed in the same pool. The widest takes about as long as the others together.
  await twoAtATime(widthsOf(picture.width).reverse(), make)
}

export interface PictureDeriver {
  /** Called after an upload; returns at once. */
  wake(): void
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes all widths and formats away from any request, one picture at a time. What is left is a question to the database,
 * so a crash loses nothing, and a second instance doing the same picture writes the same bytes.
 */
export function startPictureDeriver(
  db: Database,
  store: PictureStore,
  onError: (error: unknown) => void,
): PictureDeriver {
  let running: Promise<void> | null = null
  let isStopping = false

  async function work(): Promise<void> {
    let batch = await listUnderivedPictures(db)
    while (batch.length > 0 && !isStopping) {
      for (const picture of batch) {
        if (isStopping) return
        await derive(store, picture)
        await markPictureDerived(db, picture.path)
      }
      await announceContentChange(db)
      batch = await listUnderivedPictures(db)
    }
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
