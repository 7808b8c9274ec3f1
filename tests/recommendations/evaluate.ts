import { LOCALES } from '#common/locale.ts'
import { CURRENCIES, type Currency, STARTING_RATES } from '#common/money.ts'
import { decide } from '#features/recommendations/engine/decide.ts'
import { MOST_SHOWN } from '#features/recommendations/engine/decision.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import { readText } from '#features/recommendations/reading/read-text.ts'
import type { Recommendation } from '#features/recommendations/recommendation.public.ts'
import { combine } from '#features/recommendations/wishes/combine.ts'
import { dealsOfForm, formHints } from '#features/recommendations/wishes/form-wishes.ts'
import { changeSearch, searchPath } from '#features/recommendations/wishes/search.ts'
import { wordAnswer } from '#features/recommendations/wording/word-answer.ts'
import { CATALOGUE, keyOf, LISTED, TODAY } from './catalogue.ts'
import { falseCounts, misleadingChips } from './false-counts.ts'
import { falseStatements, type Spoken, type WordedAnswer } from './false-statements.ts'
import { preferencesOf, type Story } from './stories.ts'
import { type Condition, verdict } from './truth.ts'

/** A home on the page, and what its card says against it. */
interface Shown {
  home: ListedHome
  score: number | null
  unmet: Recommendation['unmet']
}

/** How one story went. */
export interface Outcome {
  story: Story
  /** At five. */
  ndcg: number
  precision: number
  /** Conditions that a shown home breaks, or leaves unsaid, and its card does not tell. */
  silent: string[]
  unsaid: string[]
  shown: string[]
  /** Homes at 100 %. */
  whole: number
  falseStatements: string[]
  /** Chips that do not lead to what they say. */
  chips: string[]
  understood: string[]
}

type SaidOf = Pick<Outcome, 'falseStatements' | 'chips' | 'understood'>

/** A story as the engine hears it. */
export function hear(story: Story): Pick<Spoken, 'search' | 'decision'> {
  const preferences = preferencesOf(story)
  const reading = readText(story.text, {
    ...formHints(preferences),
    locale: story.locale,
    today: TODAY,
    rates: STARTING_RATES,
    ownAmenities: CATALOGUE.ownAmenities,
  })
  const decision = decide(combine(preferences, reading, TODAY), CATALOGUE, TODAY)
  return { search: { preferences, reading }, decision }
}

export function answer({ search, decision, ...voice }: Spoken): WordedAnswer {
  return wordAnswer(decision, LISTED, voice, ({ without, instead }) => {
    if (instead) return searchPath(changeSearch(search, ...instead))
    return searchPath(without ? changeSearch(search, without) : search)
  })
}

/** By which fields a card may tell of a condition: stairs are spoken of in several ways. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  noise: ['quiet'],
  levels: ['levels', 'noStairs', 'stepFree'],
  lift: ['lift', 'noStairs', 'stepFree'],
  stepFree: ['stepFree', 'noStairs', 'lift'],
  floor: ['floor', 'noStairs', 'stepFree', 'topFloor'],
  topFloor: ['topFloor', 'floor'],
  offPlan: ['offPlan', 'readyBy'],
  readyBy: ['readyBy', 'offPlan'],
  amenity: ['amenity', 'near', 'pool', 'quiet'],
  guests: ['guests', 'people'],
  pool: ['pool', 'amenity'],
}

function isTold({ home, unmet }: Shown, condition: Condition): boolean {
  const [field] = condition
  const fields = TOLD_BY[field] ?? [field]
  const isUnknown = verdict(home, condition) === 'unknown'
  return unmet.some((each) => fields.includes(each.field) && (each.isStated || isUnknown))
}

const FRANCS: readonly Currency[] = ['XOF']
const AT = 5
const gainOf = (grade: number) => 2 ** grade - 1
const sumGains = (grades: readonly number[]) =>
  grades.slice(0, AT).reduce((sum, grade, at) => sum + gainOf(grade) / Math.log2(at + 2), 0)

function judge(story: Story, shown: readonly Shown[], said: SaidOf): Outcome {
  const grades = shown.map(({ home }) => story.grades[keyOf(home)] ?? 0)
  const ideal = Object.values(story.grades).sort((one, other) => other - one)
  const least = Math.min(2, ideal[0] ?? 0)
  const first = grades.slice(0, AT)
  const untold = (which: 'broken' | 'unknown') =>
    shown.flatMap((each) =>
      story.hard
        .filter((condition) => verdict(each.home, condition) === which && !isTold(each, condition))
        .map((condition) => `${keyOf(each.home)} ${condition.join(' ')}`),
    )
  return {
    story,
    ndcg: sumGains(grades) / sumGains(ideal),
    precision: first.filter((grade) => grade >= least).length / Math.max(1, first.length),
    silent: untold('broken'),
    unsaid: untold('unknown'),
    shown: shown.map(({ home, score }) => `${keyOf(home)}${score === null ? '' : `:${score}`}`),
    whole: shown.filter(({ score }) => score === 100).length,
    ...said,
  }
}

/** Asked as a visitor would be; what is said is looked at in both languages, and in their own in every currency. */
export function tellEngine(story: Story): Outcome {
  const heard = { ...hear(story), rates: STARTING_RATES }
  const said = LOCALES.flatMap((locale) =>
    (locale === story.locale ? CURRENCIES : FRANCS).map((currency) => {
      const spoken: Spoken = { ...heard, locale, currency }
      return { spoken, told: answer(spoken) }
    }),
  )
  const [own] = said.filter(({ spoken }) => spoken.locale === story.locale)
  if (!own) throw new Error(`Nobody answers ${story.id}.`)
  const { told, spoken } = own
  const shown = told.recommendations.flatMap(({ propertyId, matchScore, unmet }) => {
    const home = LISTED.get(propertyId)
    return home ? [{ home, score: matchScore, unmet }] : []
  })
  const faults = said.flatMap((each) => falseStatements(each.told, each.spoken))
  return judge(story, shown, {
    falseStatements: [...new Set([...faults, ...falseCounts(told, spoken)])],
    chips: misleadingChips(told, spoken),
    understood: [...told.understood, ...told.unread, ...told.toCheck],
  })
}

/** What two lines of a search page do with the same form: its fields as filters, and the nearest to the budget first. */
export function tellFilter(story: Story): Outcome {
  const asked = preferencesOf(story)
  const { minBudget, maxBudget, kind, place, bedrooms, bathrooms } = asked
  const homes = [...LISTED.values()]
    .filter((home) => dealsOfForm(asked).includes(home.type) && home.kind === kind)
    .filter(({ price }) => price >= (minBudget ?? 0) && price <= (maxBudget ?? Infinity))
    .filter(({ location }) => place === null || location === place)
    .filter((home) => home.bedrooms >= (bedrooms ?? 0) && home.bathrooms >= (bathrooms ?? 0))
    .sort((one, other) => other.price - one.price)
    .slice(0, MOST_SHOWN)
  const shown = homes.map((home) => ({ home, score: null, unmet: [] }))
  return judge(story, shown, { falseStatements: [], chips: [], understood: [] })
}

export interface Totals {
  stories: number
  ndcg: number
  precision: number
  silent: number
  unsaid: number
  empty: number
  shown: number
  whole: number
  falseStatements: number
  chips: number
}

export function totalOf(outcomes: readonly Outcome[]): Totals {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + count(outcome), 0)
  return {
    stories: outcomes.length,
    ndcg: sum(({ ndcg }) => ndcg) / outcomes.length,
    precision: sum(({ precision }) => precision) / outcomes.length,
    silent: sum(({ silent }) => silent.length),
    unsaid: sum(({ unsaid }) => unsaid.length),
    empty: outcomes.filter(({ shown }) => shown.length === 0).length,
    shown: sum(({ shown }) => shown.length),
    whole: sum(({ whole }) => whole),
    falseStatements: sum((outcome) => outcome.falseStatements.length),
    chips: sum(({ chips }) => chips.length),
  }
}
