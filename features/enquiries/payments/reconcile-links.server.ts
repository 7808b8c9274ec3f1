import type { Database } from '#db/client.server.ts'
import { lookAfterLink } from './look-after-link.server.ts'
import { makeLink } from './make-link.server.ts'
import { claimUnsettledLink } from './payment.repository.server.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** How long a link is left alone: webhooks tell most of it, and at once. */
const REST_MS = 3 * 60_000

const LOOK = { wanted: makeLink, open: lookAfterLink, waiting: lookAfterLink, closing: lookAfterLink } as const

/**
 * One round of the clock: makes the links whose making was cut off, closes those that nobody shall pay, and asks how the
 * others stand. One after the other; at the first that the provider does not answer the round is over. Says how many.
 */
export async function reconcileLinks(
  db: Database,
  desk: PaymentDesk,
  { restMs = REST_MS, isStopping = () => false }: { restMs?: number; isStopping?: () => boolean } = {},
): Promise<number> {
  const providers = desk.providers.names.filter((name) => desk.providers.linksOf(name))
  for (let looked = 0; ; looked += 1) {
    if (isStopping()) return looked
    const payment = await claimUnsettledLink(db, { providers, restMs })
    if (!payment) return looked
    const look = LOOK[payment.linkState as keyof typeof LOOK]
    if (!(await look(db, desk, payment.id))) return looked
  }
}
