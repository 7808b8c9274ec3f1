import { type Picture, variantPath } from '#ui/picture-address.ts'

const WIDTH = 400

/** One at a time: fifteen photographs of a telephone, unpacked together, are more than a telephone's memory. */
let turn: Promise<unknown> = Promise.resolve()
const drawn = new WeakMap<File, Promise<string | null>>()

async function draw(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    // Not every browser can open every picture (HEIC); the server may all the same.
    return null
  }
}

/** A small drawing of a chosen file. As text within the page, since the page's policy shows no blob. */
export function previewOf(file: File): Promise<string | null> {
  const known = drawn.get(file)
  if (known) return known
  const preview = turn.then(() => draw(file))
  turn = preview
  drawn.set(file, preview)
  return preview
}

/** The smallest size there is; a picture uploaded a moment ago has only its master yet. */
export function thumbAddress(path: string, known: readonly Picture[]): string {
  const smallest = known.find((picture) => picture.path === path)?.widths[0]
  return smallest ? variantPath(path, smallest, 'webp') : path
}
