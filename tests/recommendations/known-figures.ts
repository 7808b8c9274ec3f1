import { type Currency, convertFromXof, STARTING_RATES } from '#common/money.ts'
import {
  BUDGET_TOLERANCE_PERCENT,
  type Decision,
  type Investment,
  type ScoredHome,
} from '#features/recommendations/engine/decision.ts'
import { leavesOutBeyond } from '#features/recommendations/engine/reading.ts'
import { LISTED } from './catalogue.ts'
import type { Figure, Unit } from './figures.ts'
import { median } from './recount.ts'
import { deadlineOf, kilometres } from './shortfalls.ts'

/** The numbers that may be said, by what they count. Money in whole francs. */
export type KnownFigures = Record<Unit, number[]>

const present = (values: readonly (number | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined)

const dateParts = (date: string | null) => (date === null ? [] : date.split('-').map(Number))

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)

/** The home of the wanted type and deal that costs least on the list. */
export function leastAsked({ preferences, reading }: Decision) {
  const [least] = [...LISTED.values()]
    .filter(({ kind, type }) => kind === preferences.kind && type === reading.deals[0])
    .sort((one, other) => one.price - other.price)
  return least
}

/** What the visitor said: it may be repeated to them. */
function askedFigures(decision: Decision): KnownFigures {
  const { preferences, reading } = decision
  const { minBudget, maxBudget, bathrooms, familySize, timeframe } = preferences
  return {
    money: present([minBudget, maxBudget, leastAsked(decision)?.price]),
    percent: [],
    kilometres: present([leavesOutBeyond(preferences, reading)]),
    area: present([reading.minArea]),
    bedrooms: present([reading.bedrooms]),
    bathrooms: present([bathrooms]),
    people: present([familySize]),
    plain: [...dateParts(deadlineOf(timeframe)), ...(timeframe ? [3, 6, 12] : []), reading.places.length],
  }
}

function investmentFigures({ grossYield, monthlyRent, comparedHomes, percentBelowMedian }: Investment) {
  return {
    money: present([monthlyRent, monthlyRent && monthlyRent * 12]),
    percent: present([grossYield && grossYield / 100, percentBelowMedian && Math.abs(percentBelowMedian)]),
    plain: [comparedHomes, 12],
  }
}

export function investmentOf({ lines }: ScoredHome): Investment | null {
  const finding = lines.map((line) => line.finding).find(({ aspect }) => aspect === 'goal')
  return finding?.aspect === 'goal' ? finding.investment : null
}

/** Percent above the maximum or below the minimum, counted here. */
function percentOff(price: number, { minBudget, maxBudget }: Decision['preferences']): number[] {
  if (maxBudget !== null && price > maxBudget) return [(price / maxBudget - 1) * 100]
  return minBudget !== null && price < minBudget ? [(1 - price / minBudget) * 100] : []
}

function merge(...parts: readonly Partial<KnownFigures>[]): KnownFigures {
  const all = (unit: Unit) => parts.flatMap((part) => part[unit] ?? [])
  return {
    money: all('money'),
    percent: all('percent'),
    kilometres: all('kilometres'),
    area: all('area'),
    bedrooms: all('bedrooms'),
    bathrooms: all('bathrooms'),
    people: all('people'),
    plain: all('plain'),
  }
}

/** How many a household needs is for the engine to say, between a room for two and a room for each. */
function roomsReckoned(lines: ScoredHome['lines']): number[] {
  return lines.flatMap(({ finding }) => {
    if (finding.aspect !== 'family') return []
    const { needed, people } = finding
    return needed >= Math.ceil(people / 2) && needed <= people ? [needed] : []
  })
}

/** What is true of one home, for this visitor. */
export function figuresOfHome(scored: ScoredHome, decision: Decision): KnownFigures {
  const { home, score, lines } = scored
  const investment = investmentOf(scored)
  const neighbours = [...LISTED.values()].filter(({ type, location }) => type === 'buy' && location === home.location)
  const own: Partial<KnownFigures> = {
    money: [
      home.price,
      home.price / home.area,
      ...(investment ? [median(neighbours.map(({ price, area }) => price / area))] : []),
    ],
    percent: percentOff(home.price, decision.preferences),
    kilometres: [...decision.reading.places, 'Plateau'].map((place) => kilometres(place, home.location)),
    area: [home.area],
    bedrooms: [home.bedrooms, ...roomsReckoned(lines)],
    bathrooms: [home.bathrooms],
    plain: [
      ...[score, 100, home.bedrooms, home.bathrooms, ...dateParts(home.deliveryDate)],
      ...present([home.minimumLeaseMonths, home.minimumLeaseMonths && home.minimumLeaseMonths / 12]),
      ...lines.flatMap(({ earned, of }) => [earned, of]),
      ...lines.flatMap(({ finding }) => ('looked' in finding ? upTo(finding.looked.length) : [])),
    ],
  }
  return merge(askedFigures(decision), own, investment ? investmentFigures(investment) : {})
}

/** What is true of the whole answer. */
export function figuresOfAnswer(decision: Decision): KnownFigures {
  const { counts, chosen, markets, relaxations } = decision
  const fitting = chosen.filter(({ miss }) => miss === null).length
  const own: Partial<KnownFigures> = {
    money: [
      ...markets.flatMap((market) => present([market.medianPerSquareMetre, market.lowestPrice, market.highestPrice])),
      ...relaxations.flatMap(({ limit, ...relaxed }) =>
        (limit === 'maxBudget' || limit === 'minBudget') && 'to' in relaxed ? [Number(relaxed.to)] : [],
      ),
    ],
    percent: [BUDGET_TOLERANCE_PERCENT],
    bedrooms: relaxations.flatMap((relaxed) => (relaxed.limit === 'bedrooms' ? present([relaxed.to]) : [])),
    plain: [
      ...[counts.available, counts.fitting, counts.near, counts.fitting + counts.near],
      ...[chosen.length, fitting, chosen.length - fitting],
      ...markets.map(({ homes }) => homes),
      ...relaxations.map(({ gains }) => gains),
    ],
  }
  return merge(askedFigures(decision), own)
}

/** As far as the written form may be from the exact number. */
function isWritten({ value, unit }: Figure, known: number, currency: Currency): boolean {
  const money = { currency, rates: STARTING_RATES }
  if (unit === 'money') return Math.abs(value - Number(convertFromXof(String(Math.round(known)), money))) <= 1
  if (unit === 'percent') return value > 0 && Math.abs(value - known) < 1
  if (unit === 'kilometres') return Math.abs(value - known) <= (Number.isInteger(value) ? 0.5 : 0.05) + 1e-9
  return value === known
}

export function isKnown(figure: Figure, known: KnownFigures, currency: Currency): boolean {
  const { money, ...others } = known
  const candidates = figure.unit === 'plain' ? Object.values(others).flat() : known[figure.unit]
  return candidates.some((fact) => isWritten(figure, fact, currency))
}
