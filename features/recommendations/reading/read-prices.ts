import type { Currency } from '#common/money.ts'
import { DEALS, type Deal } from '#features/nest/property-types.ts'
import { HIGHEST_RENT } from '../preferences.ts'
import type { Wish } from '../wishes/wish.ts'
import { readAgain, readAmount, type SaidAmount, toDealAmount } from './amounts.ts'
import type { Piece } from './pieces.ts'
import type { ReadingContext, Said } from './reading.ts'

/** Less than that nobody pays in francs. */
const LEAST_PAID: Readonly<Record<NonNullable<SaidAmount['per']>, number>> = {
  ...{ buy: 0, rent: 10_000, year: 10_000 },
  ...{ 'short-stay': 1_000, week: 1_000 },
}

/** What is to be paid, at most, at least or about, and what for. The last word about each deal counts. */
export function readPrices(
  said: readonly Said<'amount'>[],
  assumed: Deal | null,
  { rates }: ReadingContext,
  people: number,
): { wishes: Wish[]; pers: Deal[] } {
  const found: { wish: Wish; isExplicit: boolean }[] = []
  const pers: Deal[] = []
  /** 'I have 250,000 euros, I can go up to 300,000': still euros. */
  let currency: Currency | null = null
  let before: SaidAmount | null = null
  const read: { pieces: readonly Piece[] } = { pieces: [] }
  const amounts = said.flatMap(({ amount, isTold }) => {
    const { text, pieces, number } = amount
    // 'Un milliard deux': the two belongs to the billion.
    if (before && pieces === read.pieces && number.from < before.to) return []
    const money = readAmount(text, pieces, number, rates) ?? (before && readAgain(pieces, number, rates, before))
    if (money) read.pieces = pieces
    before = money ?? before
    // '90 francs a month for the gym'.
    const isSmall = money?.currency === 'XOF' && (money.high ?? money.low) < LEAST_PAID[money.per ?? 'buy']
    return money && !isTold && !isSmall ? [{ amount, money }] : []
  })
  // '2.6 million a month, and nothing under 1.5 million': a month as well.
  const named = amounts.map(({ money }) => money.per).filter((per) => per === 'rent' || per === 'short-stay')
  const isMonthly = amounts.every(({ money }) => money.per === 'rent' || money.low < HIGHEST_RENT)
  const deal = isMonthly ? (named[0] ?? assumed) : assumed
  for (const { amount, money } of amounts) {
    const { number, pieces, text } = amount
    // '600 a month' is said of thousands.
    if (money.currency === null && (money.high ?? money.low) < LEAST_PAID[money.per ?? 'buy']) {
      money.low *= 1_000
      money.high &&= money.high * 1_000
    }
    // '20,000 a head'.
    if (money.isEach) {
      money.low *= people
      money.high &&= money.high * people
    }
    // Nobody buys for 250,000 francs: whoever writes '250k' for a purchase counts in euros.
    const isAsBefore = money.currency === null && currency !== null && currency !== 'XOF'
    const isForeign =
      money.currency === null &&
      money.per === null &&
      deal === 'buy' &&
      !isAsBefore &&
      (money.high ?? money.low) < 10_000_000
    if (money.currency !== null) currency = money.currency
    else if (currency && currency !== 'XOF' && money.per === null && money.low < 10_000_000) {
      const rate = rates[currency].milliXof / 1000
      money.low = Math.round(money.low * rate)
      money.high &&= Math.round(money.high * rate)
    }
    const toFrancs = (francs: number) => (isForeign ? Math.round((francs * rates.EUR.milliXof) / 1000) : francs)
    const low = toDealAmount(toFrancs(money.low), money.per, deal)
    const high = money.high === null ? null : toDealAmount(toFrancs(money.high), money.per, deal)
    const written = text.slice(pieces[number.from]?.at, pieces[Math.min(money.to, pieces.length) - 1]?.end)
    if (money.per !== null || low.per === 'buy') pers.push(low.per)
    const common = {
      field: 'price' as const,
      per: high?.per ?? low.per,
      isHard: amount.isHard,
      from: { words: written },
      ...((isForeign || (money.currency !== null && money.currency !== 'XOF')) && { said: written }),
    }
    const op = amount.op === 'exactly' ? null : amount.op
    found.push({
      isExplicit: op !== null || high !== null,
      wish:
        high === null
          ? { ...common, op: op ?? 'atMost', value: low.value }
          : { ...common, op: 'between', value: [Math.min(low.value, high.value), Math.max(low.value, high.value)] },
    })
  }
  const last = (is: (wish: Wish) => boolean) => {
    const some = found.filter(({ wish }) => is(wish))
    return (some.findLast(({ isExplicit }) => isExplicit) ?? some.at(-1))?.wish
  }
  const wishes = DEALS.flatMap((per) => {
    const ofDeal = (op: (wish: Wish) => boolean) =>
      last((wish) => wish.field === 'price' && wish.per === per && op(wish))
    const range = ofDeal(({ op }) => op === 'between')
    if (range) return [range]
    // '300 million tops, and he would sleep better around 250': both.
    const isLiked = ({ op, isHard }: Wish) => op === 'near' && !isHard
    const most = ofDeal((wish) => wish.op !== 'atLeast' && !isLiked(wish))
    const liked = ofDeal(isLiked)
    return [ofDeal(({ op }) => op === 'atLeast'), most, liked].filter((wish) => wish !== undefined)
  })
  return { wishes, pers }
}
