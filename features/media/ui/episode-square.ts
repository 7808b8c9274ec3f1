import type { Picture } from '#ui/picture-address.ts'

/** Podcast covers are drawn square and carry words; other pictures may be cropped to suit the page. */
export function isSquare(picture: Picture | null | undefined): boolean {
  return picture != null && picture.width === picture.height
}

export function coverClass(name: string, picture: Picture | null | undefined): string {
  return isSquare(picture) ? `${name} ${name}--square` : name
}
