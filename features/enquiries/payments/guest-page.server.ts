import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { guestPath } from '../stays/guest-path.server.ts'

/**
 * Where whoever paid, or went away without, comes back to: the guest's own page. The same address at every try: a provider
 * takes an order with another one for another order.
 */
export async function returnAddresses(db: Database, publicUrl: string, stayId: number | null, locale: Locale) {
  const page = stayId === null ? null : await guestPath(db, stayId)
  const address = publicUrl + withLocalePrefix(page ?? '/', locale)
  return { paid: address, left: address }
}
