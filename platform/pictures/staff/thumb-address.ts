import { type Picture, variantPath } from '#ui/picture-address.ts'

/** The smallest size there is; a picture uploaded a moment ago has only its master yet. */
export function thumbAddress(path: string, known: readonly Picture[]): string {
  const smallest = known.find((picture) => picture.path === path)?.widths[0]
  return smallest ? variantPath(path, smallest, 'webp') : path
}
