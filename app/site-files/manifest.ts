import { isFrenchPath, type Locale, withLocalePrefix } from '#common/locale.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { homeMessages } from '../home/messages.ts'
import { shellMessages } from '../shell/messages.ts'
import { NAV } from '../shell/site-map.ts'
import type { Route } from './+types/manifest.ts'

/** --surface of the light theme: what a phone paints before the page is there. */
export const SURFACE = '#f6f1e7'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
export const iconsOf = () => [
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('icon-maskable-512.png', 512, 'maskable'),
]

/** The header's places that are worth a long press; home is what a short one opens. */
function shortcuts(locale: Locale) {
  return NAV.filter(({ key }) => key === 'nest' || key === 'contact').map(({ key, path }) => ({
    name: shellMessages[locale].nav[key],
    url: withLocalePrefix(path, locale),
  }))
}

/** One for each language, named by its address: an installed site opens in the language it was installed in. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { company } = context.get(pageContext)
  const locale: Locale = isFrenchPath(url.pathname) ? 'fr' : 'en'
  const { title, description } = homeMessages[locale]
  const home = withLocalePrefix('/', locale)
  const manifest = {
    id: home,
    name: `${company.name}, ${title}`,
    short_name: company.name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // Both languages belong to it, so that changing the language does not leave it.
    scope: '/',
    // Visitors share links: the address must stay in reach.
    display: 'minimal-ui',
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: iconsOf(),
    shortcuts: shortcuts(locale),
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
