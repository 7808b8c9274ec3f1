import { propertyMessages } from '#features/nest/property-messages.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { leaseLength } from '#features/nest/rental-terms.ts'
import type { Finding, Investment } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import { SEA } from '../wishes/place-groups.ts'
import { limitOf, sayWish, wishPhrase } from './say-wish.ts'
import {
  type CountField,
  type CountWish,
  capitalised,
  type FlagWish,
  listOfAmenities,
  lowListOfAmenities,
  type NameWish,
  type PriceWish,
  type Speech,
} from './speech.ts'

/** What one finding says for a home and against it, each a fact. What the listing does not say counts against it. */
export interface Said {
  for: string[]
  against: string[]
}

/** A finding, and all that its sentences are made of. */
interface Case {
  finding: Finding
  isMet: boolean
  home: HomeFacts
  speech: Speech
}

function price(wish: PriceWish, { isMet, home, speech }: Case): string {
  const { finding: words } = speech.words
  const [lowest, highest] = wish.op === 'between' ? wish.value : [wish.value, wish.value]
  const isAmount = wish.op === 'near' || wish.op === 'exactly'
  if (isMet) return words.withinBudget(speech.price(home.price, home.type))
  const isAbove = home.price > highest
  const limit = isAbove ? highest : lowest
  const off = speech.percentOff((Math.abs(home.price - limit) * 100) / limit)
  const to = speech.price(limit, wish.per)
  if (isAmount) return capitalised((isAbove ? words.above : words.below)(off, to))
  return capitalised((isAbove ? words.aboveMaximum : words.belowMinimum)(off, to))
}

/** The fact that each number of a wish is held against; null: the listing does not say. */
function offeredOf(field: CountField, home: HomeFacts): number | null {
  const { maxGuests, minNights, minimumLeaseMonths } = home
  const others = { guests: maxGuests, nights: minNights, lease: minimumLeaseMonths }
  return field === 'guests' || field === 'nights' || field === 'lease' ? others[field] : home[field]
}

function levelsFact(levels: number, { words, count }: Speech): string {
  return levels === 1 ? words.home.oneLevel : count('levels', levels)
}

function number(wish: CountWish, { isMet, home, speech }: Case, offered: number): string {
  const { finding: words } = speech.words
  const { field, value } = wish
  const counted = speech.count(field, offered, home.kind)
  switch (field) {
    case 'guests':
      return isMet
        ? words.sleeps(offered)
        : words.sleepsToo(offered, String(typeof value === 'number' ? value : value[1]))
    case 'nights':
      return words.staysAtLeast(counted)
    case 'lease':
      return words.leaseAtLeast(leaseLength(offered, propertyMessages[speech.locale]))
    case 'levels':
      return capitalised(levelsFact(offered, speech))
    case 'floor':
      return capitalised(words.onFloor(counted))
  }
  const asked = limitOf(wish, speech, true)
  if (!isMet) return words.insteadOf(counted, [asked], asked)
  return offered === value ? words.asAsked(counted) : words.besides(counted, asked)
}

/** What is not built yet is planned. */
function listed(names: readonly string[], { home, speech }: Case): string {
  return home.isVefa ? speech.words.finding.inPlans(lowListOfAmenities(names, speech)) : listOfAmenities(names, speech)
}

/** Where it is, and how far from what was asked for. */
function sayPlace({ field, value }: NameWish, { finding, isMet, home, speech }: Case): [fact: string, missed: string] {
  const { finding: words, home: phrases } = speech.words
  const { nearest = value[0] ?? SEA, kilometres = 0 } = finding
  const where = capitalised(phrases.inPlace(home.location))
  const isNear = field === 'near'
  const from = isNear ? phrases.fromLandmark(nearest) : speech.fromArea(nearest)
  const hasDistance = kilometres > 0 && Number.isFinite(kilometres)
  const away = `${where}, ${phrases.distance(speech.kilometres(kilometres), from)}`
  if (isNear && isMet) return [hasDistance && nearest !== SEA ? away : `${where}, ${phrases.near(nearest)}`, '']
  const asked = isNear ? value.map(phrases.near) : speech.inAreas(value)
  return [where, hasDistance ? away : words.butNot(where, speech.either(asked))]
}

function poolFact({ pool, amenities }: HomeFacts, { words }: Speech): string {
  const isThere = pool !== 'none' && (pool !== null || amenities.includes('Swimming Pool'))
  return isThere ? (words.home.pools[pool ?? 'any'] ?? '') : words.finding.noPool
}

/** What the home is, and what it is instead of what was asked for. */
function named(wish: NameWish, at: Case): [fact: string, missed: string] {
  const { finding, home, speech } = at
  const { finding: words, home: phrases, answer } = speech.words
  const { field, value } = wish
  const instead = (fact: string, asked: readonly string[]): [string, string] => {
    return [fact, words.insteadOf(fact, asked, speech.either(asked))]
  }
  switch (field) {
    case 'kind':
      return instead(
        capitalised(phrases.kinds[home.kind].a),
        value.map((name) => phrases.kinds[name as Kind].a),
      )
    case 'deal': {
      const fact = capitalised(answer.deals[home.type])
      return [fact, words.butNot(fact, speech.either(value.map((name) => answer.deals[name as Deal])))]
    }
    case 'pool': {
      const fact = capitalised(poolFact(home, speech))
      return fact === words.noPool
        ? [fact, fact]
        : instead(
            fact,
            value.map((name) => phrases.pools[name] ?? name),
          )
    }
    case 'amenity': {
      const there = finding.present ?? value.filter((name) => home.amenities.includes(name))
      const things = value.map(speech.stated)
      const none = phrases.no(things, speech.either(things))
      return [
        there.length > 0 ? listed(there, at) : capitalised(none),
        words.doesNotMention(speech.either(things), none),
      ]
    }
    default:
      return sayPlace(wish, at)
  }
}

/** 'Already built', 'Off-plan, delivery planned for June 2028'. */
export function builtFact({ isVefa, deliveryDate }: HomeFacts, { words, month, isDeliveryPast }: Speech): string {
  if (!isVefa) return words.finding.ready
  if (isDeliveryPast(deliveryDate)) return words.finding.datePassed
  return deliveryDate ? words.finding.planned(month(deliveryDate)) : words.finding.noDate
}

/** 'On one level, on floor 3, with a lift': as much of it as the listing says. */
export function stairsFact({ levels, floor, hasLift }: HomeFacts, speech: Speech): string {
  const { finding: words, home } = speech.words
  const parts = [
    levels !== null && levelsFact(levels, speech),
    floor !== null && words.onFloor(speech.count('floor', floor)),
    hasLift !== null && floor !== 0 && home.flags.lift[hasLift ? 0 : 1],
  ]
  return capitalised(parts.filter((part) => part !== false).join(', '))
}

function flag({ field, value }: FlagWish, { isMet, home, speech }: Case): string {
  const { finding: words, home: phrases } = speech.words
  const { flags } = phrases
  const isSo = isMet === value
  switch (field) {
    case 'offPlan':
      return builtFact(home, speech)
    case 'noStairs':
      return stairsFact(home, speech) || capitalised(flags.noStairs[isSo ? 0 : 1])
    case 'topFloor': {
      if (isSo) return words.topFloor
      return capitalised(home.floor === null ? flags.topFloor[1] : words.onFloor(speech.count('floor', home.floor)))
    }
    default:
      return capitalised(flags[field][isSo ? 0 : 1])
  }
}

function investment(goal: string, figures: Investment | undefined, { home, speech }: Case): Said {
  const { finding: words } = speech.words
  const where = speech.words.home.inPlace(home.location)
  const { grossYield = null, percentBelowMedian: below = null } = figures ?? {}
  const said: Said = { for: [], against: [] }
  if (goal !== 'flipping') {
    if (grossYield === null) said.against.push(words.noYield(where))
    else said.for.push(words.yield(speech.percent(grossYield / 100)))
  }
  if (goal !== 'investment_rental') {
    if (below === null) said.against.push(words.noMedian(where))
    else (below > 0 ? said.for : said.against).push(words.toMedian(below, speech.percent(Math.abs(below)), where))
  }
  return said
}

/** What we look for behind an answer about the people: nobody asked for it in so many words. */
function answer({ field, value: [name = ''] }: NameWish, at: Case): Said {
  const { finding, isMet, home, speech } = at
  const { finding: words, home: phrases } = speech.words
  if (name === 'primary_residence') return says(isMet, builtFact(home, speech))
  if (field === 'goal' && name !== 'vacation_home') return investment(name, finding.investment, at)
  const { present = [], looked = [], kilometres, nearest = '' } = finding
  const missing = looked.filter((each) => !present.includes(each)).map(speech.stated)
  const said: Said = { for: [], against: [] }
  if (present.length > 0) said.for.push(words.suits(listed(present, at), field))
  if (!isMet && missing.length > 0) {
    said.against.push(words.doesNotMention(speech.either(missing), phrases.no(missing, '')))
  }
  if (kilometres !== undefined) {
    const away = phrases.distance(speech.kilometres(kilometres), speech.fromArea(nearest))
    ;(isMet ? said.for : said.against).push(capitalised(away))
  }
  return said
}

function says(isFor: boolean, text: string): Said {
  return isFor ? { for: [text], against: [] } : { for: [], against: [text] }
}

const ANSWERS = ['lifestyle', 'work', 'transport', 'goal']

/** A finding in facts. */
export function sayFinding(finding: Finding, home: HomeFacts, speech: Speech): Said {
  const { wish, verdict } = finding
  const { finding: words } = speech.words
  const isMet = verdict === 'met'
  const at: Case = { finding, isMet, home, speech }
  if (verdict === 'open') return { for: [], against: [] }
  if (wish.field === 'readyBy' && (verdict !== 'unknown' || speech.isDeliveryPast(home.deliveryDate))) {
    return says(isMet, builtFact(home, speech))
  }
  if (verdict === 'unknown') {
    const isPoolNamed = wish.field === 'pool' && home.amenities.includes('Swimming Pool')
    const what = wish.field === 'amenity' ? sayWish(wish, speech) : words.fields[wish.field]
    return says(false, isPoolNamed ? words.whichPool : words.doesNotSay(what))
  }
  if (wish.op === 'oneOf' || wish.op === 'not') {
    if (ANSWERS.includes(wish.field)) return answer(wish, at)
    const [fact, missed] = named(wish, at)
    if (wish.op === 'not') return says(isMet, isMet ? fact : words.ruledOut(fact))
    return says(
      isMet,
      isMet && wish.field !== 'deal' && wish.field !== 'near' ? words.asAsked(fact) : isMet ? fact : missed,
    )
  }
  if (wish.field === 'price') return says(isMet, price(wish, at))
  if (typeof wish.value === 'boolean') return says(isMet, flag(wish as FlagWish, at))
  if (wish.field === 'people') {
    const household = wishPhrase(wish, speech)
    return says(isMet, (isMet ? words.enough : words.tooFew)(speech.nest.bedrooms(home.bedrooms), household))
  }
  const counted = wish as CountWish
  const offered = offeredOf(counted.field, home)
  if (offered !== null) return says(isMet, number(counted, at, offered))
  return isMet ? { for: [], against: [] } : says(false, words.doesNotSay(words.fields[wish.field]))
}
