import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

export interface VisitCounter {
  stop(): Promise<void>
}

export function startVisitCounter(_options: Options): VisitCounter {
  return { stop: async () => {} }
}
