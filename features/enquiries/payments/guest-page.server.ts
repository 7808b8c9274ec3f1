import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'

/**
 * The guest's own page of a stay, where payers come back to and letters lead to; null: there is none. The same address at
 * every try: a provider takes an order with another one for another order.
 */
export async function guestPageOf(_db: Database, _stayId: number, _locale: Locale): Promise<string | null> {
  return null
}

/** Where whoever paid, or went away without, comes back to. */
export async function returnAddresses(db: Database, publicUrl: string, stayId: number | null, locale: Locale) {
  const page = stayId === null ? null : await guestPageOf(db, stayId, locale)
  const address = publicUrl + withLocalePrefix(page ?? '/', locale)
  return { paid: address, left: address }
}
