import type { PropertyRow } from '../property.table.server.ts'
import type { StayHome } from './stay-rules.ts'

export type ListedHome = Pick<PropertyRow, 'type' | 'price' | 'minNights' | 'maxGuests' | 'stayTerms'>

/** What a stay depends on; null where the home is not let by the night, or on request only. */
export function stayHomeOf({ type, price, minNights, maxGuests, stayTerms }: ListedHome): StayHome | null {
  return type === 'short-stay' && stayTerms ? { price, minNights, maxGuests, stayTerms } : null
}
