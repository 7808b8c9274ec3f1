import type { Database } from '#db/client.server.ts'
import { LinkRefused, ProviderAway } from '#platform/payments/provider.ts'
import { closeLink } from './close-link.server.ts'
import { makeLink } from './make-link.server.ts'
import { claimUnsettledLink, updatePayment } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { newsOfReading } from './read-link.server.ts'
import { receiveEvent } from './receive-event.server.ts'

/** How long a link is left alone: webhooks tell most of it, and at once. */
const REST_MS = 3 * 60_000

/** A webhook may be late, or never come: the provider is asked. Says whether it was there. */
async function askAbout(db: Database, desk: PaymentDesk, payment: PaymentRow): Promise<boolean> {
  const { id, provider, linkRef } = payment
  const links = desk.providers.linksOf(provider)
  if (!links || linkRef === null) return true
  try {
    const news = newsOfReading(await links.read(linkRef))
    if (news) await receiveEvent(db, provider, news)
    return true
  } catch (error) {
    if (error instanceof ProviderAway) {
      desk.log.warn({ err: error, payment: id, provider }, 'a payment provider cannot be asked')
      return false
    }
    if (!(error instanceof LinkRefused)) throw error
    desk.log.warn({ payment: id, provider, reason: error.message }, 'a payment link is not known to its provider')
    await updatePayment(db, id, { linkState: 'over', linkProblem: error.message.slice(0, 300) })
    return true
  }
}

const LOOK = { wanted: makeLinkOf, closing: closeLinkOf, open: askAbout, waiting: askAbout } as const

function makeLinkOf(db: Database, desk: PaymentDesk, { id }: PaymentRow): Promise<boolean> {
  return makeLink(db, desk, id)
}

function closeLinkOf(db: Database, desk: PaymentDesk, { id }: PaymentRow): Promise<boolean> {
  return closeLink(db, desk, id)
}

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
    if (!(await look(db, desk, payment))) return looked
  }
}
