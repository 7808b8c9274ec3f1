import { neighboursOf } from '#features/nest/neighbours.ts'
import type { Deal } from '#features/nest/property-types.ts'
import type { Catalogue } from './catalogue.ts'
import type { Investment } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { isLivedIn } from './judge-numbers.ts'
import { FEWEST_COMPARED, medianPerSquareMetre } from './median.ts'

/** Basis points of a year's rent: twelve months, in ten-thousandths. */
const YEAR_IN_BASIS_POINTS = 120_000

interface PlaceFigures {
  rentPerSquareMetre: number | null
  comparedHomes: number
  comparedIn: string[]
  salePerSquareMetre: number | null
}

/** Offices and plots are another market. */
function homesIn(places: readonly string[], deal: Deal, { byPlace }: Catalogue): HomeFacts[] {
  const isCompared = (home: HomeFacts) => home.type === deal && home.area > 0 && isLivedIn(home)
  return places.flatMap((place) => (byPlace.get(place) ?? []).filter(isCompared))
}

function figuresOf(place: string, catalogue: Catalogue): PlaceFigures {
  const here = homesIn([place], 'rent', catalogue)
  const rents = here.length >= FEWEST_COMPARED ? here : homesIn([place, ...neighboursOf(place)], 'rent', catalogue)
  const rentPerSquareMetre = medianPerSquareMetre(rents)
  const isKnown = rentPerSquareMetre !== null
  return {
    rentPerSquareMetre,
    comparedHomes: isKnown ? rents.length : 0,
    comparedIn: isKnown ? [...new Set(rents.map(({ location }) => location))].sort() : [],
    salePerSquareMetre: medianPerSquareMetre(homesIn([place], 'buy', catalogue)),
  }
}

/** Of a place, kept as long as its catalogue. */
const keptFigures = new WeakMap<Catalogue, Map<string, PlaceFigures>>()

function placeFigures(place: string, catalogue: Catalogue): PlaceFigures {
  const figures = keptFigures.get(catalogue) ?? new Map<string, PlaceFigures>()
  keptFigures.set(catalogue, figures)
  const known = figures.get(place) ?? figuresOf(place, catalogue)
  figures.set(place, known)
  return known
}

function percentBelow(price: number, median: number): number {
  // Towards zero: neither a bargain nor a fault is made larger than it is.
  const percent = Math.trunc(((median - price) * 100) / median)
  return percent === 0 ? 0 : percent
}

/** By our own catalogue: what homes like it are let for around it, and what they are sold for in the same place. */
export function investmentIn(home: HomeFacts, catalogue: Catalogue): Investment | null {
  if (!isLivedIn(home)) return null
  const { price, area, location } = home
  const { rentPerSquareMetre, comparedHomes, comparedIn, salePerSquareMetre } = placeFigures(location, catalogue)
  const monthlyRent = rentPerSquareMetre !== null && area > 0 ? rentPerSquareMetre * area : null
  const hasYield = monthlyRent !== null && price > 0
  return {
    grossYield: hasYield ? Math.floor((monthlyRent * YEAR_IN_BASIS_POINTS) / price) : null,
    monthlyRent,
    comparedHomes: monthlyRent === null ? 0 : comparedHomes,
    comparedIn: monthlyRent === null ? [] : comparedIn,
    percentBelowMedian: salePerSquareMetre !== null && area > 0 ? percentBelow(price / area, salePerSquareMetre) : null,
  }
}
