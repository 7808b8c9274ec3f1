import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { VisitCounter } from './start-visit-counter.server.ts'

interface Options {
  counter: VisitCounter
}

export const visitApi: FastifyPluginAsyncZod<Options> = async (_app) => {}
