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

/** Whether one thing that we need to serve is there; `state` says how it is where that is worth a word. */
type Readiness = boolean | { isReady: boolean; state: string | undefined }
export type ReadyCheck = () => Readiness | Promise<Readiness>

/** Whoever watches does not wait longer. */
const CHECK_MS = 2_000

/** PostgreSQL answers. However often we are asked meanwhile, and however long it takes: one question at a time. */
export function answersOf(db: Database): ReadyCheck {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
}

/** /healthz: this process is alive. /readyz: all that it needs is there too; what is not is named. */
export const health: FastifyPluginAsync<{ checks: Record<string, ReadyCheck>; checkMs?: number }> = async (
  app,
  { checks, checkMs = CHECK_MS },
) => {
  const config = { isUncounted: true }
  // An answer that somebody kept would be about a moment that is gone.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/healthz', { config }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config }, async (request, reply) => {
    const tooLate = new Promise<false>((resolve) => setTimeout(resolve, checkMs, false).unref())
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const found = await Promise.race([check(), tooLate])
        return { name, ...(typeof found === 'boolean' ? { isReady: found, state: undefined } : found) }
      }),
    )
    const states = Object.fromEntries(results.flatMap(({ name, state }) => (state ? [[name, state]] : [])))
    const missing = results.filter(({ isReady }) => !isReady).map(({ name }) => name)
    if (missing.length === 0) return { status: 'ready', ...states }
    return reply.code(503).send({ ...errorBody(new AppError('unavailable'), request.locale), missing, ...states })
  })
}
