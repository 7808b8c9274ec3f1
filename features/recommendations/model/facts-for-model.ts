import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { isPresetAmenity } from '#features/nest/amenities.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { regionOf } from '#features/nest/places.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import type { Voice } from '../wording/speech.ts'
import { fold } from './fold-words.ts'
import type { FactSheet } from './verify-text.ts'

export interface DecidedTexts {
  voice: Voice
  decision: Decision
  listed: ReadonlyMap<number, ListedHome>
  /** Our own texts: what the model may say better, and what stays where it does not. */
  answer: Pick<RecommendationAnswer, 'recommendations' | 'summary'>
}

/** One text to be worded: what is sent about it, and what it is checked against. */
export interface TextToWord {
  /** Null: the summary. */
  propertyId: number | null
  sent: Record<string, unknown>
  sheet: FactSheet
}

function stateHome(home: ListedHome, voice: Voice) {
  const { locale } = voice
  const messages = nestMessages[locale]
  const { kind, type, location, price, bedrooms, bathrooms, area, amenities, deliveryDate } = home
  const amount = formatMoney(String(price), voice)
  const period = pricePeriod(messages, home)
  const counted = {
    ...(bedrooms > 0 && { bedrooms: messages.bedrooms(bedrooms) }),
    ...(bathrooms > 0 && { bathrooms: messages.bathrooms(bathrooms, kind) }),
    ...(area > 0 && { area: messages.area(area) }),
  }
  const stated = {
    title: inLocale(locale, home.title, home.titleFr),
    kind: messages.kinds[kind],
    deal: messages.deals[type],
    place: location,
    region: regionOf(location) ?? location,
    price: period ? `${amount} ${period}` : amount,
    ...counted,
    ...(deliveryDate && { delivery: deliveryDate.slice(0, 4) }),
  }
  const names = amenities.map((name) => (isPresetAmenity(name) ? messages.amenities[name] : name))
  // Of a rent the amount alone is true as well; of a price by the month nothing else would be.
  return { sent: { ...stated, amenities: names }, lines: [...Object.values(stated), amount, ...names] }
}

/**
 * The visitor's free text is never sent: not a line that repeats a part of it that was not understood, should one of ours do so.
 * What they answered beyond it is only in our own texts.
 */
function withoutVisitorsWords({ reading }: Decision): (line: string) => boolean {
  const fragments = reading.unknown.map((part) => fold(part).trim()).filter((part) => part !== '')
  return (line) => !fragments.some((part) => fold(line).includes(part))
}

export function textsToWord({ decision, listed, answer, voice }: DecidedTexts): TextToWord[] {
  const maySend = withoutVisitorsWords(decision)
  const ownAmenities = [
    ...new Set([...listed.values()].flatMap(({ amenities }) => amenities).filter((name) => !isPresetAmenity(name))),
  ]
  const { preferences, reading } = decision
  const asked = {
    amenities: reading.wanted,
    places: reading.places,
    kind: preferences.kind,
    bedrooms: reading.bedrooms,
    bathrooms: preferences.bathrooms,
    area: reading.minArea,
  }
  // Of a wish that nobody has checked yet it cannot be said that it is met.
  const isAllRead = reading.checks.length === 0 && reading.unknown.length === 0
  const chosen = new Map(decision.chosen.map((one) => [one.home.id, one]))
  const homes = answer.recommendations.flatMap((recommendation): TextToWord[] => {
    const { propertyId, personalizedDescription: draft, lacks } = recommendation
    const home = listed.get(propertyId)
    const scored = chosen.get(propertyId)
    // Of a home that is still on paper 'has a pool' is not true yet: our own text says what is planned.
    if (!home || !scored || home.isVefa || !maySend(draft)) return []
    const reasons = recommendation.reasons.filter(maySend)
    const nearMiss = recommendation.nearMiss && maySend(recommendation.nearMiss) ? recommendation.nearMiss : null
    const { sent, lines } = stateHome(home, voice)
    const { kind, type: deal, location: place, amenities } = home
    return [
      {
        propertyId,
        sent: { propertyId, draft, facts: sent, reasons, ...(nearMiss && { nearMiss }) },
        sheet: {
          ours: [draft, ...reasons, ...(nearMiss ? [nearMiss] : [])],
          stated: lines,
          home: { kind, deal, place, amenities, asked, fits: scored.miss === null && lacks.length === 0 && isAllRead },
          ownAmenities,
        },
      },
    ]
  })
  const { summary } = answer
  // That nothing fits is said in our own words: left out, it would read as if something did.
  if (homes.length === 0 || decision.counts.fitting === 0 || !maySend(summary)) return homes
  const sheet = { ours: [summary], stated: [], home: null, ownAmenities }
  return [...homes, { propertyId: null, sent: { propertyId: null, draft: summary }, sheet }]
}
