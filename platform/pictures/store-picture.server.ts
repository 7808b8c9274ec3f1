import sharp from 'sharp'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { decodeHeic, isHeic } from './decode-heic.server.ts'
import { upsertPicture } from './picture.repository.server.ts'
import { contentAddress, type PictureStore } from './picture-store.server.ts'

const MAX_MASTER_EDGE = 2400
/** A small file can unpack to a huge one; 50 megapixels is more than any camera staff carry. */
const MAX_PIXELS = 50_000_000
/** What sharp says the bytes are, whatever the name claims. SVG is a program, not a picture, and is not here. */
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

/** Widths and formats of a picture take about as much again as its master, which is smaller than what came. */
const WITH_WIDTHS = 2

interface About {
  alt?: string | null
  altFr?: string | null
  focus?: { x: number; y: number } | undefined
}

/** Decoded and encoded anew, so that no metadata (a phone writes where it stands) and no disguised file survives. */
async function encodeMaster(bytes: Buffer): Promise<Buffer> {
  try {
    const readable = isHeic(bytes) ? await decodeHeic(bytes, MAX_PIXELS) : bytes
    const image = sharp(readable, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!ACCEPTED_FORMATS.has(format)) throw new AppError('not_an_image')
    return await image
      .autoOrient()
      .resize({ width: MAX_MASTER_EDGE, height: MAX_MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
      // Seen by few, as the others are made of it: effort 3 would take nearly twice as long for 2 % fewer bytes.
      .webp({ quality: 88, effort: 2 })
      .toBuffer()
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('not_an_image', { cause })
  }
}

/** A master that we made, here or for the demo, under its content's address. Returns the path that content rows hold. */
export async function storeMaster(
  { db, actor }: Context,
  store: PictureStore,
  master: Buffer,
  { alt = null, altFr = null, focus }: About = {},
): Promise<string> {
  requirePermission(actor, 'picture:upload')
  const { width, height } = await sharp(master).metadata()
  // A few dozen pixels, written into pages until the picture has come.
  const tiny = await sharp(master).resize({ width: 16 }).webp({ quality: 30 }).toBuffer()
  const path = `/pictures/${contentAddress(master)}.webp`
  await store.write(path.slice('/pictures/'.length), master)
  const picture = {
    path,
    width,
    height,
    bytes: master.length,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    alt,
    altFr,
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  }
  await db.transaction(async (tx) => {
    await upsertPicture(tx, picture)
    const after = { path, width, height }
    await recordChange(tx, actor, { action: 'create', entity: 'picture', entityId: null, label: path, after })
  })
  return path
}

/** Takes in a file that somebody sent. */
export async function storePicture(
  context: Context,
  store: PictureStore,
  bytes: Buffer,
  about?: About,
): Promise<string> {
  requirePermission(context.actor, 'picture:upload')
  await context.room?.forFile(WITH_WIDTHS * bytes.length)
  return storeMaster(context, store, await encodeMaster(bytes), about)
}
