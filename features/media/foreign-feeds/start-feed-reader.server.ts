import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** 'host:port' pairs that may be asked although they lie in a private network. */
  privateHosts: readonly string[]
}

export interface FeedReader {
  stop(): Promise<void>
}

export function startFeedReader(_options: Options): FeedReader {
  return { stop: async () => {} }
}
