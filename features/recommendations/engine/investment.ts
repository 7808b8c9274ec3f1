import { neighboursOf } from '#features/nest/neighbours.ts'
import type { Deal } from '#features/nest/property-types.ts'
import type { Investment } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import type { IndexedCatalogue, IndexedHome } from './indexed-catalogue.ts'
import { FEWEST_COMPARED, medianPerSquareMetre } from './median.ts'

/** Basis points of a year's rent: twelve months, in ten-thousandths. */
const YEAR_IN_BASIS_POINTS = 120_000n

interface PlaceFigures {
  rentPerSquareMetre: number | null
  comparedHomes: number
  comparedIn: string[]
  salePerSquareMetre: number | null
}

function homesIn(places: readonly string[], deal: Deal, { byPlace }: IndexedCatalogue): HomeFacts[] {
  const homes = places.flatMap((place) => byPlace.get(place) ?? [])
  return homes.filter(({ type, area }) => type === deal && area > 0)
}

function figuresOf(place: string, index: IndexedCatalogue): PlaceFigures {
  const here = homesIn([place], 'rent', index)
  const rents = here.length >= FEWEST_COMPARED ? here : homesIn([place, ...neighboursOf(place)], 'rent', index)
  const rentPerSquareMetre = medianPerSquareMetre(rents)
  const isKnown = rentPerSquareMetre !== null
  return {
    rentPerSquareMetre,
    comparedHomes: isKnown ? rents.length : 0,
    comparedIn: isKnown ? [...new Set(rents.map(({ location }) => location))].sort() : [],
    salePerSquareMetre: medianPerSquareMetre(homesIn([place], 'buy', index)),
  }
}

/** Of a place, kept as long as its catalogue. */
const keptFigures = new WeakMap<IndexedCatalogue, Map<string, PlaceFigures>>()

function placeFigures(place: string, index: IndexedCatalogue): PlaceFigures {
  const figures = keptFigures.get(index) ?? new Map<string, PlaceFigures>()
  keptFigures.set(index, figures)
  const known = figures.get(place) ?? figuresOf(place, index)
  figures.set(place, known)
  return known
}

function percentBelow(price: number, median: number): number {
  // Towards zero: neither a bargain nor a fault is made larger than it is.
  const percent = Math.trunc(((median - price) * 100) / median)
  return percent === 0 ? 0 : percent
}

function estimate({ price, area, location }: HomeFacts, index: IndexedCatalogue): Investment {
  const figures = placeFigures(location, index)
  const { rentPerSquareMetre, comparedHomes, comparedIn, salePerSquareMetre } = figures
  const monthlyRent = rentPerSquareMetre !== null && area > 0 ? rentPerSquareMetre * area : null
  const hasYield = monthlyRent !== null && price > 0
  return {
    grossYield: hasYield ? Number((BigInt(monthlyRent) * YEAR_IN_BASIS_POINTS) / BigInt(price)) : null,
    monthlyRent,
    comparedHomes: monthlyRent === null ? 0 : comparedHomes,
    comparedIn: monthlyRent === null ? [] : comparedIn,
    percentBelowMedian: salePerSquareMetre !== null && area > 0 ? percentBelow(price / area, salePerSquareMetre) : null,
  }
}

/** What a home would come to does not depend on who asks: worked out once. */
const keptInvestments = new WeakMap<IndexedHome, Investment>()

/** By our own catalogue: what homes like it are let for around it, and what they are sold for in the same place. */
export function investmentIn(home: IndexedHome, index: IndexedCatalogue): Investment {
  const known = keptInvestments.get(home)
  if (known) return known
  const made = estimate(home.facts, index)
  keptInvestments.set(home, made)
  return made
}
