import type { LinkReading, PaymentEvent } from '#platform/payments/provider.ts'

/**
 * What we were told because we asked, as an event: under a name that is the same however often we ask. Null: nothing has
 * become of it yet.
 */
export function newsOfReading(link: LinkReading, now = new Date()): PaymentEvent | null {
  if (link.state === 'open') return null
  return { id: `read:${link.ref}:${link.state}`, type: 'read', happenedAt: now, link }
}
