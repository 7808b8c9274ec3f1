import { townName } from '#features/nest/places.ts'
import { propertyMessages } from '#features/nest/property-messages.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import { leaseLength } from '#features/nest/rental-terms.ts'
import type { Finding, Investment } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import { SEA } from '../wishes/place-groups.ts'
import type { StayDays, WishField } from '../wishes/wish.ts'
import { limitOf, sayWish, wishPhrase } from './say-wish.ts'
import type { CountField, CountWish, FlagWish, NameWish, PriceWish, Speech } from './speech.ts'
import { capitalised, listOfAmenities, lowListOfAmenities } from './speech.ts'

/** What one finding says for a home and against it, each a fact. What the listing does not say counts against it. */
interface Said {
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

/** Answers about the people: what we look for behind them, nobody asked for. */
export const ANSWERS: readonly WishField[] = ['lifestyle', 'work', 'transport', 'goal']
/** From so much on, a grade speaks for a home. */
const HALF = 0.5
const MOST_NAMED = 3

const says = (isFor: boolean, text: string): Said => ({ for: isFor ? [text] : [], against: isFor ? [] : [text] })

function aKind({ kind }: HomeFacts, { words }: Speech): string {
  return capitalised(words.home.kinds[kind].a)
}

function price(wish: PriceWish, { isMet, home, speech }: Case): string {
  const { finding: words, home: phrases } = speech.words
  const [lowest, highest] = wish.op === 'between' ? wish.value : [wish.value, wish.value]
  const isAmount = wish.op === 'near' || wish.op === 'exactly'
  const offered = speech.price(home.price, home.type)
  if (isMet && isAmount) return words.besides(offered, `${phrases.limits.near} ${speech.money(highest)}`)
  if (isMet) return words.withinBudget(offered)
  const isAbove = home.price > highest
  const limit = isAbove ? highest : lowest
  const off = speech.percentOff((Math.abs(home.price - limit) * 100) / limit)
  const to = speech.price(limit, wish.per)
  if (isAmount) return capitalised((isAbove ? words.above : words.below)(off, to))
  return capitalised((isAbove ? words.aboveMaximum : words.belowMinimum)(off, to))
}

/** The fact that each number of a wish is held against. */
function offeredOf(field: CountField, home: HomeFacts): number | null {
  const { maxGuests, minNights, minimumLeaseMonths } = home
  const others = { guests: maxGuests, nights: minNights, lease: minimumLeaseMonths }
  return field === 'guests' || field === 'nights' || field === 'lease' ? others[field] : home[field]
}

/** A studio is not told as a home of no bedrooms. */
function bedroomsOf(home: HomeFacts, speech: Speech): string {
  return home.kind === 'studio' ? aKind(home, speech) : speech.nest.bedrooms(home.bedrooms)
}

function levelsFact(levels: number, { words, count }: Speech): string {
  return levels === 1 ? words.home.oneLevel : count('levels', levels)
}

function number(wish: CountWish, { isMet, home, speech }: Case): string {
  const { finding: words } = speech.words
  const { field, value } = wish
  const offered = offeredOf(field, home)
  // A house stands on the ground, and a duplex has two levels by its name.
  if (offered === null) return aKind(home, speech)
  const counted = field === 'bedrooms' ? bedroomsOf(home, speech) : speech.count(field, offered, home.kind)
  switch (field) {
    case 'guests':
      return isMet ? words.sleeps(offered) : words.sleepsToo(offered, typeof value === 'number' ? value : value[1])
    case 'nights':
      return words.staysAtLeast(counted)
    case 'lease':
      return words.leaseAtLeast(leaseLength(offered, propertyMessages[speech.locale]))
    case 'levels':
      return capitalised(levelsFact(offered, speech))
    case 'floor':
      return capitalised(words.onFloor(counted))
  }
  const asked = limitOf(wish, speech, home.kind !== 'studio' || field !== 'bedrooms')
  if (!isMet) return words.insteadOf(counted, [asked], asked)
  return offered === value ? words.asAsked(counted) : words.besides(counted, asked)
}

/** What is not built yet is planned. */
function listed(names: readonly string[], { home, speech }: Case): string {
  return home.isVefa ? speech.words.finding.inPlans(lowListOfAmenities(names, speech)) : listOfAmenities(names, speech)
}

/** Where it is, and how far from what was asked for. */
function sayPlace({ field, value }: NameWish, at: Case): [fact: string, missed: string] {
  const { finding, isMet, home, speech } = at
  const { finding: words, home: phrases } = speech.words
  const { nearest = value[0] ?? SEA, kilometres = 0, present = [] } = finding
  const where = capitalised(phrases.inPlace(home.location))
  // How far the sea is, nobody measured: only whether a place lies by it.
  const isMeasured = kilometres > 0 && Number.isFinite(kilometres) && nearest !== SEA
  const away = `${where}, ${phrases.distance(speech.kilometres(kilometres), speech.from(nearest))}`
  const asked = field === 'near' ? value.map(speech.near) : speech.inAreas(value)
  if (field === 'place' || !isMet) return [where, isMeasured ? away : words.butNot(where, speech.either(asked))]
  if (present.length > 0) return [listed(present, at), '']
  return [isMeasured ? away : `${where}, ${speech.near(nearest)}`, '']
}

function poolFact({ pool, amenities }: HomeFacts, { words }: Speech): string {
  if (pool === null && !amenities.includes('Swimming Pool')) return words.finding.noPoolNamed
  return pool === 'none' ? words.finding.noPool : capitalised(words.home.pools[pool ?? 'any'] ?? '')
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
        aKind(home, speech),
        value.map((name) => phrases.kinds[name as Kind].a),
      )
    case 'deal': {
      const fact = capitalised(answer.deals[home.type])
      return [fact, words.butNot(fact, speech.either(value.map((name) => answer.deals[name as Deal])))]
    }
    case 'pool': {
      const fact = poolFact(home, speech)
      const isThere = home.pool === 'private' || home.pool === 'shared'
      return isThere
        ? instead(
            fact,
            value.map((name) => phrases.pools[name] ?? name),
          )
        : [fact, fact]
    }
    case 'amenity': {
      const there = finding.present ?? value.filter((name) => home.amenities.includes(name))
      const things = value.map(speech.stated)
      const either = speech.either(things)
      const none = phrases.no(things, either)
      return [there.length > 0 ? listed(there, at) : capitalised(none), words.doesNotMention(either, none)]
    }
    default:
      return sayPlace(wish, at)
  }
}

/** Fields whose fact says by itself that it was asked for, or which something else stands in for. */
function isAsAsked({ field, value }: NameWish, { present = value.slice() }: Finding, home: HomeFacts): boolean {
  // 'In Dakar' was asked for, not the district.
  if (field === 'place') return value.some((name) => name === home.location || name === townName(home.location))
  return field !== 'deal' && field !== 'near' && (field !== 'amenity' || present.some((name) => value.includes(name)))
}

/** 'Already built', 'Off-plan, delivery planned for June 2028'. */
export function builtFact({ isVefa, deliveryDate }: HomeFacts, { words, month, isDeliveryPast }: Speech): string {
  if (!isVefa) return words.finding.ready
  if (isDeliveryPast(deliveryDate)) return words.finding.datePassed
  return deliveryDate ? words.finding.planned(month(deliveryDate)) : words.finding.noDate
}

const hasLift = (home: HomeFacts) => home.amenities.includes('Elevator') || home.hasLift

/** 'On one level, on floor 3, with a lift': as much of it as the listing says. */
export function stairsFact(home: HomeFacts, speech: Speech): string {
  const { levels, floor } = home
  const lift = hasLift(home)
  const parts = [
    levels !== null && levelsFact(levels, speech),
    floor !== null && speech.words.finding.onFloor(speech.count('floor', floor)),
    lift !== null && floor !== 0 && speech.words.home.flags.lift[lift ? 0 : 1],
  ]
  return capitalised(parts.filter((part) => part !== false).join(', '))
}

/** What its kind or its stairs say stands in for what the listing leaves out. */
function flag({ field, value }: FlagWish, { isMet, home, speech }: Case): string {
  const { finding: words, home: phrases } = speech.words
  const isSo = isMet === value
  const fact = capitalised(phrases.flags[field][isSo ? 0 : 1])
  const stairs = stairsFact(home, speech) || aKind(home, speech)
  switch (field) {
    case 'offPlan':
      return builtFact(home, speech)
    case 'noStairs':
      return stairs
    case 'lift':
      return isSo && !hasLift(home) ? stairs : fact
    case 'stepFree':
      return home.isStepFree === null ? stairs : fact
    case 'topFloor':
      if (home.floor === null) return aKind(home, speech)
      return isSo ? words.topFloor : capitalised(words.onFloor(speech.count('floor', home.floor)))
    default:
      return fact
  }
}

/** By the figures that a goal is judged by. */
function investment(goal: string, figures: Investment | undefined, { home, speech }: Case): string {
  const { finding: words } = speech.words
  const where = speech.words.home.inPlace(home.location)
  const { grossYield = null, percentBelowMedian: below = null } = figures ?? {}
  const facts = [
    goal !== 'flipping' && grossYield !== null && words.yield(speech.percent(grossYield / 100)),
    goal !== 'investment_rental' &&
      below !== null &&
      words.toMedian(below, speech.percent(Math.abs(below)), where, speech.isOfNewest),
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? facts.join('. ') : words.noFigures(where, speech.isOfNewest)
}

/** What we look for behind an answer about the people: nobody asked for it in so many words. */
function answer({ field, value: [name = ''] }: NameWish, at: Case): Said {
  const { finding, isMet, home, speech } = at
  const { finding: words, home: phrases } = speech.words
  const { present = [], looked = [], kilometres, nearest = '', hasSpareRoom } = finding
  const isHalf = finding.grade >= HALF
  if (name === 'primary_residence') return says(isMet, builtFact(home, speech))
  if (field === 'goal' && name !== 'vacation_home') return says(isHalf, investment(name, finding.investment, at))
  const said: Said = { for: [], against: [] }
  const say = (isFor: boolean, text: string) => (isFor ? said.for : said.against).push(text)
  const missing = looked.slice(0, MOST_NAMED).map(speech.stated)
  if (present.length > 0) say(true, words.suits(listed(present, at), field))
  else if (missing.length > 0) say(false, words.doesNotMention(speech.either(missing), phrases.no(missing, '')))
  if (hasSpareRoom !== undefined) say(hasSpareRoom, hasSpareRoom ? words.spareRoom : words.noSpareRoom)
  if (kilometres !== undefined) {
    const isThere = kilometres === 0
    const away = isThere
      ? phrases.inPlace(nearest)
      : phrases.distance(speech.kilometres(kilometres), speech.from(nearest))
    say(isHalf, capitalised(words.toOffices(away)))
  }
  return said
}

/** Why not, or that somebody can come. */
function dates([from, to]: StayDays, { finding, isMet, home, speech }: Case): string {
  const { finding: words } = speech.words
  const problem = finding.dates
  if (isMet || !problem) return words.free(speech.day(from), speech.day(to))
  const nights = 'nights' in problem ? speech.count('nights', problem.nights, home.kind) : ''
  switch (problem.why) {
    case 'taken':
      return words.taken(speech.day(from), speech.day(to))
    case 'tooSoon':
      return words.arrivalFrom(speech.day(problem.day))
    case 'tooFar':
      return words.departureUntil(speech.day(problem.day))
    case 'tooShort':
      return words.thenAtLeast(nights)
    case 'tooLong':
      return words.staysAtMost(nights)
  }
}

function notSaid({ wish }: Finding, home: HomeFacts, speech: Speech): string {
  const { finding: words } = speech.words
  if (wish.field === 'pool' && home.amenities.includes('Swimming Pool')) return words.whichPool
  return words.doesNotSay(wish.field === 'amenity' ? sayWish(wish, speech) : words.fields[wish.field])
}

/** A finding in facts. */
export function sayFinding(finding: Finding, home: HomeFacts, speech: Speech): Said {
  const { wish, verdict } = finding
  const { finding: words } = speech.words
  const isMet = verdict === 'met'
  const at: Case = { finding, isMet, home, speech }
  if (verdict === 'open') return { for: [], against: [] }
  if (verdict === 'unknown') return says(false, notSaid(finding, home, speech))
  if (wish.op === 'oneOf' || wish.op === 'not') {
    if (ANSWERS.includes(wish.field)) return answer(wish, at)
    const [fact, missed] = named(wish, at)
    if (wish.op === 'not') return says(isMet, isMet ? fact : words.ruledOut(fact))
    if (!isMet) return says(false, missed)
    return says(true, isAsAsked(wish, finding, home) ? words.asAsked(fact) : fact)
  }
  if (wish.field === 'price') return says(isMet, price(wish, at))
  if (wish.field === 'dates') return says(isMet, dates(wish.value, at))
  if (wish.field === 'readyBy') return says(isMet, builtFact(home, speech))
  if (typeof wish.value === 'boolean') return says(isMet, flag(wish as FlagWish, at))
  if (wish.field !== 'people') return says(isMet, number(wish as CountWish, at))
  const say = isMet ? words.enough : words.tooFew
  return says(isMet, say(bedroomsOf(home, speech), wishPhrase(wish, speech)))
}
