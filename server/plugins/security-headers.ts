import helmet from '@fastify/helmet'
import plugin from 'fastify-plugin'

/** For answers that are not pages: nothing in them may ever run or be framed. Pages bring their own policy. */
const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'"

export const securityHeaders = plugin(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Meaningless over http; browsers ignore it there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_ALLOWED)
  })
})
