import type { Locale } from '#common/locale.ts'
import type { Currency, Rates } from '#common/money.ts'
import type { Decision, ScoredHome } from '#features/recommendations/engine/decision.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import type { Recommendation, RecommendationAnswer } from '#features/recommendations/recommendation.public.ts'
import { placesOf } from '#features/recommendations/wishes/place-groups.ts'
import type { Search } from '#features/recommendations/wishes/search.ts'
import type { Wish } from '#features/recommendations/wishes/wish.ts'
import { CATALOGUE, LISTED } from './catalogue.ts'
import { countHomes } from './false-counts.ts'
import { type KnownFigures, unknownFigures } from './figures.ts'
import { figuresOfAnswer, figuresOfHome } from './known-figures.ts'
import { DENIES, IS_ASKED, IS_MISSING, NAMED, sentencesOf } from './named-things.ts'
import { faultsOfInvestment, faultsOfMarket, unless } from './recount.ts'
import { standingOf } from './truth.ts'

export type WordedAnswer = Omit<RecommendationAnswer, 'homes' | 'hasModel'>

/** Whom an answer speaks to, and what it was made from. */
export interface Spoken {
  search: Search
  decision: Decision
  locale: Locale
  currency: Currency
  rates: Rates
}

const ADDRESS =
  /^\/(?:contact|kais-nest|property\/\d+|shortlist|buying-costs|kais-experience|ai-recommendations(?:\/result)?)(?:[?#].*)?$/

const TITLES = [...LISTED.values()].flatMap(({ title, titleFr }) => [title, titleFr ?? title])
/** A title is a name, not a statement. */
const withoutTitle = (text: string) => TITLES.reduce((rest, title) => rest.replace(`: ${title}`, ''), text)

/** Words that are quoted as they were written are not ours; whatever else stands between quotation marks is. */
const ours = (text: string, written: string) =>
  text.replace(/[“«]\u00a0?(.+?)\u00a0?[”»]/g, (all, words: string) => (written.includes(words) ? '' : all))

const falseFigures = (texts: readonly string[], known: KnownFigures, { currency }: Spoken) =>
  texts.flatMap((text) => unknownFigures(text, known, currency).map((figure) => `'${figure}' is no fact: ${text}`))

/** The places, kinds and amenities that somebody asked for; `isWide`: a region stands for its places too. */
function askedNames(wishes: readonly Wish[], isWide: boolean): string[] {
  return wishes.flatMap(({ field, value }) => {
    if (field === 'pool') return ['Swimming Pool']
    if (field === 'lift') return ['Elevator']
    if (field === 'place' || field === 'near')
      return value.flatMap((name) => [name, name.replace(' (ville)', ''), ...(isWide ? placesOf(name) : [])])
    return field === 'kind' || field === 'amenity' ? [...value] : []
  })
}

function hasAmenity({ amenities, pool, hasLift }: ListedHome, name: string): boolean {
  if (amenities.includes(name)) return true
  return name === 'Swimming Pool' ? pool === 'private' || pool === 'shared' : name === 'Elevator' && hasLift === true
}

/** What is said to be there and is not, to be lacking and is there, or to be asked for by whoever asked for something else. */
function falseNames(sentence: string, home: ListedHome, { decision, locale }: Spoken, others: string[]): string[] {
  const { amenities, kinds, places } = NAMED[locale]
  const { wishes } = decision.asked
  const near = [home.location, home.kind, ...askedNames(wishes, true), ...others]
  const isMissing = IS_MISSING[locale].test(sentence)
  const untrue = amenities(sentence).filter((name) => hasAmenity(home, name) === isMissing)
  const isDenied = !isMissing && DENIES[locale].test(sentence)
  const named = [...places(sentence), ...kinds(sentence)]
  const asked = IS_ASKED[locale].test(sentence) ? [...named, ...amenities(sentence)] : []
  return [
    ...(isDenied ? [] : untrue.map((name) => `${name} is ${isMissing ? '' : 'not '}there: ${sentence}`)),
    ...named
      .filter((name) => !near.includes(name))
      .map((name) => `${name} is neither its own nor asked for: ${sentence}`),
    ...asked
      .filter((name) => !askedNames(wishes, false).includes(name))
      .map((name) => `nobody asked for ${name}: ${sentence}`),
  ]
}

function falsePoints({ matchScore, points, unmet, quotes }: Recommendation, { asked }: Decision): string[] {
  const total = (of: 'earned' | 'of') => points.reduce((sum, part) => sum + part[of], 0)
  const isInside = points.every(({ earned, of }) => earned >= 0 && earned <= of && Number.isInteger(earned))
  const against = [...unmet, ...quotes].map(({ text }) => text)
  const isWhole = asked.unread.length + asked.questions.length + against.length === 0
  return [
    ...unless(total('earned') === matchScore, `the points add up to ${total('earned')}, the score is ${matchScore}`),
    ...unless(total('of') === 100 && isInside, 'the points are not out of a hundred'),
    ...unless(
      points.every(({ label, reason }) => label && reason),
      'points without a reason',
    ),
    ...unless(matchScore < 100 || isWhole, `100 %, though ${against.join('; ') || 'not all was understood'}`),
  ]
}

const SAID = { met: 'met', broken: 'missed', unknown: 'unknown', open: 'open' } as const

/** How it stands to each wish, judged once more; and what it misses must be on its card. */
function falseFindings({ unmet }: Recommendation, { home, findings }: ScoredHome): string[] {
  return findings.flatMap(({ wish, verdict }) => {
    const { field, op, value, isHard } = wish
    const standing = standingOf(home, wish)
    if (standing === null) return []
    const isTold = !isHard || verdict === 'met' || verdict === 'open' || unmet.some((each) => each.field === field)
    return [
      ...unless(SAID[standing] === verdict, `${field} ${op} ${value} is ${standing}, and is taken as ${verdict}`),
      ...unless(isTold, `the card does not say that ${field} ${op} ${value} is ${standing}`),
    ]
  })
}

function ofHome(said: Recommendation, scored: ScoredHome, home: ListedHome, spoken: Spoken): string[] {
  const { decision, locale, currency } = spoken
  const listing = (locale === 'fr' ? home.descriptionFr : home.description) ?? ''
  const { personalizedDescription, reasons, investmentInsights = '', unmet, lacks, nearMiss, points } = said
  const all = [personalizedDescription, investmentInsights, nearMiss ?? '', ...reasons, ...lacks].concat(
    unmet.map(({ text }) => text),
    points.map(({ reason }) => reason),
  )
  const texts = [...new Set(all)].map((text) => ours(text, listing))
  const figures = falseFigures(texts, figuresOfHome(scored, decision), spoken)
  if (currency !== 'XOF') return figures
  const investments = scored.findings.flatMap(({ investment }) => investment ?? [])
  const offices = decision.asked.wishes.some(({ field }) => field === 'work') ? ['Plateau'] : []
  const others = [...offices, ...investments.flatMap(({ comparedIn }) => comparedIn)]
  return [
    ...figures,
    ...texts.flatMap(sentencesOf).flatMap((sentence) => falseNames(sentence, home, spoken, others)),
    ...falsePoints(said, decision),
    ...falseFindings(said, scored),
    ...said.quotes.flatMap(({ text }) => unless(listing.includes(text), `not in the listing: ${text}`)),
    // A sentence of the listing that speaks against a wish takes the last point.
    ...unless(
      said.matchScore === (said.quotes.length > 0 ? Math.min(99, scored.score) : scored.score),
      `a score of ${said.matchScore}, decided ${scored.score}`,
    ),
    ...investments.flatMap((investment) => faultsOfInvestment(home, investment, CATALOGUE.homes)),
  ]
}

function ofWhole(answer: WordedAnswer, spoken: Spoken): string[] {
  const { decision, search, currency, locale } = spoken
  const { chosen, markets, relaxations, asked } = decision
  const written = search.preferences.words.replace(/\s+/g, ' ')
  const amounts = asked.wishes.flatMap((wish) => (wish.field === 'price' && wish.said ? [wish.said] : []))
  const steps = answer.nextSteps.map((step) => withoutTitle(step.replace(/\u00a0:/, ':')))
  const texts = [answer.summary, answer.marketInsights, ...steps, ...answer.understood]
    .concat(answer.toCheck, answer.unread, ...answer.relaxations.map(({ text }) => text))
    .map((text) =>
      ours(
        amounts.reduce((rest, amount) => rest.replaceAll(amount, ''), text),
        written,
      ),
    )
  const figures = falseFigures(texts, figuresOfAnswer(decision, Object.values(countHomes(asked))), spoken)
  if (currency !== 'XOF') return figures
  const places = askedNames([...asked.wishes, ...relaxations.flatMap(({ to }) => to ?? [])], true).concat(
    chosen.map(({ home }) => home.location),
    markets.map(({ place }) => place ?? ''),
  )
  const isWritten = (part: string) => written.includes(part.replace(/\s+/g, ' ').trim())
  return [
    ...figures,
    ...texts.flatMap((text) =>
      NAMED[locale].places(text).flatMap((place) => unless(places.includes(place), `${place} is nowhere: ${text}`)),
    ),
    ...[...amounts, ...asked.unread].flatMap((part) => unless(isWritten(part), `'${part}' was not written`)),
    ...markets.flatMap((market) => faultsOfMarket(market, CATALOGUE.homes)),
    ...unless(answer.nextSteps.length === answer.nextStepPaths.length, 'a next step leads nowhere'),
    ...answer.nextStepPaths.flatMap((path) => unless(ADDRESS.test(path), `no such page: ${path}`)),
  ]
}

/** Every sentence of an answer that the catalogue and the visitor's own words do not bear out. */
export function falseStatements(answer: WordedAnswer, spoken: Spoken): string[] {
  const ofHomes = answer.recommendations.flatMap((said) => {
    const scored = spoken.decision.chosen.find(({ home }) => home.id === said.propertyId)
    const home = LISTED.get(said.propertyId)
    if (!scored || !home) return [`home ${said.propertyId} was not chosen`]
    return ofHome(said, scored, home, spoken).map((fault) => `home ${home.id}: ${fault}`)
  })
  return [...ofHomes, ...ofWhole(answer, spoken)].map((fault) => `${spoken.locale}: ${fault}`)
}
