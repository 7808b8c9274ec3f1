import sharp from 'sharp'
import { AppError, type Sentence } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { lockUpload } from '#db/locks.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { decodeHeic, isHeic } from './decode-heic.server.ts'
import { upsertPicture } from './picture.repository.server.ts'
import { contentAddress, type PictureStore } from './picture-store.server.ts'

const MAX_MASTER_EDGE = 2400
/** A small file can unpack to a huge one; 50 megapixels is more than any camera staff carry. */
const MAX_PIXELS = 50_000_000
/** No place of the site shows a strip, and its placeholder alone would be larger than a picture may be. */
const MAX_RATIO = 20
const TOO_LONG: Sentence = {
  en: `This picture is more than ${MAX_RATIO} times as long as it is wide. Crop it and upload it again.`,
  fr: `Cette image est plus de ${MAX_RATIO} fois plus longue que large. Recadrez-la, puis envoyez-la à nouveau.`,
}
const TOO_LARGE: Sentence = {
  en: 'This picture has more than 50 megapixels. Make it smaller and upload it again.',
  fr: 'Cette image dépasse 50 mégapixels. Réduisez-la, puis envoyez-la à nouveau.',
}
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
    const { format, width, height } = await image.metadata()
    if (!ACCEPTED_FORMATS.has(format)) throw new AppError('not_an_image')
    if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
      throw new AppError('not_an_image', { sentence: TOO_LONG })
    return await image
      .autoOrient()
      .resize({ width: MAX_MASTER_EDGE, height: MAX_MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
      // Seen by few, as the others are made of it: effort 3 would take nearly twice as long for 2 % fewer bytes.
      .webp({ quality: 88, effort: 2 })
      .toBuffer()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit')
    throw new AppError('not_an_image', isTooLarge ? { cause, sentence: TOO_LARGE } : { cause })
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
    await lockUpload(tx, path)
    await store.write(path.slice('/pictures/'.length), master)
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
