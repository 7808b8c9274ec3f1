import { sql } from 'drizzle-orm'
import { wayGiver } from '#common/give-way.server.ts'
import type { Database } from '#db/client.server.ts'
import { readTouristTax } from '#features/company/read-settings.server.ts'
import { properties } from '../property.table.server.ts'
import { quoteStay } from './quote-stay.ts'
import type { StayWish } from './stay-rules.ts'

const { id, price, minNights, maxGuests, stayTerms } = properties

/** What a stay costs in each of these homes, in francs; one without terms is not in it. */
export async function readStayTotals(
  db: Database,
  ids: readonly number[],
  wish: StayWish,
): Promise<Map<number, string>> {
  const totals = new Map<number, string>()
  if (ids.length === 0) return totals
  const [touristTax, homes] = await Promise.all([
    readTouristTax(db),
    db
      .select({ id, price, minNights, maxGuests, stayTerms })
      .from(properties)
      .where(sql`${id} = any(${sql.param([...ids])}::integer[])`),
  ])
  const giveWay = wayGiver()
  for (const { stayTerms: terms, ...home } of homes) {
    if (terms) totals.set(home.id, quoteStay({ ...home, stayTerms: terms }, wish, touristTax).total)
    // Of five hundred homes on a map, each for a year's nights.
    await giveWay()
  }
  return totals
}
