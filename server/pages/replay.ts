import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_COOKIE, wantsLessData } from '#common/data-saving.ts'
import { LOCALE_COOKIE, resolveLocale } from '#common/locale.ts'
import { CURRENCY_COOKIE, DEFAULT_CURRENCY, isCurrency } from '#common/money.ts'
import type { RequestIdOf } from '../operations/request-id.ts'
import type { PageCache } from './page-cache.ts'
import { isAhead, pageKey } from './page-key.ts'
import { chooseEncoding, entityTag } from './rendered-page.ts'

/** Letters that the canonical address would change; such a request takes the long way. */
const NOT_CANONICAL = /[A-Z?%]/

function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined
  return header
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

export interface ReplayedAnswer {
  path: string
  status: number
}

const answers = new Map<string, ReplayedAnswer>()
/** More than there are pages worth counting; a stranger's inventions are not kept, so they never come here. */
const MOST_ANSWERS = 10_000

/** One object for each page and status, so that they can be counted without writing a text for each request. */
function answerOf(path: string, status: number): ReplayedAnswer {
  const key = status === 304 ? `304 ${path}` : path
  const known = answers.get(key)
  if (known) return known
  if (answers.size >= MOST_ANSWERS) answers.clear()
  const answer = { path, status }
  answers.set(key, answer)
  return answer
}

/** In its place, without a copy: the headers become text before anybody else sees them. */
function signed(headers: string[], id: string): string[] {
  headers[headers.length - 1] = id
  return headers
}

/**
 * Sends a kept page again without walking the framework: the same status, headers and bytes that Fastify sent the first
 * time but for the request's id, which is all a kept page may ever say. Answers null when it cannot, and then Fastify does.
 */
export function replay(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  requestIdOf: RequestIdOf,
): ReplayedAnswer | null {
  const { method, url: path = '', headers } = request
  if (method !== 'GET' || NOT_CANONICAL.test(path) || isAhead(request)) return null
  const chosen = cookieValue(headers.cookie, CURRENCY_COOKIE)
  const locale = resolveLocale({
    pathname: path,
    cookie: cookieValue(headers.cookie, LOCALE_COOKIE),
    acceptLanguage: headers['accept-language'],
  })
  const currency = isCurrency(chosen) ? chosen : DEFAULT_CURRENCY
  const savesData = wantsLessData({ cookie: cookieValue(headers.cookie, DATA_COOKIE), saveData: headers['save-data'] })
  const page = cache.glance(pageKey({ target: path, locale, currency, savesData }))
  const encoding = chooseEncoding(headers['accept-encoding'])
  const sealed = page?.sealedHeaders[encoding]
  const body = encoding === 'identity' ? undefined : page?.bodies[encoding]
  if (!page || !sealed || !body) return null

  if (headers['if-none-match']?.includes(entityTag(page, encoding))) {
    response.writeHead(304, signed(sealed.withoutBody, requestIdOf(request))).end()
    return answerOf(path, 304)
  }
  response.writeHead(page.status, signed(sealed.withBody, requestIdOf(request))).end(body)
  return answerOf(path, page.status)
}
