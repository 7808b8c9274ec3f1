import type { LoaderFunctionArgs } from 'react-router'
import { isFrenchPath } from '#common/locale.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { allEpisodes } from './all-episodes.server.ts'
import { podcastChannel } from './podcast-channel.ts'
import { rssResponse } from './rss.ts'

/** In the language of its address, whatever the app that asks prefers. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { context: visitor, publicUrl, company } = context.get(pageContext)
  const channel = podcastChannel({
    episodes: await allEpisodes(visitor),
    locale: isFrenchPath(url.pathname) ? 'fr' : 'en',
    publicUrl,
    email: company.email,
  })
  return rssResponse(['atom', 'itunes', 'podcast'], channel)
}
