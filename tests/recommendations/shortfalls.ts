import { LOCALES, type Locale } from '#common/locale.ts'
import { isPresetAmenity } from '#features/nest/amenities.ts'
import { nestMessages as NEST } from '#features/nest/messages.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import type { Timeframe } from '#features/recommendations/preferences.ts'
import { kilometresBetween } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { TODAY } from './catalogue.ts'
import { preferencesOf, type Story } from './story.ts'

/** What is said about a home's shortcomings, in each language. */
export type Told = Record<Locale, string>

/** Something asked for that a home does not give. */
interface Shortfall {
  what: string
  /** No words make up for it: an adviser does not show such a home. */
  isBeyondWords: boolean
  /** Whether a text names it. */
  isIn(text: string, locale: Locale): boolean
}

const TOLERANCE = 1.1
const NEIGHBOURHOOD_KM = 8
const MONTHS: Record<Timeframe, number | null> = {
  immediate: 0,
  '3_months': 3,
  '6_months': 6,
  '1_year': 12,
  exploring: null,
}

export function kilometres(one: string, other: string): number {
  const [from, to] = [PLACE_COORDINATES[one], PLACE_COORDINATES[other]]
  return from && to ? kilometresBetween(from, to) : Number.POSITIVE_INFINITY
}

export function deadlineOf(timeframe: Timeframe | null): string | null {
  const months = timeframe === null ? null : MONTHS[timeframe]
  if (months === null) return null
  const day = new Date(TODAY)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

export function askedPlaces({ wants, means }: Story): string[] {
  return [...new Set([...(wants.place ? [wants.place] : []), ...(means?.places ?? [])])]
}

function amenityLabel(name: string, locale: Locale): string {
  return isPresetAmenity(name) ? NEST[locale].amenities[name] : name
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const hasPercent = (text: string) => text.includes('%')

function budgetShortfalls(story: Story, { price }: ListedHome): Shortfall[] {
  const { minBudget, maxBudget } = preferencesOf(story)
  const found: Shortfall[] = []
  if (maxBudget !== null && price > maxBudget) {
    found.push({ what: 'over the maximum', isBeyondWords: price > maxBudget * TOLERANCE, isIn: hasPercent })
  }
  if (minBudget !== null && price < minBudget) {
    found.push({ what: 'under the minimum', isBeyondWords: price < minBudget * (2 - TOLERANCE), isIn: hasPercent })
  }
  return found
}

function roomShortfalls(story: Story, { kind, bedrooms, area }: ListedHome): Shortfall[] {
  const asked = preferencesOf(story)
  const found: Shortfall[] = []
  if (asked.kind !== null && kind !== asked.kind) {
    const isIn = (text: string, locale: Locale) => holds(text, NEST[locale].kinds[kind])
    found.push({ what: `a ${kind}`, isBeyondWords: false, isIn })
  }
  const rooms = Math.max(asked.bedrooms ?? 0, story.means?.bedrooms ?? 0)
  if (bedrooms < rooms) {
    // A studio says the same as no bedroom.
    const isIn = (text: string) => holds(text, String(bedrooms)) || (bedrooms === 0 && holds(text, 'studio'))
    found.push({ what: `${bedrooms} bedrooms`, isBeyondWords: bedrooms < rooms - 1, isIn })
  }
  const leastArea = story.means?.area ?? 0
  if (area < leastArea) {
    found.push({ what: `${area} m²`, isBeyondWords: false, isIn: (text) => holds(text, String(area)) })
  }
  return found
}

function placeAndTimeShortfalls(story: Story, { location, isVefa, deliveryDate }: ListedHome): Shortfall[] {
  const found: Shortfall[] = []
  const places = askedPlaces(story)
  if (places.length > 0 && !places.includes(location)) {
    const away = Math.min(...places.map((place) => kilometres(place, location)))
    // 'In Ouakam, 3.8 km from Ngor' and 'Not in Ngor' both say it.
    const isIn = (text: string) => [location, ...places].some((place) => holds(text, place))
    found.push({ what: `in ${location}`, isBeyondWords: away >= NEIGHBOURHOOD_KM, isIn })
  }
  const deadline = deadlineOf(preferencesOf(story).timeframe)
  const stated = deliveryDate !== null && deliveryDate >= TODAY ? deliveryDate : null
  if (deadline !== null && isVefa && (stated === null || stated > deadline)) {
    const year = stated?.slice(0, 4) ?? ''
    found.push({ what: 'delivered too late', isBeyondWords: false, isIn: (text) => holds(text, year) })
  }
  return found
}

/** The limits that a home passes, by the adviser's reading of the story. */
export function limitShortfalls(story: Story, home: ListedHome): Shortfall[] {
  const found: Shortfall[] = []
  if (home.type !== story.deal) found.push({ what: `for ${home.type}`, isBeyondWords: true, isIn: () => false })
  if (home.kind === 'commercial' || home.kind === 'land') {
    found.push({ what: 'not a home', isBeyondWords: true, isIn: () => false })
  }
  return [
    ...found,
    ...budgetShortfalls(story, home),
    ...roomShortfalls(story, home),
    ...placeAndTimeShortfalls(story, home),
  ]
}

/** Wishes of the free text that the listing does not state. */
export function wishShortfalls({ means }: Story, { amenities }: ListedHome): Shortfall[] {
  return (means?.wishes ?? [])
    .filter((wish) => !amenities.includes(wish))
    .map((wish) => ({
      what: `without ${wish}`,
      isBeyondWords: false,
      isIn: (text, locale) => holds(text, amenityLabel(wish, locale)),
    }))
}

/** What the visitor ruled out and the home has, or where it is. */
export function brokenRefusals({ means }: Story, { amenities, location }: ListedHome): string[] {
  return [
    ...(means?.refuses ?? []).filter((refused) => amenities.includes(refused)),
    ...(means?.refusesPlaces ?? []).filter((refused) => refused === location),
  ]
}

export function isTold({ isBeyondWords, isIn }: Shortfall, told: Told): boolean {
  return !isBeyondWords && LOCALES.every((locale) => isIn(told[locale], locale))
}
