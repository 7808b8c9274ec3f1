import { pageContext } from '#ui/page/page-context.server.ts'
import type { Route } from './+types/sitemap-file.ts'
import { writeSitemapFile, xmlResponse } from './write-sitemap.server.ts'

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { context: visitor, publicUrl } = context.get(pageContext)
  const xml = await writeSitemapFile(visitor.db, params.file, publicUrl)
  if (xml !== null) return xmlResponse(xml)
  return new Response('404 Not Found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
