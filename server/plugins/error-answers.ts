import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { errorBody } from '#common/error-body.ts'
import { AppError, type ErrorCode, type Sentence } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { barePage } from './bare-page.ts'
import { createFailureLog, type TellFailure } from './failure-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by people: a refusal is a sentence on a page, not a body for programs. */
    isPage?: boolean
  }
  interface FastifyInstance {
    tellFailure: TellFailure
  }
}

/** What Fastify and its plugins refuse by themselves, in our words. */
const CODE_OF_FASTIFY_ERROR: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'image_too_large',
  FST_FILES_LIMIT: 'invalid_input',
  FST_PARTS_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'too_many_requests',
}

const CLOSED_PATH: Sentence = { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' }
const UNREADABLE: Sentence = {
  en: 'The request could not be read.',
  fr: 'La requête n’a pas pu être lue.',
}

/** The parser of multipart bodies gives its refusals neither code nor status. */
const BROKEN_MULTIPART = /Boundary not found|unexpected end of multipart data|needle cannot|Malformed part header/i

/** Zod measures what has a length even where it is no text; an object may be made so that any measuring throws. */
const UNMEASURABLE = 'Cannot convert object to primitive value'

/** Whoever hung up in the middle of their own body: nobody reads the answer, and it is no failure of ours. */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return (raw.destroyed || raw.socket?.destroyed) && !raw.complete
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_STATIC_FORBIDDEN_PATH')
    return new AppError('forbidden', { cause: error, sentence: CLOSED_PATH })
  const status = error.statusCode ?? 500
  const code = CODE_OF_FASTIFY_ERROR[error.code] ?? CODE_OF_STATUS[status]
  if (code) return new AppError(code, { cause: error })
  if (error.code === 'FST_ERR_VALIDATION' && error.message === UNMEASURABLE)
    return new AppError('invalid_input', { cause: error })
  if (BROKEN_MULTIPART.test(error.message) || (status >= 400 && status < 500))
    return new AppError('invalid_input', { cause: error, sentence: UNREADABLE })
  return new AppError(codeOfUnknownError(error), { cause: error })
}

/** How long to wait before it is worth another try, in seconds, by status. */
const RETRY_AFTER: Partial<Record<number, number>> = { 503: 5, 507: 60 }

interface Refusal {
  error: AppError
  /** Where it says more than the code does. */
  status?: number | undefined
  locale: Locale
  isPage: boolean
}

function refuse(reply: FastifyReply, { error, status = error.status, locale, isPage }: Refusal) {
  const body = errorBody(error, locale)
  reply.code(status)
  if (!isPage) return reply.send(body)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(barePage(body.message, locale))
}

/** An address that cannot even be read never reaches a route. */
export function refuseUnreadable(reply: FastifyReply, { url, locale }: { url: string; locale: Locale }) {
  const error = new AppError('invalid_input', { sentence: UNREADABLE })
  return refuse(reply, { error, locale, isPage: !url.startsWith('/api/') })
}

/** One place turns every failure into `{ code, message, fields? }` in the caller's language; a 5xx never shows its insides. */
export const errorAnswers = plugin(async (app) => {
  // Pages and machines alike: what is away now is mostly back within seconds.
  app.addHook('onSend', async (_request, reply) => {
    const wait = RETRY_AFTER[reply.statusCode]
    if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  })
  const notFound = new AppError('not_found')
  const tellFailure = createFailureLog()
  app.decorate('tellFailure', tellFailure)
  app.setNotFoundHandler((request, reply) => reply.code(notFound.status).send(errorBody(notFound, request.locale)))
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const isGone = hasHungUp(request)
    const appError = isGone ? new AppError('invalid_input', { cause: error }) : toAppError(error)
    if (appError.status >= 500) tellFailure(request.log, error, 'request failed')
    // What was to be sent may be kept for a year; that it could not be, not for a moment.
    if (appError.status >= 500) reply.header('cache-control', 'no-store')
    if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter)
    // What a refusal of a file says about the file: how long it is.
    if ('headers' in error && typeof error.headers === 'object') reply.headers({ ...error.headers })
    return refuse(reply, {
      error: appError,
      status: appError.sentence === UNREADABLE && 'statusCode' in error ? error.statusCode : undefined,
      locale: request.locale,
      isPage: request.routeOptions.config.isPage === true,
    })
  })
})
