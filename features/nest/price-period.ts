import type { NestMessages } from './messages.ts'
import type { PublicProperty } from './property.public.ts'

/** A rent is a price a month, a short stay a price a night; the words say so. */
export function pricePeriod(messages: NestMessages, { type }: Pick<PublicProperty, 'type'>): string | undefined {
  if (type === 'rent') return messages.perMonth
  return type === 'short-stay' ? messages.perNight : undefined
}
