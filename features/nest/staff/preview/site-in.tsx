import { type ReactNode, useContext } from 'react'
import { UNSAFE_DataRouterDataContext as LoadedData } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { DEFAULT_CURRENCY } from '#common/money.ts'
import { useSite } from '#ui/page/site.ts'

/**
 * What is inside reads the site as a visitor of that language does: useSite asks the router for what the root loaded, and
 * here the router answers for another language. Nothing else of it is touched.
 */
export function SiteIn({ locale, children }: { locale: Locale; children: ReactNode }) {
  const loaded = useContext(LoadedData)
  const site = useSite()
  if (!loaded) return children
  const root = { ...site, locale, isFrenchAddress: locale === 'fr', currency: DEFAULT_CURRENCY }
  return <LoadedData value={{ ...loaded, loaderData: { ...loaded.loaderData, root } }}>{children}</LoadedData>
}
