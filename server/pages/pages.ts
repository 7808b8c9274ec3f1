import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { VARIANT } from '#app/offline/kept-page.ts'
import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Sender } from '#common/sender.ts'
import type { Room } from '#db/context.server.ts'
import type { PaymentDesk } from '#features/enquiries/payments/payment-desk.ts'
import { SUBMISSIONS_PER_MINUTE } from '#platform/forms/submission-request.ts'
import { withReference } from '../operations/error-reference.ts'
import type { PageCache } from './page-cache.ts'
import { canonicalTarget, isAhead, pageKey } from './page-key.ts'
import { isStaffArea } from './public-routes.ts'
import {
  bodyOf,
  chooseEncoding,
  entityTag,
  finishPage,
  forDevelopment,
  type RenderedPage,
  sealHeaders,
} from './rendered-page.ts'
import { sharedCacheHeaders } from './shared-cache.ts'

/** All that a page may depend on. A page that is asked for has no room here for a person, so no kept page can hold anything of one. */
export interface PageRequest {
  request: Request
  locale: Locale
  currency: Currency
  savesData: boolean
  /** Of a form that was sent without scripts, and of nothing else: its answer is never kept. */
  sender?: Sender | undefined
  /** A form that was sent without scripts is not taken for this reason: its page says so and gives back what was typed. */
  refusal?: AppError | undefined
  /** What the disk still takes of what a form without scripts sends. */
  room?: Room | undefined
  /** Who makes links to pay at, for a guest who presses on their page. */
  payments?: PaymentDesk | undefined
  logError: (error: unknown) => void
}

export interface RenderPage {
  (page: PageRequest): Promise<Response>
  /** The pattern of the page at an address, for whoever counts pages: '/property/:id'. */
  patternOf?: (pathname: string) => string
}

interface Options {
  render: RenderPage
  cache: PageCache
  room?: Room | undefined
  payments?: PaymentDesk | undefined
  publicUrl: string
  isDevelopment: boolean
  /** The host of a map that is not our own. */
  mapOrigin?: string | undefined
  /** For how long caches before us may keep what we keep (SHARED_CACHE). */
  sharedSeconds: number
}

/** Language, currency and how much to send come from cookies and the browser: a shared cache must keep the copies apart. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data'
/** From one address: more new pages than any reader opens, fewer than a machine would need to tire us. */
const RENDERINGS_PER_MINUTE = 300
/** As much as the API takes. More is refused before it is read, and nothing of it is drawn. */
const MAX_FORM_BYTES = 256 * 1024
/** More than any form of ours asks for, few enough that reading them is no work. */
const MAX_FORM_FIELDS = 300
/** Of an address; a search of ours has thirty. */
const MAX_PARAMETERS = 200
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'
/**
 * What a page fetches ahead at the pointer's hover is good for the press that follows, in that browser alone. Chromium holds
 * it so anyway; Firefox would ask a second time, and a press after a hover would be slower than one without.
 */
const AHEAD_CACHE_CONTROL = 'private, max-age=10'

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  shared: Record<string, string> = {},
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = entityTag(page, encoding)
  reply.code(page.status).headers(page.headers).header('vary', VARY)
  if (page.isKeepable) {
    if (isAhead(request.raw)) reply.header('cache-control', AHEAD_CACHE_CONTROL)
    else reply.headers(shared).header('cache-control', PAGE_CACHE_CONTROL)
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  } else {
    reply.header('cache-control', 'no-store')
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await bodyOf(page, encoding)
  if (page.isKeepable && request.method === 'GET' && !isAhead(request.raw))
    sealHeaders(page, encoding, reply.getHeaders())
  return reply.send(body)
}

function logErrorOf(request: FastifyRequest) {
  return (error: unknown) => request.server.tellFailure(request.log, error, 'page failed')
}

function hasMoreThan(most: number, body: Buffer | string, mark: string): boolean {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1)) if (++count > most) return true
  return false
}

const pathOf = (url: string) => canonicalTarget(url).split('?', 1)[0] ?? ''

/** Path and query, however the request names them. */
function targetOf(url: string): string {
  const { pathname, search } = new URL(url.replace(/^[/\\]+/, '/'), 'http://kais')
  return pathname + search
}

function refuseMethod(reply: FastifyReply, allowed: string): never {
  reply.header('allow', allowed)
  throw new AppError('method_not_allowed')
}

/** Every address that is not the API's or a file's: rendered by React Router, kept whole. */
export const pages: FastifyPluginAsync<Options> = async (
  app,
  { render, cache, room, payments, publicUrl, isDevelopment, mapOrigin, sharedSeconds },
) => {
  const shared = sharedCacheHeaders(sharedSeconds)
  const finish = async (response: Response, { id, locale, currency, url }: FastifyRequest) => {
    const page = await finishPage(await withReference(response, id, locale), mapOrigin)
    if (!isStaffArea(pathOf(url))) page.headers[VARIANT] = `${locale} ${currency}`
    return isDevelopment ? forDevelopment(page) : page
  }

  // Forms that work without JavaScript arrive here; React Router reads their bodies, Fastify only bounds them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    const isTooMany = hasMoreThan(MAX_FORM_FIELDS, body, '&') || hasMoreThan(MAX_FORM_FIELDS, body, '\n--')
    done(isTooMany ? new AppError('payload_too_large') : null, body)
  })

  // A kept page costs next to nothing; rendering one is work that nobody may order by the thousand.
  const countRendering = app.createRateLimit({
    ...app.perMinute(RENDERINGS_PER_MINUTE),
    allowList: () => false,
  })
  const requireRoomToRender = async (request: FastifyRequest) => {
    const limit = await countRendering(request)
    if (!limit.isAllowed && limit.isExceeded) throw new AppError('too_many_requests')
  }

  app.get('/*', { config: { isUncounted: true, isPage: true } }, async (request, reply) => {
    const { locale, currency, savesData } = request
    if (hasMoreThan(MAX_PARAMETERS, request.url, '&')) throw new AppError('payload_too_large')
    const target = canonicalTarget(request.url)
    const key = pageKey({ target, locale, currency, savesData })
    if (!cache.get(key)) await requireRoomToRender(request)
    const page = await cache.getOrRender(key, async () =>
      finish(
        await render({
          request: new Request(publicUrl + target),
          locale,
          currency,
          savesData,
          logError: logErrorOf(request),
        }),
        request,
      ),
    )
    return sendPage(request, reply, page, shared)
  })

  const countForm = app.createRateLimit({
    ...app.sharedPerMinute('plain posts', SUBMISSIONS_PER_MINUTE),
    allowList: () => false,
  })
  const formRoute = { bodyLimit: MAX_FORM_BYTES, config: { isPage: true } }
  app.post('/*', formRoute, async (request, reply) => {
    const { locale, currency, savesData } = request
    const limit = await countForm(request)
    const isTooMany = !limit.isAllowed && limit.isExceeded
    if (isTooMany) {
      // What was typed comes back with the answer; giving it back is a rendering like any other.
      reply.header('retry-after', limit.ttlInSeconds)
      await requireRoomToRender(request)
    }
    const refusal = isTooMany ? new AppError('too_many_requests') : undefined
    const headers = new Headers()
    const type = request.headers['content-type']
    if (type) headers.set('content-type', type)
    const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null
    const response = await render({
      // Where it comes from was looked at (staff-only.ts); the name it was sent to is the caller's own word.
      request: new Request(publicUrl + targetOf(request.url), { method: 'POST', headers, body }),
      locale,
      currency,
      savesData,
      sender: request.sender,
      refusal,
      room,
      payments,
      logError: logErrorOf(request),
    })
    // This page has no form: there is nothing to send it.
    if (response.status === 405) refuseMethod(reply, 'GET, HEAD')
    const page = await finish(response, request)
    // A page without a form that could say it still says it by its status.
    return sendPage(request, reply, { ...page, status: refusal?.status ?? page.status, isKeepable: false })
  })

  const others = app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method))
  const refuseOthers = async (_request: FastifyRequest, reply: FastifyReply) => refuseMethod(reply, 'GET, HEAD, POST')
  app.route({ method: others, url: '/*', config: { isPage: true }, onRequest: refuseOthers, handler: refuseOthers })
}
