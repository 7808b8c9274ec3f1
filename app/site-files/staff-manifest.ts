import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { Route } from './+types/staff-manifest.ts'
import { iconsOf, SURFACE } from './manifest.ts'

/** The staff area as an app of its own, beside the public site. One address for both languages, as all of it: the cookie decides. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { company, locale } = context.get(pageContext)
  const { area, dashboard } = staffMessages[locale]
  const manifest = {
    id: '/admin',
    name: `${company.name}, ${dashboard.title}`,
    short_name: area,
    lang: locale,
    dir: 'ltr',
    // Who has no desk is led on to the overview.
    start_url: tabPath('today'),
    scope: '/admin',
    // A tool one works in: the address is of no use here.
    display: 'standalone',
    background_color: SURFACE,
    theme_color: SURFACE,
    icons: iconsOf(),
    shortcuts: (['leads', 'calendar', 'tasks'] as const).map((tab) => ({
      name: dashboard.tabs[tab],
      url: tabPath(tab),
    })),
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
}
