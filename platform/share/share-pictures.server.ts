import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import sharp, { type Sharp } from 'sharp'
import { fromProjectRoot } from '#db/project-root.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { type Cover, coverVersion, SHARE_HEIGHT, SHARE_WIDTH } from '#ui/page/cover.ts'
import { composeCover, type Typefaces } from './compose-cover.ts'

let opened: Promise<Typefaces> | undefined

async function open(): Promise<Typefaces> {
  const packed = await readFile(fromProjectRoot('platform/share/typefaces.json.gz'))
  return JSON.parse((await promisify(gunzip)(packed)).toString()) as Typefaces
}

/** The house's letters as shapes (tools/brand/outline-typefaces.mjs): what we draw needs no font on the machine. */
export function readTypefaces(): Promise<Typefaces> {
  opened ??= open()
  return opened
}

/** What must stay in view, in percent of the picture from the left and from the top. */
interface Focus {
  focusX: number
  focusY: number
}

/** Where that should come to lie: the middle of what paper leaves free. */
const FREE_X = SHARE_WIDTH / 2
const FREE_Y = 240

function within(wanted: number, most: number): number {
  return Math.round(Math.min(Math.max(wanted, 0), most))
}

/** The picture over the whole ground, moved behind the paper as far as it goes. */
async function ground(picture: Buffer, { focusX, focusY }: Focus): Promise<Sharp> {
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const left = within((size.width * focusX) / 100 - FREE_X, size.width - SHARE_WIDTH)
  const top = within((size.height * focusY) / 100 - FREE_Y, size.height - SHARE_HEIGHT)
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, width: SHARE_WIDTH, height: SHARE_HEIGHT })
}

/** All pixel work is libvips', on its own threads. */
async function drawCover(cover: Cover, picture: (Focus & { bytes: Buffer }) | null): Promise<Buffer> {
  const drawing = Buffer.from(composeCover(cover, await readTypefaces(), picture !== null))
  const whole = picture ? (await ground(picture.bytes, picture)).composite([{ input: drawing }]) : sharp(drawing)
  return (
    whole
      .flatten()
      // Full colour resolution: letters and the thread stay clean.
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer()
  )
}

/** Some two hundred pictures. */
const MAX_BYTES = 24 * 1024 * 1024

export interface SharePictures {
  /** The picture as JPEG; drawn when it was not kept. */
  get(cover: Cover, focus: Focus): Promise<Buffer>
}

/**
 * Kept under what they show: after a change the next picture is another one, and the old one ages out unasked. Drawn one
 * at a time, so that a robot that fetches them all leaves the other processors to visitors.
 */
export function createSharePictures(
  store: PictureStore,
  onDrawn: (drawn: { name: string; locale: string; ms: number }) => void,
): SharePictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length })
  const underWay = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  async function draw(cover: Cover, focus: Focus): Promise<Buffer> {
    const start = performance.now()
    const picture = cover.picture ? await store.read(cover.picture.slice('/pictures/'.length)) : null
    const bytes = await drawCover(cover, picture && { ...focus, bytes: picture })
    onDrawn({ name: cover.name, locale: cover.locale, ms: Math.round(performance.now() - start) })
    return bytes
  }

  return {
    async get(cover, focus) {
      const key = [cover.name, cover.locale, coverVersion(cover), focus.focusX, focus.focusY].join(' ')
      const ready = kept.get(key) ?? underWay.get(key)
      if (ready) return ready
      const drawing = last
        .then(() => draw(cover, focus))
        .then((bytes) => {
          kept.set(key, bytes)
          return bytes
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      last = drawing.catch(() => {})
      return drawing
    },
  }
}
