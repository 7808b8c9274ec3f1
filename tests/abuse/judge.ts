import { errorMessages } from '#common/errors-messages.ts'
import type { Answer } from './ask.ts'
import type { AbuseRequest } from './make-request.ts'

/** What an answer may never be, whatever was asked. Null when there is nothing to say against it. */

/** Insides: a stack, a statement, a place on our disk. None of it stands in what the fuzz sends. */
const INSIDES =
  /\n {4}at \S|node_modules|\bselect "|\binsert into "|\bupdate "|DrizzleQuery|PostgresError|\/tmp\/|\/dev\/shm|ECONNREFUSED|syntax error at or near|FST_ERR|build\/server/

function judgeErrorBody({ body, headers }: Answer, { language, headers: sent = {} }: AbuseRequest): string | null {
  if (!headers['content-type']?.includes('json'))
    return `an error of the interface is ${headers['content-type'] ?? 'of no type'}`
  const { code, message } = JSON.parse(body) as { code?: keyof typeof errorMessages.en; message?: string }
  // What is no HTTP is refused by the parser, before there is a language.
  if (message === 'Client Error') return null
  if (!code || !message) return 'an error has no code or no message'
  // Where the request itself names several languages there is no telling which one was meant.
  const isAmbiguous =
    sent['content-language'] !== undefined || sent.cookie !== undefined || sent['accept-language'] !== language
  const other = language === 'en' ? 'fr' : 'en'
  const isForeign = message === errorMessages[other][code] && message !== errorMessages[language][code]
  return isForeign && !isAmbiguous ? `an error is in the other language: ${message}` : null
}

export function judge(answer: Answer, asked: AbuseRequest): string | null {
  const { status, headers, body, failure } = answer
  // What is no HTTP is refused by the parser, with a body, before it is known that only a head was asked for.
  const isUnreadable = asked.method === 'HEAD' && /[^\x20-\x7e]/.test(asked.path)
  if (status === 0 && isUnreadable) return null
  if (status === 0) return `no answer: ${failure}`
  if (status === 503) {
    if (!headers['retry-after']) return '503 without Retry-After'
    return body.startsWith('{') && !body.includes('"unavailable"') ? '503 with another code' : null
  }
  if (status >= 500) return `${status}`
  const insides = status >= 400 ? INSIDES.exec(body) : null
  if (insides) return `an answer shows insides: ${JSON.stringify(insides[0])}`
  const hasBody = asked.method !== 'HEAD' && body !== ''
  if (status >= 400 && asked.path.startsWith('/api/') && hasBody) return judgeErrorBody(answer, asked)
  return null
}
