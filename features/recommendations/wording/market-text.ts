import { type Decision, isOfNewest, type Market } from '../engine/decision.ts'
import type { Speech } from './speech.ts'

function homesOf({ homes, kind, deal, place }: Market, { words }: Speech): string {
  const kindWords = kind && words.home.kinds[kind]
  // French counts nothing as one; English counts it as many.
  const counted = kindWords ? words.answer.ofKind(homes, kindWords.one, kindWords.many) : words.answer.homes(homes)
  return `${counted} ${words.answer.deals[deal]} ${place ? words.home.inPlace(place) : words.answer.market.everywhere}`
}

function sayMarket(market: Market, speech: Speech): string {
  const { market: words } = speech.words.answer
  const { deal, lowestPrice, highestPrice, medianPerSquareMetre } = market
  const homes = homesOf(market, speech)
  if (market.homes === 0) return words.none(homes)
  const prices =
    lowestPrice === highestPrice
      ? words.single(speech.price(lowestPrice, deal))
      : words.range(speech.money(lowestPrice), speech.price(highestPrice, deal))
  const median =
    medianPerSquareMetre === null ? words.tooFew : words.median(speech.price(medianPerSquareMetre, deal), deal)
  return words.entry(homes, prices, median)
}

/** What our own list says about the place and deal asked for, and that it is only our list, or the newest of it. */
export function sayMarkets({ markets, deals, ...decision }: Decision, speech: Speech): string {
  const { market: words, deals: names } = speech.words.answer
  const isOfList = !isOfNewest(decision)
  if (markets.length === 0) {
    return (isOfList ? words.empty : words.emptyNewest)(speech.either(deals.map((deal) => names[deal])))
  }
  const entries = markets.map((market) => sayMarket(market, speech)).join(' ')
  return `${(isOfList ? words.onOurList : words.amongNewest)(entries)} ${words.note}`
}
