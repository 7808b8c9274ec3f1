import { pageContext } from '#ui/page/page-context.server.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(pageContext)
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
