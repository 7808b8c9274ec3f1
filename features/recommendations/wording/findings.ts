import type { Finding, Investment, ScoredHome } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { Goal } from '../preferences.ts'
import { capitalised, listOfAmenities, lowListOfAllAmenities, lowListOfAmenities, type Speech } from './speech.ts'

/** What one aspect says for a home and against it, each a fact. */
export interface Said {
  for: string[]
  against: string[]
}

type Of<Aspect extends Finding['aspect']> = Extract<Finding, { aspect: Aspect }>

const oneOf = (isFor: boolean, text: string): Said =>
  isFor ? { for: [text], against: [] } : { for: [], against: [text] }
const none = (): Said => ({ for: [], against: [] })

/** A wish for parking is met by a garage, and the other way round: the text names what is there. */
const STANDS_IN: Record<string, string> = { Parking: 'Garage', Garage: 'Parking' }

/** The engine names what it found: here each wish has the name by which it was asked for. */
export function withAskedNames(scored: ScoredHome, wanted: readonly string[]): ScoredHome {
  const askedName = (found: string) => {
    const other = STANDS_IN[found]
    return other && !wanted.includes(found) && wanted.includes(other) ? other : found
  }
  const lines = scored.lines.map((line) =>
    line.finding.aspect === 'wishes'
      ? { ...line, finding: { ...line.finding, met: line.finding.met.map(askedName) } }
      : line,
  )
  return { ...scored, lines }
}

export function standInFor(amenity: string, { amenities }: Pick<HomeFacts, 'amenities'>): string | null {
  const other = STANDS_IN[amenity]
  return other && !amenities.includes(amenity) && amenities.includes(other) ? other : null
}

function budget({ price, percentOff }: Of<'budget'>, { type }: HomeFacts, speech: Speech): Said {
  const { finding } = speech.words
  const amount = speech.price(price, type)
  if (percentOff === 0) return oneOf(true, finding.withinBudget(amount))
  const off = speech.percentOff(Math.abs(percentOff))
  return oneOf(false, percentOff > 0 ? finding.aboveBudget(amount, off) : finding.belowBudget(amount, off))
}

function kind({ offered, asked, relation }: Of<'kind'>, { words }: Speech): Said {
  const [a, other] = [capitalised(words.home.kinds[offered].a), words.home.kinds[asked].a]
  if (relation === 'same') return oneOf(true, words.finding.sameKind(a))
  const differs = words.finding.otherKind(a, other)
  return relation === 'other'
    ? oneOf(false, differs)
    : { for: [words.finding.relatedKind(a, other)], against: [differs] }
}

function place({ offered, nearest, kilometres }: Of<'place'>, speech: Speech): Said {
  const { home, finding } = speech.words
  const where = capitalised(home.inPlace(offered))
  if (offered === nearest) return oneOf(true, finding.inPlace(where))
  const near = finding.nearPlace(where, speech.distance(kilometres, nearest))
  return { for: [near], against: [finding.notInPlace(home.inPlace(nearest))] }
}

function family({ people, bedrooms, needed }: Of<'family'>, { words, nest, people: said }: Speech): Said {
  return oneOf(bedrooms >= needed, words.finding.household(nest.bedrooms(bedrooms), said(people), needed))
}

/** What is not built yet is planned. */
function present({ isVefa }: HomeFacts, names: readonly string[], speech: Speech): string {
  return isVefa ? speech.words.finding.inPlans(lowListOfAllAmenities(names, speech)) : listOfAmenities(names, speech)
}

function amenities(
  { looked, present: there }: { looked: readonly string[]; present: readonly string[] },
  toText: (amenities: string) => string,
  home: HomeFacts,
  speech: Speech,
): Said {
  const missing = looked.filter((amenity) => !there.includes(amenity))
  return {
    for: there.length > 0 ? [toText(present(home, there, speech))] : [],
    against: missing.length > 0 ? [speech.words.finding.notMentioned(lowListOfAmenities(missing, speech))] : [],
  }
}

function work(finding: Of<'work'>, home: HomeFacts, speech: Speech): Said {
  const { finding: words } = speech.words
  const said = amenities(finding, words.forWork, home, speech)
  const { hasSpareRoom, kilometresToPlateau } = finding
  if (hasSpareRoom !== null)
    (hasSpareRoom ? said.for : said.against).push(hasSpareRoom ? words.spareRoom : words.noSpareRoom)
  if (kilometresToPlateau !== null) {
    said.for.push(capitalised(words.toPlateau(speech.distance(kilometresToPlateau, 'Plateau'))))
  }
  return said
}

/** Either will do: one of them is not missing where the other is there. */
function transport(finding: Of<'transport'>, home: HomeFacts, speech: Speech): Said {
  const toText = (list: string) => speech.words.finding.forTransport(list, finding.transport)
  const said = amenities(finding, toText, home, speech)
  return said.for.length > 0 ? { ...said, against: [] } : said
}

/** Which figures a goal was judged by. */
const BY_YIELD: readonly Goal[] = ['investment_rental', 'portfolio']
const BY_MEDIAN: readonly Goal[] = ['flipping', 'portfolio']

function investment(goal: Goal, figures: Investment | null, { location }: HomeFacts, speech: Speech): Said {
  const { home, finding } = speech.words
  const where = home.inPlace(location)
  const said = none()
  if (BY_YIELD.includes(goal)) {
    const grossYield = figures?.grossYield ?? null
    if (grossYield === null) said.against.push(finding.noYield(where))
    else said.for.push(finding.yield(speech.percent(grossYield / 100)))
  }
  if (BY_MEDIAN.includes(goal)) {
    const below = figures?.percentBelowMedian ?? null
    if (below === null) said.against.push(finding.noMedian(where))
    else if (below > 0) said.for.push(finding.belowMedian(speech.percent(below), where))
    else said.against.push(below < 0 ? finding.aboveMedian(speech.percent(-below), where) : finding.atMedian(where))
  }
  return said
}

function goal(finding: Of<'goal'>, home: HomeFacts, speech: Speech): Said {
  const { finding: words } = speech.words
  if (finding.goal === 'vacation_home') return amenities(finding, words.forHolidays, home, speech)
  if (finding.goal !== 'primary_residence') return investment(finding.goal, finding.investment, home, speech)
  if (!home.isVefa) return oneOf(true, words.ready)
  if (speech.isDeliveryPast(home.deliveryDate)) return oneOf(false, words.datePassed)
  return oneOf(false, home.deliveryDate ? words.planned(speech.month(home.deliveryDate)) : words.noDate)
}

function timeframe({ timeframe, isReady, deliveryDate, isInTime }: Of<'timeframe'>, speech: Speech): Said {
  const { month } = speech
  const { finding } = speech.words
  if (isReady) return oneOf(true, finding.ready)
  if (deliveryDate === null) return oneOf(false, finding.noDate)
  if (speech.isDeliveryPast(deliveryDate)) return oneOf(false, finding.datePassed)
  if (!isInTime) return oneOf(false, finding.late(month(deliveryDate)))
  return oneOf(
    true,
    timeframe === 'exploring' ? finding.planned(month(deliveryDate)) : finding.inTime(month(deliveryDate)),
  )
}

function wishes({ met, missing }: Of<'wishes'>, home: HomeFacts, speech: Speech): Said {
  const { finding } = speech.words
  const exact = met.filter((amenity) => !standInFor(amenity, home))
  const instead = met.flatMap((amenity) => {
    const other = standInFor(amenity, home)
    return other ? [finding.insteadOf(present(home, [other], speech), lowListOfAmenities([amenity], speech))] : []
  })
  return {
    for: [...(exact.length > 0 ? [finding.asAsked(present(home, exact, speech))] : []), ...instead],
    against: missing.length > 0 ? [finding.notMentioned(lowListOfAmenities(missing, speech))] : [],
  }
}

/** A finding in facts. */
export function sayFinding(finding: Finding, home: HomeFacts, speech: Speech): Said {
  const { nest, words } = speech
  switch (finding.aspect) {
    case 'budget':
      return budget(finding, home, speech)
    case 'kind':
      return kind(finding, speech)
    case 'place':
      return place(finding, speech)
    case 'bedrooms':
    case 'bathrooms': {
      const offered = nest[finding.aspect](finding.offered, home.kind)
      return oneOf(finding.offered >= finding.asked, words.finding.atLeast(offered, String(finding.asked)))
    }
    case 'area': {
      const text = words.finding.atLeast(nest.area(finding.offered), nest.area(finding.asked))
      return oneOf(finding.offered >= finding.asked, text)
    }
    case 'family':
      return family(finding, speech)
    case 'lifestyle':
      return amenities(finding, words.finding.forLifestyle, home, speech)
    case 'work':
      return work(finding, home, speech)
    case 'transport':
      return transport(finding, home, speech)
    case 'goal':
      return goal(finding, home, speech)
    case 'timeframe':
      return timeframe(finding, speech)
    case 'wishes':
      return wishes(finding, home, speech)
  }
}
