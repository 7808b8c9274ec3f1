import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { LinkState, WebhookReading } from '../provider.ts'
import { readSession, sessionSchema } from './stripe-session.ts'

/** As Stripe advises: what was signed longer ago may have been listened to and sent again. */
const TOLERANCE_SECONDS = 300

/** What we follow, and what it makes of the session where the session alone does not say. */
const FOLLOWED: Record<string, LinkState | null> = {
  'checkout.session.completed': null,
  'checkout.session.async_payment_succeeded': null,
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(4_000_000_000),
  data: z.object({ object: z.unknown() }),
})

/** 't=1700000000,v1=5257…,v1=…': one signature for each secret that is valid while one takes another's place. */
function readHeader(header: string | string[] | undefined): { time: string; signatures: Buffer[] } | null {
  if (typeof header !== 'string') return null
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const time = parts.find(([name]) => name === 't')?.[1]
  const signatures = parts.flatMap(([name, value]) =>
    name === 'v1' && value && /^[\da-f]{64}$/i.test(value) ? [Buffer.from(value, 'hex')] : [],
  )
  return time && /^\d{1,12}$/.test(time) ? { time, signatures } : null
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Believes nothing that was not signed with the secret we share with Stripe, in these bytes and within these minutes. */
export function readStripeWebhook(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { secret, now }: { secret: string; now: () => number },
): WebhookReading {
  const header = readHeader(headers['stripe-signature'])
  if (!header) return { refused: 'signature' }
  const expected = createHmac('sha256', secret).update(`${header.time}.`).update(body).digest()
  if (!header.signatures.some((signature) => timingSafeEqual(signature, expected))) return { refused: 'signature' }
  if (Math.abs(now() / 1000 - Number(header.time)) > TOLERANCE_SECONDS) return { refused: 'time' }

  const event = eventSchema.safeParse(parse(body))
  if (!event.success) return { refused: 'unreadable' }
  const { id, type, created, data } = event.data
  if (!Object.hasOwn(FOLLOWED, type)) return { ignored: type }
  const session = sessionSchema.safeParse(data.object)
  if (!session.success) return { refused: 'unreadable' }
  const link = readSession(session.data)
  return {
    event: { id, type, happenedAt: new Date(created * 1000), link: { ...link, state: FOLLOWED[type] ?? link.state } },
  }
}
