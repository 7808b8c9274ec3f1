import { propertyMessages } from '#features/nest/property-messages.ts'
import { leaseLength } from '#features/nest/rental-terms.ts'
import type { ScoredHome } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import { findingOf, MOST_NAMED, metWishes, shortList } from './home-parts.ts'
import { missAsSentence } from './misses.ts'
import { begin } from './opening.ts'
import { aspectOf } from './reasons.ts'
import { capitalised, type Speech } from './speech.ts'

function delivery({ deliveryDate }: HomeFacts, { words, month, isDeliveryPast }: Speech): string {
  if (isDeliveryPast(deliveryDate)) return words.home.deliveryPassed
  return deliveryDate ? words.home.delivery(month(deliveryDate)) : words.home.noDelivery
}

/** Price, budget, and the delivery or the wishes. */
function sayPrice(scored: ScoredHome, speech: Speech, wishes: string | null): string {
  const { home, miss } = scored
  const { home: words } = speech.words
  const isSoldOffPlan = home.isVefa && home.type === 'buy'
  const say = words.prices[isSoldOffPlan ? 'off-plan' : home.type]
  const isWithin = findingOf(scored, 'budget')?.percentOff === 0
  return [
    say(words.kinds[home.kind].it, speech.price(home.price, home.type)),
    isWithin && words.withinBudget,
    home.isVefa && !isSoldOffPlan && words.offPlanToo,
    home.isVefa && miss?.limit !== 'timeframe' && delivery(home, speech),
    wishes !== null && words.andWishes(wishes),
    '.',
  ]
    .filter((part) => part !== false)
    .join('')
}

function sayWishes(scored: ScoredHome, speech: Speech, isMetSaid: boolean): string | null {
  const { home } = scored
  const { more, kinds } = speech.words.home
  const missing = findingOf(scored, 'wishes')?.missing ?? []
  const names = missing.slice(0, MOST_NAMED).map(speech.asked)
  const has = isMetSaid ? null : metWishes(scored, speech)
  const lacks = names.length > 0 ? more.neither(names) : null
  const { it } = kinds[home.kind]
  if (has && home.isVefa) return lacks ? more.plannedNotAll(has, lacks) : more.planned(has)
  if (has) return lacks ? more.wishesNotAll(it, has, lacks) : more.wishes(it, has)
  return lacks && more.missing(lacks)
}

/** A studio for whoever asked for an apartment: near enough to fit, and still to be told. */
function sayKind(scored: ScoredHome, { words }: Speech): string | null {
  const finding = findingOf(scored, 'kind')
  if (finding?.relation !== 'related') return null
  return words.home.misses.kind(words.home.kinds[finding.asked].a)
}

/** What else there is to say, the most telling first. */
function sayMore(scored: ScoredHome, speech: Speech, isMetSaid: boolean): string | null {
  const { home } = scored
  const { more, kinds, inPlace } = speech.words.home
  const wished = findingOf(scored, 'wishes')?.met ?? []
  // What was a wish has been told as one.
  const stated = (amenities: readonly string[] = []) => {
    const others = amenities.filter((amenity) => !wished.includes(amenity))
    return others.length > 0 ? shortList(others.map(speech.stated), speech) : null
  }
  const [goal, work] = [findingOf(scored, 'goal'), findingOf(scored, 'work')]
  const [transport, lifestyle] = [findingOf(scored, 'transport'), findingOf(scored, 'lifestyle')]
  const holidays = goal?.goal === 'vacation_home' ? stated(goal.present) : null
  const [forWork, forCar, forLife] = [stated(work?.present), stated(transport?.present), stated(lifestyle?.present)]
  const below = goal?.investment?.percentBelowMedian ?? 0
  return (
    sayKind(scored, speech) ||
    sayWishes(scored, speech, isMetSaid) ||
    (below > 0 && more.belowMedian(speech.percent(below), inPlace(home.location))) ||
    (holidays && more.holidays(holidays)) ||
    (work?.hasSpareRoom && more.spareRoom(kinds[home.kind].it)) ||
    (forWork && more.work(forWork)) ||
    (transport && forCar && more.transport(transport.transport, forCar)) ||
    (forLife && more.lifestyle(forLife)) ||
    (home.minimumLeaseMonths && more.lease(leaseLength(home.minimumLeaseMonths, propertyMessages[speech.locale]))) ||
    null
  )
}

/** A home off-plan whose price sentence was not said still has to say so. */
function sayOffPlan({ home }: ScoredHome, { words, month, isDeliveryPast }: Speech): string | null {
  if (home.isVefa && isDeliveryPast(home.deliveryDate)) return words.home.more.offPlanPassed
  return home.isVefa ? words.home.more.offPlan(home.deliveryDate && month(home.deliveryDate)) : null
}

/** Two or three sentences, true of this home and this visitor; a limit that it passes is told in the second. */
export function describeHome(scored: ScoredHome, speech: Speech): string {
  const { home, miss } = scored
  const opening = begin(scored, speech)
  const isMetSaid = opening.with === 'wishes'
  const isAllMet = findingOf(scored, 'wishes')?.missing.length === 0
  const inPrice = isAllMet && !isMetSaid && !home.isVefa ? metWishes(scored, speech) : null
  const isPriceMissed = aspectOf(miss) === 'budget'
  const sentences = [
    opening.text,
    miss && missAsSentence(miss, home, speech),
    isPriceMissed
      ? (sayOffPlan(scored, speech) ?? sayMore(scored, speech, isMetSaid))
      : sayPrice(scored, speech, inPrice),
    // A third sentence of its own only where the miss has not taken its place.
    !miss && sayMore(scored, speech, isMetSaid || inPrice !== null),
  ]
  return sentences
    .filter((sentence) => !!sentence)
    .map((sentence) => capitalised(String(sentence)))
    .join(' ')
}
