import type { LoaderFunctionArgs } from 'react-router'
import { isFrenchPath } from '#common/locale.ts'
import { MAX_PAGE_SIZE } from '#common/pagination.ts'
import type { Context } from '#db/context.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { listPodcasts } from '../read-podcasts.server.ts'
import { podcastChannel } from './podcast-channel.ts'
import { rssResponse } from './rss.ts'

/** A show that outlives this is a good problem; its oldest episodes then leave the feed. */
const MOST_PAGES = 5

/** Every published episode, the newest first, whatever order staff chose for the page. */
async function allEpisodes(context: Context): Promise<PublicPodcast[]> {
  const episodes: PublicPodcast[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, nextCursor } = await listPodcasts(context, { limit: MAX_PAGE_SIZE, cursor }, { order: 'latest' })
    episodes.push(...items)
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return episodes
}

/** In the language of its address, whatever the app that asks prefers. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { context: visitor, publicUrl, company } = context.get(pageContext)
  const channel = await podcastChannel({
    episodes: await allEpisodes(visitor),
    locale: isFrenchPath(url.pathname) ? 'fr' : 'en',
    publicUrl,
    email: company.email,
  })
  return rssResponse(['atom', 'itunes', 'podcast'], channel)
}
