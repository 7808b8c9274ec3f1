import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { DATA_COOKIE, wantsLessData } from '#common/data-saving.ts'
import { LOCALE_COOKIE, LOCALES, type Locale, resolveLocale } from '#common/locale.ts'
import { CURRENCY_COOKIE, type Currency, DEFAULT_CURRENCY, isCurrency } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { Context, Room } from '#db/context.server.ts'
import type { Databases, Work } from '#db/work.server.ts'
import { readSession, SESSION_COOKIE } from '#platform/accounts/sessions.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose connections a route takes, where its method and address do not tell. */
    work?: Work | 'fresh'
  }
  interface FastifyRequest {
    locale: Locale
    currency: Currency
    savesData: boolean
    context: Context
  }
}

interface Options {
  databases: Databases
  room?: Room
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function workOf({ method, url, routeOptions }: FastifyRequest, isStaff: boolean): Work | 'fresh' {
  const { work } = routeOptions.config
  if (work) return work
  if (!SAFE_METHODS.has(method)) return 'form'
  if (isStaff || url.startsWith('/api/admin/')) return 'staff'
  return isPersonal(url) ? 'fresh' : 'page'
}

/** Who asks, and in which language. The session is only looked up for the API: pages are the same for everybody. */
export const requestContext = plugin<Options>(async (app, { databases, room }) => {
  app.decorateRequest('locale', 'en')
  app.decorateRequest('currency', DEFAULT_CURRENCY)
  app.decorateRequest('savesData', false)
  app.decorateRequest('context')

  app.addHook('onRequest', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/'
    const currency = request.cookies[CURRENCY_COOKIE]
    const isApi = (request.routeOptions.url ?? pathname).startsWith('/api/')
    // Somebody who was sent a link to /fr reads French there, whatever their cookie says: a form names its page's language.
    const writtenIn = isApi && LOCALES.find((locale) => locale === request.headers['content-language'])
    request.locale =
      writtenIn ||
      resolveLocale({
        pathname,
        cookie: request.cookies[LOCALE_COOKIE],
        acceptLanguage: request.headers['accept-language'],
      })
    request.currency = isCurrency(currency) ? currency : DEFAULT_CURRENCY
    request.savesData = wantsLessData({ cookie: request.cookies[DATA_COOKIE], saveData: request.headers['save-data'] })

    const token = request.cookies[SESSION_COOKIE]
    const actor = token && isApi ? await readSession(databases.staff, token) : null
    request.context = { db: databases[workOf(request, Boolean(actor))], actor: actor ?? VISITOR, room }
    // Answers of the API are about somebody, or show staff more than visitors: nothing between may keep one, refusals included.
    if (isApi) reply.header('cache-control', 'no-store')
  })
})

/** What opens what somebody sent (enquiries/confirmation), a guest's or a visitor's own page, and the calendar of a home or of one of us. */
const KEY =
  /(\/sent\/|\/api\/confirmations\/|\/stay\/|\/api\/stays\/|\/viewing\/|\/api\/viewings\/(?!slots)|\/calendars\/|\/calendar\/staff\/)[^/.]+/

/** Somebody's own: read as of now, whatever a replica knows. */
export const isPersonal = (address: string) => KEY.test(address.split('?', 1)[0] ?? '')

/** Longer than any address of ours; whoever invents longer ones does not fill the log with them. */
const LONGEST_PATH = 512

/** The path without its query: a search text or a form field is nobody's business but the visitor's. */
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? url).slice(0, LONGEST_PATH).replace(KEY, '$1:key')
}

/** One line a request, when it is over. */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method, path: pathOf(url), status: statusCode, ms }, 'answered')
  })
})
