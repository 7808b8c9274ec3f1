import type { Locale } from '#common/locale.ts'

/** What a visitor's browser may go to without a reload: the pages of one language, at addresses with its prefix or without. */
export interface Region {
  locale: Locale
  /** Below /fr: whoever is there stays there. */
  isPrefixed: boolean
}

export const REGIONS: readonly Region[] = [
  { locale: 'en', isPrefixed: false },
  { locale: 'fr', isPrefixed: false },
  { locale: 'fr', isPrefixed: true },
]

/** Beside the build's own list of routes lie those of the regions, made by tools/public-manifest.ts. */
export function publicManifestUrl(url: string, { locale, isPrefixed }: Region): string {
  return url.replace(/([^/]+)\.js$/, `${locale}/$1-public${isPrefixed ? '-prefixed' : ''}.js`)
}

/** Layouts, and what lies in them: the staff area, the pages without a prefix, those with it. */
const LAYOUTS = { staff: /staff\.frame$/, plain: /^site-en$/, prefixed: /^site-fr$/ }

/**
 * A browser is told of all routes at once, so that no press waits to learn of one. Visitors never go to the staff area by a
 * link of ours, and to another language only with a reload: they are spared those parts of the list.
 */
export function routesOf<Routes extends Record<string, { parentId?: string } | undefined>>(
  routes: Routes,
  { isPrefixed }: Region,
): Routes {
  const foreign = [LAYOUTS.staff, isPrefixed ? LAYOUTS.plain : LAYOUTS.prefixed]
  const isForeign = (id: string | undefined): boolean =>
    id !== undefined && (foreign.some((layout) => layout.test(id)) || isForeign(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isForeign(id))) as Routes
}

const STAFF_AREA = /^\/admin(\/|\.data$|$)/i

/** Whether the router will find a page of the staff area there: it reads '/%61dmin' as '/admin', and so do we. */
export function isStaffArea(pathname: string): boolean {
  try {
    return STAFF_AREA.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
