import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Sender } from '#common/sender.ts'
import { CONTENT_CHANGED } from '#db/context.server.ts'
import { type Listener, listen } from '#db/listen.server.ts'
import { SUBMISSIONS_PER_MINUTE } from '#platform/forms/submission-request.ts'
import type { PageCache } from './page-cache.ts'
import { canonicalTarget, isAhead, pageKey } from './page-key.ts'
import {
  bodyOf,
  chooseEncoding,
  entityTag,
  finishPage,
  forDevelopment,
  type RenderedPage,
  sealHeaders,
} from './rendered-page.ts'

/** All that a page may depend on. A page that is asked for has no room here for a person, so no kept page can hold anything of one. */
export interface PageRequest {
  request: Request
  locale: Locale
  currency: Currency
  /** Of a form that was sent without scripts, and of nothing else: its answer is never kept. */
  sender?: Sender | undefined
  /** A form that was sent without scripts is not taken for this reason: its page says so and gives back what was typed. */
  refusal?: AppError | undefined
  logError: (error: unknown) => void
}

export type RenderPage = (page: PageRequest) => Promise<Response>

interface Options {
  render: RenderPage
  cache: PageCache
  publicUrl: string
  isDevelopment: boolean
  /** The host of a map that is not our own. */
  mapOrigin?: string | undefined
}

/** Language and currency come from cookies and the browser: a shared cache must keep the copies apart. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie'
/** From one address: more new pages than any reader opens, fewer than a machine would need to tire us. */
const RENDERINGS_PER_MINUTE = 300
/**
 * Twice what a page of text could ever need, so that somebody who pasted a book is told at the field that it is too long,
 * with the book still there. The API takes less.
 */
const MAX_FORM_BYTES = 2 * 1024 * 1024
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'
/**
 * What a page fetches ahead at the pointer's hover is good for the press that follows, in that browser alone. Chromium holds
 * it so anyway; Firefox would ask a second time, and a press after a hover would be slower than one without.
 */
const AHEAD_CACHE_CONTROL = 'private, max-age=10'

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = entityTag(page, encoding)
  reply.code(page.status).headers(page.headers).header('vary', VARY)
  if (page.isKeepable) {
    reply.header('cache-control', isAhead(request.raw) ? AHEAD_CACHE_CONTROL : PAGE_CACHE_CONTROL).header('etag', etag)
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
  return (error: unknown) => request.log.error({ err: error }, 'page failed')
}

/** Where there is no page to answer with, whoever sent a form without scripts sees the bare answer: a sentence. */
function refuseInWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error.statusCode === 413 ? new AppError('payload_too_large', { cause: error }) : error
  if (!(refusal instanceof AppError)) return reply.send(error)
  const { message } = errorBody(refusal, request.locale)
  return reply.code(refusal.status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message)
}

/** Every address that is not the API's or a file's: rendered by React Router, kept whole. */
export const pages: FastifyPluginAsync<Options> = async (
  app,
  { render, cache, publicUrl, isDevelopment, mapOrigin },
) => {
  const finish = async (response: Response) => {
    const page = await finishPage(response, mapOrigin)
    return isDevelopment ? forDevelopment(page) : page
  }

  // Forms that work without JavaScript arrive here; React Router reads their bodies, Fastify only bounds them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // A kept page costs next to nothing; rendering one is work that nobody may order by the thousand.
  const countRendering = app.createRateLimit({
    ...app.perMinute(RENDERINGS_PER_MINUTE),
    allowList: () => false,
  })
  const requireRoomToRender = async (request: FastifyRequest) => {
    const limit = await countRendering(request)
    if (!limit.isAllowed && limit.isExceeded) throw new AppError('too_many_requests')
  }

  app.get('/*', { config: { isUncounted: true } }, async (request, reply) => {
    const { locale, currency } = request
    const target = canonicalTarget(request.url)
    const key = pageKey({ target, locale, currency })
    if (!cache.get(key)) await requireRoomToRender(request)
    const page = await cache.getOrRender(key, async () =>
      finish(
        await render({ request: new Request(publicUrl + target), locale, currency, logError: logErrorOf(request) }),
      ),
    )
    return sendPage(request, reply, page)
  })

  const countForm = app.createRateLimit({ ...app.perMinute(SUBMISSIONS_PER_MINUTE), allowList: () => false })
  const formRoute = { bodyLimit: MAX_FORM_BYTES, errorHandler: refuseInWords }
  app.post('/*', formRoute, async (request, reply) => {
    const { locale, currency } = request
    const limit = await countForm(request)
    const isTooMany = !limit.isAllowed && limit.isExceeded
    if (isTooMany) {
      // What was typed comes back with the answer; giving it back is a rendering like any other.
      reply.header('retry-after', limit.ttlInSeconds)
      await requireRoomToRender(request)
    }
    const refusal = isTooMany ? new AppError('too_many_requests') : undefined
    const headers = new Headers()
    for (const name of ['content-type', 'origin', 'host'] as const) {
      const value = request.headers[name]
      if (value) headers.set(name, value)
    }
    const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null
    const response = await render({
      // React Router compares this address with the Origin header once more, so it is the one the visitor used.
      request: new Request(`${request.protocol}://${request.host}${request.url}`, { method: 'POST', headers, body }),
      locale,
      currency,
      sender: request.sender,
      refusal,
      logError: logErrorOf(request),
    })
    const page = await finish(response)
    // A page without a form that could say it still says it by its status.
    return sendPage(request, reply, { ...page, status: refusal?.status ?? page.status, isKeepable: false })
  })
}

/** Hears of content changes made by any instance. */
export function listenForContentChanges(
  config: pg.ClientConfig,
  heard: {
    onChange: () => void
    /** While the connection was away changes could be missed. */
    onConnect: () => void
  },
): Listener {
  const { onChange, onConnect } = heard
  return listen(config, { channel: CONTENT_CHANGED, name: 'kais listener', onNotice: onChange, onConnect })
}
