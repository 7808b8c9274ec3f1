import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { type Cover, SHARE_HEIGHT, SHARE_WIDTH } from '#ui/page/cover.ts'
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
export interface Focus {
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

interface Drawing {
  cover: Cover
  picture: (Focus & { bytes: Buffer }) | null
}

export async function drawCover({ cover, picture }: Drawing): Promise<Buffer> {
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
