import type { Database } from '#db/client.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { reconcileLinks } from './reconcile-links.server.ts'

const POLL_MS = 60_000

interface Options {
  db: Database
  desk: PaymentDesk
  /** How often it is looked whether something is due, in milliseconds. */
  pollMs?: number
}

/**
 * The clock of payments: what a lost notice would have told, and what a restart cut off, is caught up with. The rows are the
 * schedule, so that a crash loses nothing and two instances share it. Without a provider of links there is nothing to do.
 */
export function startReconciliation({ db, desk, pollMs = POLL_MS }: Options): { stop(): Promise<void> } | null {
  if (!desk.providers.names.some((name) => desk.providers.linksOf(name))) return null
  let round: Promise<unknown> | null = null
  let isStopping = false
  let hasFailed = false

  function wake(): void {
    round ??= reconcileLinks(db, desk, { isStopping: () => isStopping })
      .then(() => {
        if (hasFailed) desk.log.info('payments can be caught up with again')
        hasFailed = false
      })
      .catch((error: unknown) => {
        if (!hasFailed && !isStopping) desk.log.error({ err: error }, 'payments cannot be caught up with')
        hasFailed = true
      })
      .finally(() => {
        round = null
      })
  }

  const poll = setInterval(wake, pollMs)
  wake()
  return {
    async stop() {
      isStopping = true
      clearInterval(poll)
      await round
    },
  }
}
