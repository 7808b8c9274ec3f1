import { VISITOR } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { listArticles } from './read-articles.server.ts'
import { listMediaPartners } from './read-media-partners.server.ts'
import { countPodcasts, listPodcasts } from './read-podcasts.server.ts'

/** A taste of each; the lists have pages of their own. */
export const ARTICLES_SHOWN = 5
const EPISODES_SHOWN = 3
/** Not listed, only looked at for a picture. */
const FURTHER = 3

const readFront = lastKnown(async (db) => {
  const visitor = { db, actor: VISITOR }
  const [articles, podcasts, counts, partners] = await Promise.all([
    listArticles(visitor, { limit: ARTICLES_SHOWN + FURTHER }, { order: 'latest' }),
    listPodcasts(visitor, { limit: EPISODES_SHOWN }),
    countPodcasts(visitor),
    listMediaPartners(visitor),
  ])
  return { articles, podcasts, counts, partners }
})

/** The newest articles, a few episodes, how many there are, and who we publish with: the same for everybody. */
export function readMediaFront({ db }: Context) {
  return readFront(db)
}
