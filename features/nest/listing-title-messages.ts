import type { Deal } from './property-types.ts'

/** Apart from the page's own words: only the server says it. */
const deals: Record<Deal | 'vefa', string> = {
  buy: 'for sale',
  rent: 'to rent',
  'short-stay': 'for a short stay',
  vefa: 'off-plan (VEFA)',
}

const en = { deals, titled: (what: string, name: string) => `${what}: ${name}` }

const fr = {
  deals: { buy: 'à vendre', rent: 'à louer', 'short-stay': 'en court séjour', vefa: 'sur plan (VEFA)' },
  titled: (what, name) => `${what}\u00a0: ${name}`,
} satisfies typeof en

export const listingTitleMessages = { en, fr }
