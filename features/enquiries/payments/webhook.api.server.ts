import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, type Sentence } from '#common/errors.ts'
import { lookAfterReference } from './look-after-link.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { receiveEvent } from './receive-event.server.ts'

/** Ten times the largest that we know of. */
const MOST_BYTES = 64 * 1024
/** A provider that was away tells all of it at once. */
const PER_MINUTE = 300

const UNBELIEVED: Sentence = {
  en: 'This notice is not signed as it must be, or too long ago.',
  fr: 'Cet avis n’est pas signé comme il doit l’être, ou l’est depuis trop longtemps.',
}

/**
 * Where providers tell what became of a link. Anybody can knock here: only a signature makes what is said true. The body is
 * taken as it came, whatever it says it is, since the signature is about its bytes.
 */
export const paymentWebhookApi: FastifyPluginAsyncZod<{ desk: PaymentDesk }> = async (app, { desk }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer | string) => body)

  app.post(
    '/api/payments/:provider/webhook',
    {
      schema: { tags: ['Payments'], params: z.object({ provider: z.string() }) },
      bodyLimit: MOST_BYTES,
      config: { isOpen: true, isFromElsewhere: true, rateLimit: app.perMinute(PER_MINUTE) },
    },
    async (request, reply) => {
      const provider = desk.providers.find(request.params.provider)
      if (!provider?.links) throw new AppError('not_found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const reading = provider.links.readWebhook(body, request.headers)
      if ('refused' in reading) {
        desk.log.warn({ provider: provider.name, why: reading.refused }, 'a payment notice was not believed')
        throw new AppError('invalid_input', { sentence: UNBELIEVED })
      }
      if ('ask' in reading) await lookAfterReference(request.context.db, desk, provider.name, reading.ask)
      // Once it is committed, and not before: whoever hears nothing of us tells it again.
      if ('event' in reading) {
        const outcome = await receiveEvent(request.context.db, provider.name, reading.event)
        desk.log.info({ provider: provider.name, event: reading.event.id, outcome }, 'a payment notice was taken in')
      }
      return reply.send({ received: true })
    },
  )
}
