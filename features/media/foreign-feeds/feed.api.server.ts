import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { requirePermission } from '#common/permissions.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { draftFromItem } from './draft-from-item.server.ts'
import { feedInputSchema, feedItemChangeSchema, feedItemFilterSchema } from './feed.schema.ts'
import { getFeedItem, listFeedItems, markFeedItem } from './list-feed-items.server.ts'
import { getFeed, listFeeds } from './list-feeds.server.ts'
import type { FeedReader } from './start-feed-reader.server.ts'
import { feedKind } from './write-feed.server.ts'

interface Options {
  reader: FeedReader
}

const URL = '/api/admin/feeds'
const ITEMS = '/api/admin/feed-items'

export const feedApi: FastifyPluginAsyncZod<Options> = async (app, { reader }) => {
  const schema = { tags: ['Media'] }

  app.get(URL, { schema: { ...schema, querystring: pagingSchema } }, async (request, reply) =>
    sendPage(request, reply, await listFeeds(request.context, request.query)),
  )

  recordRoutes(app, feedKind, { body: feedInputSchema, read: getFeed })

  // Each look may take a while, at somebody else's expense too.
  const config = { rateLimit: app.perMinute(30) }
  app.post(`${URL}/:id/fetch`, { schema: { ...schema, params: idParam }, config }, (request) => {
    requirePermission(request.context.actor, 'feed:write')
    return reader.look(request.params.id)
  })

  app.get(
    ITEMS,
    { schema: { ...schema, querystring: pagingSchema.extend(feedItemFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listFeedItems(request.context, request.query, request.query)),
  )

  app.patch(`${ITEMS}/:id`, { schema: { ...schema, params: idParam, body: feedItemChangeSchema } }, async (request) => {
    await markFeedItem(request.context, request.params.id, request.body)
    return getFeedItem(request.context, request.params.id)
  })

  app.post(`${ITEMS}/:id/draft`, { schema: { ...schema, params: idParam } }, async (request) => ({
    articleId: await draftFromItem(request.context, request.params.id),
  }))
}
