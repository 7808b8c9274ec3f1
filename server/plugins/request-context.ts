import plugin from 'fastify-plugin'
import { LOCALE_COOKIE, type Locale, resolveLocale } from '#common/locale.ts'
import { CURRENCY_COOKIE, type Currency, DEFAULT_CURRENCY, isCurrency } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { readSession } from '#features/staff/read-session.server.ts'
import { SESSION_COOKIE } from '#features/staff/session-cookie.server.ts'

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    currency: Currency
    context: Context
  }
}

interface Options {
  db: Database
}

/** Who asks, and in which language. The session is only looked up for the API: pages are the same for everybody. */
export const requestContext = plugin<Options>(async (app, { db }) => {
  app.decorateRequest('locale', 'en')
  app.decorateRequest('currency', DEFAULT_CURRENCY)
  app.decorateRequest('context')

  app.addHook('onRequest', async (request) => {
    const pathname = request.url.split('?', 1)[0] ?? '/'
    const currency = request.cookies[CURRENCY_COOKIE]
    request.locale = resolveLocale({
      pathname,
      cookie: request.cookies[LOCALE_COOKIE],
      acceptLanguage: request.headers['accept-language'],
    })
    request.currency = isCurrency(currency) ? currency : DEFAULT_CURRENCY

    const token = request.cookies[SESSION_COOKIE]
    const actor = token && pathname.startsWith('/api/') ? await readSession(db, token) : null
    request.context = { db, actor: actor ?? VISITOR }
  })
})
