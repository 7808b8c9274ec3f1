import type { FastifyBaseLogger } from 'fastify'
import plugin from 'fastify-plugin'

interface Answer {
  method: string
  url: string
  status: number
  ms: number
}

/** The path without its query: a search text or a form field is nobody's business but the visitor's. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** One line a request, when it is over. */
export function logAnswer(log: FastifyBaseLogger, { method, url, status, ms }: Answer): void {
  log.info({ method, path: pathOf(url), status, ms: Math.round(ms * 10) / 10 }, 'answered')
}

export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    logAnswer(log, { method, url, status: statusCode, ms: elapsedTime })
  })
})
