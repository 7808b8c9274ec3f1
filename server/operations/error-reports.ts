import { hostname } from 'node:os'
import { describeError } from '../logger.ts'

/** One kind of error is told once in this time, and all kinds together so often an hour. */
const QUIET_MS = 10 * 60_000
const PER_HOUR = 20
const HOUR_MS = 3_600_000
const PATIENCE_MS = 5_000
/** Kinds that are remembered; more than these at once are one trouble. */
const MOST_KINDS = 200
const LONGEST_MESSAGE = 300

export interface ErrorHappened {
  error: unknown
  /** The log line's own words: 'request failed'. */
  during: string
  requestId: string | undefined
  /** Method and pattern of the address. */
  route: string | undefined
}

/** What somebody wrote may stand in quotes in an error's message, and the message leaves the house. */
function withoutValues(message: string): string {
  return message
    .replace(/"[^"]*"|'(?![\w.$-]{1,40}')[^']*'|`[^`]*`|\S+@\S+|\+?\d[\d ]{5,}/g, '…')
    .slice(0, LONGEST_MESSAGE)
}

function describe(error: unknown) {
  const known = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'unknown')
  const { type, message, code, table, stack } = describeError(known)
  const lines = stack.split('\n').map((line) => line.trim().replace(/^at /, ''))
  // Of a library's error, where we called it.
  const at = lines.find((line) => !/node_modules|node:/.test(line)) ?? lines[0] ?? ''
  return { type, message: withoutValues(message), code: code === undefined ? undefined : String(code), table, at }
}

interface Options {
  url: string
  version: string
  log: { warn(line: object, words: string): void }
  now?: () => number
  patienceMs?: number
}

export interface ErrorReports {
  /** Returns at once; a kind that was just told is only counted. */
  report(happened: ErrorHappened): void
  /** Any other news: resolves when the other side has taken it. */
  post(news: { text: string; [field: string]: unknown }): Promise<void>
  stop(): void
}

/** Tells another service of errors as they happen, in a form that chats (Slack, Mattermost) show as it is. */
export function createErrorReports({
  url,
  version,
  log,
  now = Date.now,
  patienceMs = PATIENCE_MS,
}: Options): ErrorReports {
  const stopping = new AbortController()
  const kinds = new Map<string, { toldAt: number; untold: number }>()
  let told: number[] = []
  let untoldOfAll = 0
  let hasFailed = false
  const house = { host: hostname(), version }

  async function post(news: { text: string }): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...news, ...house, time: new Date(now()).toISOString() }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), stopping.signal]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  }

  /** Never by its address, which is a secret; as a warning, which is not reported in turn. */
  function noteFailure(error: unknown): void {
    if (!hasFailed)
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'an error could not be reported')
    hasFailed = true
  }

  return {
    post,
    report({ error, during, requestId, route }) {
      const what = describe(error)
      const fingerprint = [what.type, what.code, what.table, what.at || what.message].join('\n')
      const at = now()
      const known = kinds.get(fingerprint)
      if (known && at - known.toldAt < QUIET_MS) {
        known.untold += 1
        return
      }
      told = told.filter((moment) => at - moment < HOUR_MS)
      if (told.length >= PER_HOUR) {
        untoldOfAll += 1
        return
      }
      told.push(at)
      if (kinds.size >= MOST_KINDS) kinds.clear()
      kinds.set(fingerprint, { toldAt: at, untold: 0 })
      const count = 1 + (known?.untold ?? 0)
      const suppressed = untoldOfAll
      untoldOfAll = 0
      const text = [
        `Kais (${house.host}): ${what.type}: ${what.message}`,
        route && `in ${route}`,
        count > 1 && `${count} times`,
        suppressed > 0 && `and ${suppressed} other errors untold`,
        requestId && `reference ${requestId}`,
      ]
      post({
        text: text.filter(Boolean).join(', '),
        ...{ kind: 'error', during, requestId, route, ...what, count, suppressed },
      }).then(() => {
        hasFailed = false
      }, noteFailure)
    },
    stop: () => stopping.abort(),
  }
}
