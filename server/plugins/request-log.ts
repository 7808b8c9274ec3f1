import plugin from 'fastify-plugin'

/** The path without its query: a search text or a form field is nobody's business but the visitor's. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** One line a request, when it is over. */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method, path: pathOf(url), status: statusCode, ms }, 'answered')
  })
})
