import { LOCALES, type Locale } from '#common/locale.ts'
import { CURRENCIES, STARTING_RATES } from '#common/money.ts'
import { toCatalogue } from '#features/recommendations/engine/catalogue.ts'
import { decide } from '#features/recommendations/engine/decide.ts'
import { wordAnswer } from '#features/recommendations/wording/word-answer.ts'
import { filterAndSort } from './baseline.ts'
import { LISTED, TODAY } from './catalogue.ts'
import { unmetExpectations } from './expectations.ts'
import { falseCounts } from './false-counts.ts'
import { falseStatements, type WordedAnswer } from './false-statements.ts'
import { type Answered, judge, type Verdict } from './judge.ts'
import { brokenRefusals, type Told, wishShortfalls } from './shortfalls.ts'
import { STORIES } from './stories.ts'
import { preferencesOf, type Story } from './story.ts'

const homes = [...LISTED.values()]
const catalogue = toCatalogue(homes.map(({ reference, title, titleFr, description, descriptionFr, ...facts }) => facts))

/** What the answers say that one home misses. */
function toldOf(id: number, answers: Record<Locale, WordedAnswer>): Told {
  const inLocale = (locale: Locale) => {
    const said = answers[locale].recommendations.find(({ propertyId }) => propertyId === id)
    return said ? [said.nearMiss ?? '', ...said.lacks].join('\n') : ''
  }
  return { en: inLocale('en'), fr: inLocale('fr') }
}

/** Asked as a visitor would, in both languages and in every currency. */
function askEngine(story: Story): Answered {
  const decision = decide(preferencesOf(story), catalogue, TODAY)
  const answerIn = (locale: Locale) => wordAnswer(decision, LISTED, { locale, currency: 'XOF' })
  const answers = { en: answerIn('en'), fr: answerIn('fr') }
  const worded = LOCALES.flatMap((locale) =>
    CURRENCIES.flatMap((currency) =>
      falseStatements(wordAnswer(decision, LISTED, { locale, currency, rates: STARTING_RATES }), {
        decision,
        catalogue,
        locale,
        currency,
      }),
    ),
  )
  return {
    // What is not in the answer is not seen, whatever was decided.
    shown: answers[story.locale].recommendations.flatMap(({ propertyId }) => {
      const home = LISTED.get(propertyId)
      return home ? [{ home, told: toldOf(propertyId, answers) }] : []
    }),
    falseStatements: [...new Set(worded), ...falseCounts(answers[story.locale], decision, catalogue)],
    unmet: unmetExpectations(story, decision, answers[story.locale]),
  }
}

/** A list of results says 'fits your search' of each, and nothing else. */
function askBaseline(story: Story): Answered {
  const shown = filterAndSort(preferencesOf(story), homes)
  return {
    shown: shown.map((home) => ({ home, told: { en: '', fr: '' } })),
    falseStatements: shown.flatMap((home) =>
      [...wishShortfalls(story, home).map(({ what }) => what), ...brokenRefusals(story, home)].map(
        (what) => `home ${home.id} is said to fit: ${what}`,
      ),
    ),
    unmet: [],
  }
}

export const evaluateEngine = (): Verdict[] => STORIES.map((story) => judge(story, askEngine(story)))
export const evaluateBaseline = (): Verdict[] => STORIES.map((story) => judge(story, askBaseline(story)))
