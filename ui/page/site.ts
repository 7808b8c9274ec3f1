import { createContext, use } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { FRENCH_PREFIX, type Locale } from '#common/locale.ts'
import type { Currency, Rates } from '#common/money.ts'
import type { CompanyProfile } from './company-profile.ts'

/** What every screen knows; the root's loader gives it. */
export interface Site {
  locale: Locale
  currency: Currency
  /** Small pictures, no letters of our own, no map until it is asked for, no scripts until one is needed (decision 0030). */
  savesData: boolean
  /** There are workers (app/offline, SERVICE_WORKER): the visitors' keeps pages for the time without a network. */
  keepsPages: boolean
  /** True below /fr: links then stay there. */
  isFrenchAddress: boolean
  publicUrl: string
  /** What every page says of it, its place in the page's language; the rest comes with the pages that show it. */
  company: Omit<CompanyProfile, 'foundedYear' | 'rates' | 'openingHours' | 'street' | 'streetFr' | 'placeFr'>
  rates: Rates
  /** The last lines of the page: of which day the rate is, where prices are converted; the copyright. */
  footNotes: string[]
  socialLinks: { platform: string; url: string }[]
  /** Another map than our own drawing (MAP_STYLE_URL). */
  mapStyleUrl: string | null
}

/** How many are under way: a link followed meanwhile cuts one short and has to ask itself (root.tsx). */
export const siteRefreshes = { underWay: 0 }

/** Asks anew for what every page knows, such as its language and currency; asking again for a page's own data does not. */
export function useSiteRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    siteRefreshes.underWay += 1
    await revalidate()
    siteRefreshes.underWay -= 1
  }
}

/** What is inside reads another site than the root loaded: a preview in another language, a test. */
export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const loaded = useRouteLoaderData<Site>('root')
  const site = use(SiteContext) ?? loaded
  if (!site) throw new Error('No screen stands outside the root route.')
  return site
}

/** Picks the reader's language from a feature's two message files. */
export function useMessages<Messages>(messages: Record<Locale, Messages>): Messages {
  return messages[useSite().locale]
}

/** An address of ours as the current page should link to it. */
export function siteHref({ isFrenchAddress }: Pick<Site, 'isFrenchAddress'>, path: string): string {
  if (!isFrenchAddress) return path
  return path === '/' ? FRENCH_PREFIX : FRENCH_PREFIX + path
}
