import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '#common/errors.ts'
import { type Figures, joinFigures, type Metrics } from './metrics.ts'

interface Options {
  metrics: Metrics
  /** Of the other processes that serve this house: whoever asks one of us asks all. */
  readOthers: () => Promise<Figures[]>
  /** Whoever asks from this machine may. */
  isLocal: boolean
  token: string | undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function holdsToken({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(authorization) ?? []
  // Of equal length whatever was sent: the time it takes tells nothing of the token.
  return timingSafeEqual(digest(given), digest(token))
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via']

/** The proxy on this machine brings strangers: whatever it hands on is not local, whether it is trusted or not. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
}

/** /metrics, for Prometheus. To anybody else there is nothing at this address. */
export const metricsDoor: FastifyPluginAsync<Options> = async (app, { metrics, readOthers, isLocal, token }) => {
  if (!isLocal && !token) return
  app.get('/metrics', async (request, reply) => {
    const mayAsk = (token && holdsToken(request, token)) || (isLocal && isFromHere(request))
    if (!mayAsk) throw new AppError('not_found')
    void reply.type(metrics.registry.contentType).header('cache-control', 'no-store')
    return joinFigures(metrics.registry, await readOthers())
  })
}
