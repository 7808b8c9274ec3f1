import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { guardAddress, type Resolve } from '../foreign-fetch/address-guard.server.ts'
import { ForeignTrouble } from '../foreign-fetch/fetch-problems.ts'
import type { PushMessage } from './push-message.ts'
import type { VapidKeys } from './vapid-keys.server.ts'

export interface Recipient {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushPost {
  keys: VapidKeys
  /** Whom a push service writes to when something is wrong with our notices: 'mailto:…'. */
  subject: string
  /** 'host:port' pairs that may be asked without https and wherever they lie. */
  privateHosts: readonly string[]
  resolve: Resolve
}

/**
 * Sent: the push service has it. Gone: this browser listens no longer. Refused: it will never be taken. Later: neither we
 * nor they can say yet.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; waitMs?: number }

const PATIENCE_MS = 10_000
/** What it tells of is old news after that. */
const KEPT_SECONDS = 12 * 3_600

/** Over https, to a place in the open internet: whatever a browser claims, our own network is not asked. */
export function requirePushAddress(endpoint: string, guard: Pick<PushPost, 'privateHosts' | 'resolve'>) {
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' && !guard.privateHosts.includes(url.host)) throw new ForeignTrouble('not-web')
  return { url, lookup: guardAddress(url, guard) }
}

interface Answer {
  status: number
  retryAfter: string | undefined
}

function post(
  { url, lookup }: ReturnType<typeof requirePushAddress>,
  { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer | null },
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    // A connection of its own: one that is kept open would be used without a look at where it leads.
    const asked = request(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      // What it says besides is nothing to us, however much it is.
      response.destroy()
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** RFC 8030 and what push services say besides. */
function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  if (status !== 429 && status < 500) return { kind: 'refused', reason }
  const seconds = Number(retryAfter)
  return { kind: 'later', reason, ...(seconds > 0 && { waitMs: Math.min(seconds, 3_600) * 1_000 }) }
}

/** Seals a message for one browser (RFC 8291), signs it (RFC 8292) and hands it to the push service that browser named. */
export async function sendPush(
  { endpoint, p256dh, auth }: Recipient,
  message: PushMessage,
  { keys, subject, ...guard }: PushPost,
  stopping?: AbortSignal,
): Promise<PushOutcome> {
  let sealed: ReturnType<typeof webPush.generateRequestDetails>
  let place: ReturnType<typeof requirePushAddress>
  try {
    place = requirePushAddress(endpoint, guard)
    sealed = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      urgency: 'high',
    })
  } catch {
    // The address or the keys are none: nothing that is sent there will ever be read. The reason would quote them.
    return { kind: 'gone' }
  }
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(stopping ? [stopping] : [])])
  try {
    const { headers, body } = sealed
    return outcomeOf(await post(place, { headers: headers as http.OutgoingHttpHeaders, body }, signal))
  } catch (error) {
    if (error instanceof ForeignTrouble && error.problem === 'private-address') return { kind: 'gone' }
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name
    return { kind: 'later', reason: `the push service cannot be reached (${code})` }
  }
}
