/** Said by the form, held by the server. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** Widths that pages ask for; a picture has those below its own width, and its own. */
const PICTURE_WIDTHS = [320, 640, 960, 1440, 2000] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** What a page needs to show a picture without the layout moving. */
export interface Picture {
  /** '/pictures/<hash>.webp': the master, and the address content rows hold. */
  path: string
  width: number
  height: number
  placeholder: string
  alt: string | null
  altFr: string | null
  /** What a crop keeps in view, in percent from the left and from the top. */
  focusX: number
  focusY: number
  /** Widths that exist; empty while they are still being made, and then the master is shown. */
  widths: number[]
}

export function widthsOf(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((candidate) => candidate < width), ...(width <= 2000 ? [width] : [])]
}

export function variantPath(path: string, width: number, format: PictureFormat): string {
  return path.replace(/\.webp$/, `-${width}.${format}`)
}

/** Where data is saved: enough to recognise a place, and for the one picture that is looked at, its details. */
const SMALL_WIDTH = { lead: 640, other: 320 } as const

/** The same picture with one width to choose from: a sharper screen does not make it heavier. */
export function smallPicture(picture: Picture, place: keyof typeof SMALL_WIDTH): Picture {
  const widths = picture.widths.filter((width) => width <= SMALL_WIDTH[place])
  return { ...picture, widths: widths.length > 0 ? widths.slice(-1) : picture.widths.slice(0, 1) }
}

export function srcSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${variantPath(picture.path, width, format)} ${width}w`).join(', ')
}
