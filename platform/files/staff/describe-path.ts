import { FILE_PATH, PICTURE_PATH } from '#common/schema.ts'
import type { StoredFile } from '../file-types.ts'

/** What is known of a file: a picture's door says where it lies and no more. */
export type KnownFile = Pick<StoredFile, 'path' | 'name'> & { bytes: number | null }

export const isStored = (path: string) => FILE_PATH.test(path) || PICTURE_PATH.test(path)
export const isPicture = (path: string) => PICTURE_PATH.test(path)

/** An address that a browser can open and that our schemas take. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text)
}

/** Somebody who copies 'kais.sn/deck.pdf' means the secure address. */
export function asAddress(text: string): string {
  const trimmed = text.trim()
  return /^[\w-]+(\.[\w-]+)+\//.test(trimmed) ? `https://${trimmed}` : trimmed
}

/** What a file is called: as it came, as it is served, or as its address ends. */
export function nameOf(path: string, known: readonly KnownFile[]): string {
  const stored = known.find((file) => file.path === path)
  if (stored) return stored.name
  if (!URL.canParse(path)) return path.split('/').at(-1) || path
  const { host, pathname } = new URL(path)
  const end = pathname.split('/').findLast(Boolean)
  return end ? `${safelyDecoded(end)}, ${host}` : host
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
