import { formatMonth } from '#common/dates.ts'
import { formatPercent, formatTenths } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { formatMoney, type MoneyReader } from '#common/money.ts'
import { isPresetAmenity } from '#features/nest/amenities.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { Deal } from '#features/nest/property-types.ts'
import { hasPassed } from '../engine/deadline.ts'
import { MOST_PEOPLE } from '../preferences.ts'
import { wordingMessages } from './messages.ts'

/** Whom the texts speak to. */
export type Voice = MoneyReader

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

/** Everything that the texts are made of, in one language and one currency. `today` is 'YYYY-MM-DD'. */
export function speechOf(voice: Voice, today: string) {
  const { locale } = voice
  const words = wordingMessages[locale]
  const nest = nestMessages[locale]
  const money = (francs: number) => formatMoney(String(francs), voice)
  const kilometres = (figure: number) => words.home.kilometres(formatTenths(figure, locale))
  const percent = (figure: number) => formatPercent(formatTenths(figure, locale), locale)
  return {
    locale,
    words,
    nest,
    money,
    kilometres,
    /** '1 600 000 FCFA a month' where the deal is one that lets. */
    price: (francs: number, deal: Deal | null) => {
      const period = deal && pricePeriod(nest, { type: deal })
      return period ? `${money(francs)} ${period}` : money(francs)
    },
    percent,
    /** By how much a price lies outside a limit. */
    percentOff: (figure: number) => (figure < 1 ? words.finding.lessThan(percent(1)) : percent(figure)),
    /** Whether an off-plan home states a delivery that should have been. */
    isDeliveryPast: (isoDate: string | null) => isoDate !== null && hasPassed(isoDate, today),
    month: (isoDate: string) => formatMonth(isoDate, locale),
    distance: (figure: number, place: string) => words.home.distance(kilometres(figure), words.home.fromPlace(place)),
    people: (count: number) => words.home.household(count, count >= MOST_PEOPLE),
    list: (items: readonly string[]) => lists[locale].format(items),
    either: (items: readonly string[]) => choices[locale].format(items),
    /** The listing's 'Swimming Pool' as a sentence says it: 'Swimming pool'. What staff named themselves stays as they wrote it. */
    label: (amenity: string) =>
      isPresetAmenity(amenity) ? nest.amenities[amenity].replace(/(?<= )\S+/g, inSentence) : amenity,
    /** 'the swimming pool', which somebody asked for. */
    asked: (amenity: string) => (isPresetAmenity(amenity) ? words.home.asked[amenity] : words.home.ownAmenity(amenity)),
    /** 'a swimming pool', which a listing states. */
    stated: (amenity: string) =>
      isPresetAmenity(amenity) ? words.home.stated[amenity] : words.home.ownAmenity(amenity),
  }
}

export type Speech = ReturnType<typeof speechOf>

export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function inSentence(label: string): string {
  return label.replace(PLAIN_WORD, (letter) => letter.toLowerCase())
}

/** A list of what is there names things: 'furniture', where a page says 'Furnished'. */
function nounOf(amenity: string, { label, words }: Speech): string {
  return amenity === 'Furnished' ? words.home.furniture : label(amenity)
}

/** 'Swimming pool, garden and WiFi': labels as one list, the first as it is. */
export function listOfAmenities(amenities: readonly string[], speech: Speech): string {
  const nouns = amenities.map((amenity) => nounOf(amenity, speech))
  return speech.list(nouns.map((noun, index) => (index === 0 ? noun : inSentence(noun))))
}

/** The same after a colon, where no word begins with a capital: 'Planned: swimming pool and garden'. */
export function lowListOfAllAmenities(amenities: readonly string[], speech: Speech): string {
  return speech.list(amenities.map((amenity) => inSentence(nounOf(amenity, speech))))
}

/** Either of them: 'generator or WiFi' that a listing does not mention. */
export function lowListOfAmenities(amenities: readonly string[], speech: Speech): string {
  return speech.either(amenities.map((amenity) => inSentence(speech.label(amenity))))
}
