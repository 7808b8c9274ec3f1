import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

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
