import type { Locale } from '#common/locale.ts'

/** What a share picture shows and says; a property's or a page's, in one language. */
export interface Cover {
  /** Names it in its address: 'nest', 'property-12'. */
  name: string
  locale: Locale
  title: string
  /** A few words under the title, with a lozenge between them. */
  facts: string[]
  price: { amount: string; period: string | undefined } | undefined
  /** '/pictures/<hash>.webp'; without one it stands on sand, with the mark. */
  picture: string | undefined
}

/** Raised when the drawing itself changes, so that the addresses of all pictures change. */
const DRAWING = 1

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/**
 * Eight signs that differ when anything on the picture differs. Those who keep pictures (WhatsApp, browsers) see a new
 * address, and we see whether the address they ask for is today's. Not a secret: FNV-1a, the same in the browser.
 */
export function coverVersion(cover: Cover): string {
  const said = JSON.stringify([DRAWING, cover.title, cover.facts, cover.price, cover.picture])
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(said)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

export function sharePath(cover: Cover): string {
  return `/share/${cover.name}.${cover.locale}.jpg?v=${coverVersion(cover)}`
}

/** What the picture shows, for those who hear it. */
export function coverAlt({ title, facts, price }: Cover): string {
  const asked = price && [price.amount, price.period].filter(Boolean).join(' ')
  return [title, ...facts, asked].filter(Boolean).join(', ')
}
