import plugin from 'fastify-plugin'
import type { Sender } from '#common/sender.ts'

declare module 'fastify' {
  interface FastifyRequest {
    readonly sender: Sender
  }
}

/** Where a request comes from, for the use cases that count by it. */
export const senders = plugin<Omit<Sender, 'address'>>(async (app, { allowance, canBeWrittenTo, counts }) => {
  app.decorateRequest('sender', {
    getter() {
      return { address: this.ip, allowance, canBeWrittenTo, counts }
    },
  })
})
