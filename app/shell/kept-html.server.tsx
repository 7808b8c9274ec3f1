import { LRUCache } from 'lru-cache'
import { type Context, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type RouteMatch,
  renderMatches,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  useLocation,
} from 'react-router'
import { shortlistPath } from '#features/nest/shortlist/shortlist-ids.ts'
import { type Site, SiteContext, siteHref, useSite } from '#ui/page/site.ts'
import { ToastContext } from '#ui/toast.tsx'
import { NAV } from './site-map.ts'

/** All that a part could ask of the page around it, but for its route. */
const AROUND = [
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  SiteContext,
  ToastContext,
] as Context<unknown>[]

const MOST_CHARACTERS = 2_000_000
const kept = new LRUCache<string, string>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Languages, currencies and data saved or not; a few more while settings change. */
const MOST_SITES = 60
const siteNumbers = new LRUCache<string, number>({ max: MOST_SITES })
const numbers = new WeakMap<Site, number>()
let lastNumber = 0

/** The same for all that know the same. */
function numberOf(site: Site): number {
  const known = numbers.get(site)
  if (known !== undefined) return known
  const words = JSON.stringify(site)
  const number = siteNumbers.get(words) ?? ++lastNumber
  siteNumbers.set(words, number)
  numbers.set(site, number)
  return number
}

/** Stands for the address of the page where a part writes it, which is in the forms that lead back to it. */
const HERE = '?-here-'
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/** Of all pages that the header marks alike, the address that speaks for them. Null for one that it tells apart by more. */
function placeOf(site: Site, pathname: string): string | null {
  const path = pathname.toLowerCase()
  if (path.startsWith(siteHref(site, shortlistPath()))) return null
  const marked = NAV.map((entry) => siteHref(site, entry.path)).find(
    (href, index) => path === href || (index > 0 && path.startsWith(`${href}/`)),
  )
  return marked ?? '/-'
}

/** In the page's own route: a form asks for its answer by it, and the router hands out its name in no other way. */
function onRoute(match: RouteMatch | undefined, pathname: string, element: ReactNode): ReactNode {
  if (!match) return element
  // Of an index route the router would write another address than HERE into a form: none is kept there.
  return renderMatches([{ ...match, pathname, pathnameBase: pathname, route: { id: match.route.id ?? '', element } }])
}

/** What `Kept` shows (ui/kept.tsx): drawn by itself, in the same surroundings, for the first page that needs it. */
export function useKeptHtml(name: string, of: unknown, children: ReactNode): string {
  const site = useSite()
  const location = useLocation()
  const place = placeOf(site, location.pathname)
  const key = `${numberOf(site)} ${place} ${name} ${JSON.stringify(of)}`
  const at = place === null ? location : { ...location, pathname: place, search: HERE, hash: '' }
  let html = place === null ? undefined : kept.get(key)
  if (html === undefined) {
    let part = onRoute(use(UNSAFE_RouteContext).matches.at(-1) as RouteMatch | undefined, at.pathname, children)
    for (const Around of AROUND) {
      const value = use(Around)
      part = (
        <Around value={Around === UNSAFE_LocationContext ? { ...(value as object), location: at } : value}>
          {part}
        </Around>
      )
    }
    html = renderToString(part, { identifierPrefix: `${name}-` })
    if (place !== null) kept.set(key, html)
  }
  if (place === null || !html.includes(HERE)) return html
  return html.replaceAll(place + HERE, () => escaped(location.pathname + location.search))
}
