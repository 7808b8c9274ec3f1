import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Catalogue } from '#features/recommendations/engine/catalogue.ts'
import type { Decision, ScoredHome } from '#features/recommendations/engine/decision.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import type { Recommendation, RecommendationAnswer } from '#features/recommendations/recommendation.public.ts'
import { LISTED } from './catalogue.ts'
import { figuresOf } from './figures.ts'
import {
  figuresOfAnswer,
  figuresOfHome,
  investmentOf,
  isKnown,
  type KnownFigures,
  leastAsked,
} from './known-figures.ts'
import { isDenied, namedAmenities, namedKinds, namedPlaces, saysAsked, sentencesOf } from './named-things.ts'
import { faultOfInvestment, faultOfMarket } from './recount.ts'

export type WordedAnswer = Omit<RecommendationAnswer, 'homes' | 'hasModel'>

interface Spoken {
  decision: Decision
  catalogue: Catalogue
  locale: Locale
  currency: Currency
}

const ADDRESSES = [
  /^\/contact(?:[?#].*)?$/,
  /^\/kais-nest(?:\?.*)?$/,
  /^\/property\/\d+(?:[?#].*)?$/,
  /^\/(?:shortlist|buying-costs|invest|faq|design-studio|kais-experience|kais-mobility)(?:[?#].*)?$/,
  /^\/ai-recommendations(?:\/result)?(?:[?#].*)?$/,
]

const TITLES = [...LISTED.values()].flatMap(({ title, titleFr }) => [title, titleFr ?? title])

/** A title is a name, not a statement. */
function withoutTitle(text: string): string {
  return TITLES.reduce((rest, title) => (rest.includes(title) ? rest.replaceAll(title, '') : rest), text)
}

function falseFigures(text: string, known: KnownFigures, currency: Currency): string[] {
  return figuresOf(text)
    .filter((figure) => !isKnown(figure, known, currency))
    .map(({ written }) => `'${written}' is no fact: ${text}`)
}

function falsePlaces(text: string, allowed: readonly string[]): string[] {
  return namedPlaces(text)
    .filter((place) => !allowed.includes(place))
    .map((place) => `${place} is neither the home's nor asked for: ${text}`)
}

/** An amenity in a sentence is the home's, unless the sentence says that it is not. */
function falseAmenities(text: string, home: ListedHome, { locale }: Spoken): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    isDenied(sentence, locale)
      ? []
      : namedAmenities(sentence, locale)
          .filter((amenity) => !home.amenities.includes(amenity))
          .map((amenity) => `${amenity} is not the home's: ${sentence}`),
  )
}

/** 'The pool you asked for': whoever asked for a garage did not ask for parking. */
function falseRequests(text: string, { decision, locale }: Spoken): string[] {
  return sentencesOf(text)
    .filter((sentence) => saysAsked(sentence, locale))
    .flatMap((sentence) =>
      namedAmenities(sentence, locale)
        .filter((amenity) => !decision.reading.wanted.includes(amenity))
        .map((amenity) => `${amenity} was not asked for: ${sentence}`),
    )
}

/** What is named as lacking must not be there. */
function falseLacks(lacks: readonly string[], home: ListedHome, { locale }: Spoken): string[] {
  return lacks.flatMap((lack) =>
    namedAmenities(lack, locale)
      .filter((amenity) => home.amenities.includes(amenity))
      .map((amenity) => `${amenity} is the home's: ${lack}`),
  )
}

function falsePoints({ matchScore, points }: Recommendation): string[] {
  const total = (of: 'earned' | 'of') => points.reduce((sum, part) => sum + part[of], 0)
  const isOutside = points.some(({ earned, of }) => earned < 0 || earned > of || !Number.isInteger(earned))
  return [
    ...(total('earned') === matchScore ? [] : [`the points add up to ${total('earned')}, the score is ${matchScore}`]),
    ...(total('of') === 100 ? [] : [`the points are out of ${total('of')}`]),
    ...(isOutside ? ['a part of the score is more than it can be'] : []),
    ...(points.every(({ label, reason }) => label && reason) ? [] : ['a part of the score has no reason']),
  ]
}

function falseQuotes({ quotes }: Recommendation, home: ListedHome, locale: Locale): string[] {
  const listing = (locale === 'fr' ? home.descriptionFr : null) ?? home.description
  return quotes
    .filter(({ text }) => !listing.includes(text.replace(/^[“«\s\u00a0]+|[”»\s\u00a0]+$/g, '')))
    .map(({ text }) => `not in the listing: ${text}`)
}

function ofHome(said: Recommendation, scored: ScoredHome, home: ListedHome, spoken: Spoken): string[] {
  const { decision, catalogue, locale, currency } = spoken
  const { reading, preferences } = decision
  const claims = [said.personalizedDescription, ...said.reasons, said.investmentInsights ?? '']
  const confessions = [...(said.nearMiss ? [said.nearMiss] : []), ...said.lacks]
  const scoring = said.points.map(({ label, reason }) => `${label}: ${reason}`)
  const all = [...claims, ...confessions, ...scoring].map(withoutTitle)
  const known = figuresOfHome(scored, decision)
  const investment = investmentOf(scored)
  const places = [home.location, 'Plateau', ...reading.places, ...(investment?.comparedIn ?? [])]
  const investmentFault = investment && faultOfInvestment(home, investment, catalogue.homes)
  return [
    ...all.flatMap((text) => falseFigures(text, known, currency)),
    ...all.flatMap((text) => falsePlaces(text, places)),
    ...[...claims, ...scoring].flatMap((text) => falseAmenities(withoutTitle(text), home, spoken)),
    ...all.flatMap((text) => falseRequests(text, spoken)),
    ...falseLacks(confessions, home, spoken),
    ...all.flatMap((text) =>
      namedKinds(text, locale)
        .filter((kind) => kind !== home.kind && kind !== preferences.kind)
        .map((kind) => `a ${kind} is neither offered nor asked for: ${text}`),
    ),
    ...falsePoints(said),
    ...falseQuotes(said, home, locale),
    ...(said.matchScore === scored.score ? [] : [`a score of ${said.matchScore}, decided ${scored.score}`]),
    ...(investmentFault ? [investmentFault] : []),
  ].map((fault) => `home ${home.id}: ${fault}`)
}

function ofWhole(answer: WordedAnswer, { decision, catalogue, currency }: Spoken): string[] {
  const { reading, preferences, chosen, markets, relaxations } = decision
  const known = figuresOfAnswer(decision)
  const inWords = figuresOf(preferences.words).map(({ value }) => value)
  const repeated = { ...known, plain: [...known.plain, ...inWords] }
  // What the visitor wrote may be said back, but nowhere else than where it says how it was read.
  const readBack = [...answer.understood, ...answer.toCheck]
  const ours = [
    answer.summary,
    answer.marketInsights,
    ...answer.nextSteps,
    ...answer.relaxations.map(({ text }) => text),
  ]
  const places = [
    ...chosen.map(({ home }) => home.location),
    ...[...reading.places, ...reading.refusedPlaces, preferences.place ?? ''],
    ...[leastAsked(decision)?.location ?? ''],
    ...markets.map(({ place }) => place ?? ''),
    ...relaxations.map((relaxed) => (relaxed.limit === 'place' ? (relaxed.to ?? '') : '')),
  ]
  const shortOfPath = answer.nextSteps.length === answer.nextStepPaths.length ? [] : ['a next step leads nowhere']
  return [
    ...ours.flatMap((text) => falseFigures(text, known, currency)),
    ...readBack
      .filter((text) => !figuresOf(text).every(({ value }) => inWords.includes(value)))
      .flatMap((text) => falseFigures(text, repeated, currency)),
    ...ours.flatMap((text) => falsePlaces(text, places)),
    ...markets.flatMap((market) => faultOfMarket(market, catalogue.homes) ?? []),
    ...shortOfPath,
    ...[...answer.nextStepPaths, ...answer.relaxations.map(({ path }) => path)]
      .filter((path) => !ADDRESSES.some((address) => address.test(path)))
      .map((path) => `no such page: ${path}`),
  ]
}

/** Every sentence of an answer that the catalogue and the visitor's answers do not bear out. */
export function falseStatements(answer: WordedAnswer, spoken: Spoken): string[] {
  const { decision } = spoken
  const scoredById = new Map(decision.chosen.map((scored) => [scored.home.id, scored]))
  return [
    ...answer.recommendations.flatMap((said) => {
      const [scored, home] = [scoredById.get(said.propertyId), LISTED.get(said.propertyId)]
      return scored && home ? ofHome(said, scored, home, spoken) : [`home ${said.propertyId} was not chosen`]
    }),
    ...ofWhole(answer, spoken),
  ].map((fault) => `${spoken.locale}: ${fault}`)
}
