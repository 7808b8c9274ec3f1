import { formatTenths } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { price as priceSchema } from '#common/schema.ts'
import type { DayPrice } from '#ui/dates/stay-calendar-month.tsx'
import { priceOfNight } from '../../stays/quote-stay.ts'
import { seasonSchema, stayTermsSchema } from '../../stays/stay-terms.schema.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { type SeasonValues, seasonForm } from './stay-values.ts'

const amountOf = (typed: string) => priceSchema.safeParse(typed).data ?? null

/** What can be read of a season while somebody writes it: what cannot be, says nothing yet. */
function readSeason(values: SeasonValues) {
  const typed = { ...values, price: amountOf(values.price) ?? '', weekendPrice: amountOf(values.weekendPrice) ?? '' }
  const said = { ...typed, name: typed.name || '-', minNights: '' }
  const { data } = seasonSchema.safeParse(seasonForm.schema.safeParse(said).data)
  return data ? [data] : []
}

type Priced = Pick<PropertyFormValues, 'price' | 'hasStayTerms' | 'stayTerms'>

/** What each night costs by what the form holds at this moment, saved or not. Null: it has no price yet. */
export function nightPrices({ price: typed, hasStayTerms, stayTerms }: Priced): (night: string) => string | null {
  const price = amountOf(typed)
  const terms = hasStayTerms && {
    weekendPrice: amountOf(stayTerms.weekendPrice),
    seasons: stayTerms.seasons.flatMap(readSeason),
  }
  const home = { minNights: null, maxGuests: null, stayTerms: { ...stayTermsSchema.parse({}), ...terms } }
  return (night) => priceOfNight({ ...home, price: price ?? '' }, night) || null
}

/** '67.5k' under the number of a day, where a whole price has no room; to the franc where hundreds do not say it. */
export function dayPrice(price: string, locale: Locale): DayPrice {
  const said = formatMoney(price, 'XOF')
  const amount = Number(price)
  if (amount % 100 !== 0) return { short: said.replace(/\D+$/, ''), said }
  return { short: `${formatTenths(amount / 1000, locale)}k`, said }
}
