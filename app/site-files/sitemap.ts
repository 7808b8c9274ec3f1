import { pageContext } from '#ui/page/page-context.server.ts'
import type { Route } from './+types/sitemap.ts'
import { writeSitemapIndex, xmlResponse } from './write-sitemap.server.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { context: visitor, publicUrl } = context.get(pageContext)
  return xmlResponse(await writeSitemapIndex(visitor.db, publicUrl))
}
