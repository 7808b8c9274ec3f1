/** Said by the form, held by the server. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/**
 * Widths that pages ask for; a picture has those below its own width, and its own. 800 fills a phone of 390 px at two pixels
 * each, 1080 one of 360 px at three. Each is made when it is first asked for, so that another one costs nothing.
 */
const PICTURE_WIDTHS = [320, 480, 640, 800, 1080, 1440, 2000] as const
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
  /** Widths it is served in; none for one that only this browser has, which is shown as it is. */
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
