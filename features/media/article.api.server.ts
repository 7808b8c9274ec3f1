import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagingSchema } from '#common/pagination.ts'
import { idParam } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { articleFilterSchema, articleInputSchema, articleStaffFilterSchema } from './article.schema.ts'
import {
  getArticle,
  getArticleForStaff,
  listArticles,
  listArticlesForStaff,
  listArticleWords,
} from './read-articles.server.ts'
import { createArticle, updateArticle } from './write-article.server.ts'

const slugParam = articleInputSchema.pick({ slug: true })

/** Two texts of the greatest length that the schema takes, in letters of four bytes. */
const MAX_ARTICLE_BYTES = 1024 * 1024

export const articleApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Media'] }
  const config = { changesContent: true }

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

  app.get('/api/admin/articles/:id', { schema: { ...schema, params: idParam } }, (request) =>
    getArticleForStaff(request.context, request.params.id),
  )

  app.post(
    '/api/admin/articles',
    { schema: { ...schema, body: articleInputSchema }, config, bodyLimit: MAX_ARTICLE_BYTES },
    async (request, reply) => {
      const id = await createArticle(request.context, request.body)
      return reply.code(201).send(await getArticleForStaff(request.context, id))
    },
  )

  app.put(
    '/api/admin/articles/:id',
    { schema: { ...schema, params: idParam, body: articleInputSchema }, config, bodyLimit: MAX_ARTICLE_BYTES },
    async (request) => {
      await updateArticle(request.context, request.params.id, request.body, ifMatch(request))
      return getArticleForStaff(request.context, request.params.id)
    },
  )
}
