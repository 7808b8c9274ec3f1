import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'

interface Options {
  db: Database
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
}

export interface Reminders {
  stop(): Promise<void>
}

export function startReminders(_options: Options): Reminders {
  return { stop: async () => {} }
}
