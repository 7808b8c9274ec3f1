import helmet from '@fastify/helmet'
import plugin from 'fastify-plugin'

/** For answers that are not pages: nothing in them may ever run or be framed. Pages bring their own policy. */
const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

/**
 * The map's worker fetches the tiles of a map that is not our own, under the policy of its own file. Browsers keep that file
 * for a year, so its address names the map's origin (platform/map/map-engine.ts).
 */
const IS_WORKER = /^\/assets\/[^/?]*worker[^/?]*\.js(\?|$)/

export const securityHeaders = plugin<{ mapOrigin?: string | undefined }>(async (app, { mapOrigin }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Meaningless over http; browsers ignore it there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('content-security-policy')) return
    const isMapWorker = mapOrigin && IS_WORKER.test(request.url)
    reply.header(
      'content-security-policy',
      isMapWorker ? `${NOTHING_ALLOWED}; connect-src ${mapOrigin}` : NOTHING_ALLOWED,
    )
  })
})
