import { findPlace } from '#features/nest/places.ts'
import type { Decision, ScoredHome } from '#features/recommendations/engine/decision.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { LANDMARKS, placesOf } from '#features/recommendations/wishes/place-groups.ts'
import type { Wish, WishField } from '#features/recommendations/wishes/wish.ts'
import { kilometresBetween, type Position } from '#platform/map/geometry.ts'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { type KnownFigures, mergeFigures, type Unit } from './figures.ts'

const present = (values: readonly (number | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined)
const dateParts = (date: string | null | undefined) => (date ? date.split('-').map(Number) : [])

const UNIT_OF: Readonly<Partial<Record<WishField, Unit>>> = {
  ...({ price: 'money', area: 'area', bedrooms: 'bedrooms', bathrooms: 'bathrooms', people: 'people' } as const),
  ...({ levels: 'levels', floor: 'floor', guests: 'guests', nights: 'nights', lease: 'months' } as const),
}

/** What somebody asked for may be said back to them. */
function figuresOfWish(wish: Wish): KnownFigures {
  const numbers = [wish.value].flat().filter((value) => typeof value === 'number')
  const unit = UNIT_OF[wish.field]
  return { ...(unit && { [unit]: numbers }), plain: wish.field === 'readyBy' ? dateParts(wish.value) : [] }
}

const positionOf = (name: string): Position | undefined =>
  LANDMARKS[name as keyof typeof LANDMARKS] ?? PLACE_COORDINATES[findPlace(name) ?? name]

/** From the home to whatever was asked for, and to the offices for whoever works. */
function distancesOf({ latitude, longitude, location }: HomeFacts, wishes: readonly Wish[]): number[] {
  const asked = wishes.flatMap(({ field, value }) =>
    field === 'place' || field === 'near' ? value.flatMap((name) => [name, ...placesOf(name)]) : [],
  )
  const works = wishes.some(({ field }) => field === 'work') ? ['Plateau'] : []
  const here = latitude === null || longitude === null ? PLACE_COORDINATES[location] : { latitude, longitude }
  const there = [...asked, ...works].flatMap((name) => positionOf(name) ?? [])
  return here ? there.map((position) => kilometresBetween(here, position)) : []
}

/** Percent above what was asked at most, or below what was asked at least. */
const percentsOff = (price: number, wishes: readonly Wish[]) =>
  wishes.flatMap(({ field, value }) =>
    field === 'price' ? [value].flat().map((limit) => Math.abs(Number(price) / Number(limit) - 1) * 100) : [],
  )

/** How many of the conditions and of the wishes are met, and how many the listing leaves open. */
function sharesOf({ findings }: ScoredHome): number[] {
  const weighed = ['lifestyle', 'work', 'transport', 'goal']
  const asked = findings.filter(({ wish, verdict }) => verdict !== 'open' && !weighed.includes(wish.field))
  const open = asked.filter(({ verdict }) => verdict === 'unknown').length
  return [true, false].flatMap((isHard) => {
    const own = asked.filter(({ wish }) => wish.isHard === isHard)
    return [own.filter(({ verdict }) => verdict === 'met').length, own.length, open]
  })
}

/** What is true of one home, for this visitor. */
export function figuresOfHome(scored: ScoredHome, { asked: { wishes } }: Decision): KnownFigures {
  const { home } = scored
  const lease = home.minimumLeaseMonths
  const investment = scored.findings.flatMap((finding) => finding.investment ?? [])
  return mergeFigures(...wishes.map(figuresOfWish), {
    money: [home.price, ...present(investment.map(({ monthlyRent }) => monthlyRent))],
    percent: [
      ...percentsOff(home.price, wishes),
      ...investment.flatMap(({ grossYield, percentBelowMedian: below }) => [
        (grossYield ?? 0) / 100,
        Math.abs(below ?? 0),
      ]),
    ],
    kilometres: distancesOf(home, wishes),
    area: [home.area],
    bedrooms: [home.bedrooms],
    bathrooms: [home.bathrooms],
    levels: present([home.levels]),
    floor: present([home.floor]),
    guests: present([home.maxGuests]),
    nights: present([home.minNights]),
    months: present([lease]),
    plain: [
      ...[...dateParts(home.deliveryDate), ...present([lease && lease / 12]), ...sharesOf(scored)],
      ...investment.map(({ comparedHomes }) => comparedHomes),
    ],
  })
}

/** What is true of the whole answer; how many homes there are was counted by whoever asks. */
export function figuresOfAnswer(
  { asked, chosen, counts, markets, relaxations }: Decision,
  counted: number[],
): KnownFigures {
  const fitting = chosen.filter(({ isFit }) => isFit).length
  const changed = relaxations.flatMap(({ to }) => to ?? [])
  return mergeFigures(...[...asked.wishes, ...changed].map(figuresOfWish), {
    money: markets.flatMap((market) => present([market.medianPerSquareMetre, market.lowestPrice, market.highestPrice])),
    plain: [
      ...[...counted, counts.near, chosen.length, fitting, chosen.length - fitting],
      ...[...(asked.stay ?? []).flatMap(dateParts), ...markets.map(({ homes }) => homes)],
      ...relaxations.map(({ gains }) => gains),
    ],
  })
}
