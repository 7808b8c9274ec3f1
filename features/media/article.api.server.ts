import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { sendPage } from '#common/send-page.server.ts'
import { recordRoutes } from '#platform/content/record-routes.server.ts'
import { articleFilterSchema, articleInputSchema, articleStaffFilterSchema } from './article.schema.ts'
import {
  getArticle,
  getArticleForStaff,
  listArticles,
  listArticlesForStaff,
  listArticleWords,
} from './read-articles.server.ts'
import { articleKind } from './write-article.server.ts'

const slugParam = articleInputSchema.pick({ slug: true })

/** Two texts of the greatest length that the schema takes, in letters of four bytes. */
const MAX_ARTICLE_BYTES = 1024 * 1024

export const articleApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Media'] }

  app.get(
    '/api/articles',
    { schema: { ...schema, querystring: pagingSchema.extend(articleFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listArticles(request.context, request.query, request.query)),
  )

  app.get('/api/articles/:slug', { schema: { ...schema, params: slugParam } }, (request) =>
    getArticle(request.context, request.params.slug),
  )

  app.get(
    '/api/admin/articles',
    { schema: { ...schema, querystring: pagingSchema.extend(articleStaffFilterSchema.shape) } },
    async (request, reply) =>
      sendPage(request, reply, await listArticlesForStaff(request.context, request.query, request.query)),
  )

  app.get('/api/admin/articles/words', { schema }, (request) => listArticleWords(request.context))

  recordRoutes(app, articleKind, { body: articleInputSchema, read: getArticleForStaff, bodyLimit: MAX_ARTICLE_BYTES })
}
