import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifySchemaCompiler } from 'fastify'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { fieldProblems } from '#common/validation.ts'
import type { Database } from '#db/client.server.ts'

/** The browser of the interface sets styles on its own elements; scripts stay its own files. */
function allowInlineStyles(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
}

/** Our schemas, readable by others: /api/openapi.json, browsable at /api/docs. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kais',
        description: 'The interface behind the website and the staff area of Kais.',
        version: '1',
      },
    },
    transform: (route) =>
      jsonSchemaTransform(
        route.url.startsWith('/api/') ? route : { ...route, schema: { ...route.schema, hide: true } },
      ),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: allowInlineStyles })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
})

/** Every schema's refusal becomes one error with a sentence per field. */
export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    if (result.success) return { value: result.data }
    return { error: new AppError('invalid_input', { fields: fieldProblems(result.error) }) }
  }

/** One thing that must be well so that we can serve. */
export type HealthCheck = () => {
  name: string
  /** What is said of it, where there is something to say. */
  state?: string | undefined
  isReady: boolean
}

interface HealthOptions {
  db: Database
  checks?: readonly HealthCheck[]
}

/** /healthz: this process is alive. /readyz: it can also reach its database, and take what people send. */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { db, checks = [] }) => {
  const config = { isUncounted: true }
  app.get('/healthz', { config }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    const results = checks.map((check) => check())
    const states = Object.fromEntries(results.flatMap(({ name, state }) => (state ? [[name, state]] : [])))
    if (results.every(({ isReady }) => isReady)) return { status: 'ready', ...states }
    return reply.code(503).send({ ...errorBody(new AppError('unavailable'), request.locale), ...states })
  })
}
