import type { FastifyError } from 'fastify'
import plugin from 'fastify-plugin'
import { errorBody } from '#common/error-body.ts'
import { AppError, type ErrorCode } from '#common/errors.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'

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
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

const RETRY_AFTER_SECONDS = 5

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const code = CODE_OF_FASTIFY_ERROR[error.code] ?? CODE_OF_STATUS[error.statusCode ?? 500]
  if (code) return new AppError(code, { cause: error })
  return new AppError(codeOfUnknownError(error), { cause: error })
}

/** One place turns every failure into `{ code, message, fields? }` in the caller's language; a 5xx never shows its insides. */
export const errorAnswers = plugin(async (app) => {
  // Pages and machines alike: what is away now is mostly back within seconds.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  })
  const notFound = new AppError('not_found')
  app.setNotFoundHandler((request, reply) => reply.code(notFound.status).send(errorBody(notFound, request.locale)))
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const appError = toAppError(error)
    if (appError.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(appError.status).send(errorBody(appError, request.locale))
  })
})
