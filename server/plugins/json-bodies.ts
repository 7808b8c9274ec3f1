import plugin from 'fastify-plugin'
import { AppError } from '#common/errors.ts'

/** Ten times what the largest record of ours has. Few enough that nothing made of them is work. */
const MOST_VALUES = 2_000
const DEEPEST = 32

const QUOTE = 34
const COMMA = 44
const OPENS = new Set([91, 123])
const CLOSES = new Set([93, 125])
const BACKSLASH = 92

/** Where the string ends that begins before `at`. */
function endOfString(text: string, at: number): number {
  let end = at
  while (end < text.length && text.charCodeAt(end) !== QUOTE) end += text.charCodeAt(end) === BACKSLASH ? 2 : 1
  return end
}

/** Counted by its commas and brackets, in one walk and before anything is made of it; the commas of a text do not count. */
export function isTooIntricate(json: string): boolean {
  let values = 0
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at + 1)
    else if (CLOSES.has(code)) depth -= 1
    else if (code === COMMA || OPENS.has(code)) {
      values += 1
      if (code !== COMMA) depth += 1
      if (values > MOST_VALUES || depth > DEEPEST) return true
    }
  }
  return false
}

/** As Fastify reads JSON, names that would reach into our objects refused, once it is known to be little. */
export const jsonBodies = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooIntricate(String(body))) return done(new AppError('payload_too_large'))
    return parse(request, String(body), done)
  })
})
