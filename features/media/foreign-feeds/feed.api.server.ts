import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FeedReader } from './start-feed-reader.server.ts'

interface Options {
  reader: FeedReader
}

export const feedApi: FastifyPluginAsyncZod<Options> = async (_app) => {}
