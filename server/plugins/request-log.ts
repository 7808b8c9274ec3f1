import plugin from 'fastify-plugin'

/** The path without its query: a search text or a form field is nobody's business but the visitor's. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** One line a request, when it is over. */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, log } = request
    log.info(
      { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
  })
})
