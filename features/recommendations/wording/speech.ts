import { formatDay, formatMonth } from '#common/dates.ts'
import { formatPercent, formatTenths } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { formatMoney, type MoneyReader } from '#common/money.ts'
import { isPresetAmenity } from '#features/nest/amenities.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { Deal, Kind } from '#features/nest/property-types.ts'
import type { NumberField, NumberOperator, Wish } from '../wishes/wish.ts'
import { wordingMessages } from './messages.ts'

/** Whom the texts speak to. */
export type Voice = MoneyReader
export type CountField = Exclude<NumberField, 'price'>
/** The wishes by the form of their value. */
export type NameWish = Extract<Wish, { op: 'oneOf' | 'not' }>
export type FlagWish = Extract<Wish, { value: boolean }>
export type PriceWish = Extract<Wish, { field: 'price' }>
export interface CountWish {
  field: CountField
  op: NumberOperator | 'between'
  value: number | readonly [number, number]
}

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr-FR', { type: 'conjunction' }),
} satisfies Record<Locale, Intl.ListFormat>

const choices = {
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  fr: new Intl.ListFormat('fr-FR', { type: 'disjunction' }),
} satisfies Record<Locale, Intl.ListFormat>

/** 'Garden' becomes 'garden' inside a sentence, but 'WiFi', 'Wi-Fi' and 'TV' stay. */
const PLAIN_WORD = /^\p{Lu}(?!\p{Lu}|\p{Ll}+-?\p{Lu})/u

export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

export function inSentence(label: string): string {
  return label.replace(PLAIN_WORD, (letter) => letter.toLowerCase())
}

/** 'in Ngor or Almadies', but 'on the Plateau or in Ngor'. */
function shareFirstWord(phrases: readonly string[]): string[] {
  const isShared = phrases.every((phrase) => phrase.startsWith('in '))
  return phrases.map((phrase, index) => (isShared && index > 0 ? phrase.slice('in '.length) : phrase))
}

/** Everything that the texts are made of, in one language and one currency. `today` is 'YYYY-MM-DD'; `isOfNewest`: of decision.ts. */
export function speechOf(voice: Voice, today: string, isOfNewest = false) {
  const { locale } = voice
  const words = wordingMessages[locale]
  const { home } = words
  const nest = nestMessages[locale]
  const money = (francs: number) => formatMoney(String(francs), voice)
  const percent = (figure: number) => formatPercent(formatTenths(figure, locale), locale)
  const either = (items: readonly string[]) => choices[locale].format(items)
  const placeOf = (name: string) => name.replace(/ \(ville\)$/, '')
  const inArea = (name: string) => {
    const isRegion = name !== 'Dakar' && Object.hasOwn(PLACES_BY_REGION, name)
    return home.groups[name]?.in ?? (isRegion ? home.inRegion(name) : home.inPlace(placeOf(name)))
  }
  /** A distance is one from a place, even where a region is called like it. */
  const from = (name: string) => home.landmarks[name] ?? home.groups[name]?.from ?? home.fromPlace(placeOf(name))
  const label = (amenity: string) => {
    if (amenity === 'Furnished') return home.furniture
    return isPresetAmenity(amenity) ? nest.amenities[amenity].replace(/(?<= )\S+/g, inSentence) : amenity
  }
  return {
    voice,
    locale,
    today,
    isOfNewest,
    words,
    nest,
    money,
    percent,
    either,
    list: (items: readonly string[]) => lists[locale].format(items),
    /** '1 600 000 FCFA a month' where the deal is one that lets. */
    price: (francs: number, deal: Deal) => [money(francs), pricePeriod(nest, { type: deal })].filter(Boolean).join(' '),
    /** By how much a price lies outside a limit. */
    percentOff: (figure: number) => (figure < 1 ? words.finding.lessThan(percent(1)) : percent(Math.round(figure))),
    kilometres: (figure: number) => `${formatTenths(figure, locale)}\u00a0km`,
    /** Whether an off-plan home states a delivery that should have been. */
    isDeliveryPast: (isoDate: string | null) => isoDate !== null && isoDate < today,
    month: (isoDate: string) => formatMonth(isoDate, locale),
    day: (isoDate: string) => formatDay(new Date(isoDate), locale),
    /** A place, a region or a group of places: 'in Ngor', 'on the Petite Côte'. */
    inAreas: (names: readonly string[]) => shareFirstWord(names.map(inArea)),
    /** From one of these or from a landmark, and near it: 'from the airport', 'near Ngor'. */
    from,
    near: (name: string) => home.near(from(name)),
    /** '3 bedrooms', '120 m²', 'floor 2'. */
    count: (field: CountField, n: number, kind: Kind = 'apartment') => {
      if (field === 'bathrooms') return nest.bathrooms(n, kind)
      return field === 'bedrooms' || field === 'area' ? nest[field](n) : home.counts[field](n)
    },
    /** The listing's 'Swimming Pool' as a list says it: 'Swimming pool', and 'Furniture' for 'Furnished'. */
    label,
    /** 'a swimming pool', which a listing states. */
    stated: (amenity: string) =>
      isPresetAmenity(amenity) ? home.stated(amenity, inSentence(label(amenity))) : home.quoted(amenity),
  }
}

export type Speech = ReturnType<typeof speechOf>

/** 'Swimming pool, garden and WiFi': labels as one list, the first as it is. */
export function listOfAmenities(amenities: readonly string[], { list, label }: Speech): string {
  return list(amenities.map((amenity, index) => (index === 0 ? label(amenity) : inSentence(label(amenity)))))
}

/** The same after a colon, where no word begins with a capital: 'Planned: swimming pool and garden'. */
export function lowListOfAmenities(amenities: readonly string[], { list, label }: Speech): string {
  return list(amenities.map((amenity) => inSentence(label(amenity))))
}
