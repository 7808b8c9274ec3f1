import { readAnswers } from '#features/recommendations/answers.ts'
import type { Catalogue } from '#features/recommendations/engine/catalogue.ts'
import { decide } from '#features/recommendations/engine/decide.ts'
import type { Decision } from '#features/recommendations/engine/decision.ts'
import { leavesOutBeyond } from '#features/recommendations/engine/reading.ts'
import { readPreferences } from '#features/recommendations/preference-request.schema.ts'
import type { Preferences } from '#features/recommendations/preferences.ts'
import { LISTED, TODAY } from './catalogue.ts'
import type { WordedAnswer } from './false-statements.ts'
import { isDwelling } from './recount.ts'
import { brokenRefusals, kilometres, limitShortfalls } from './shortfalls.ts'
import type { Story } from './story.ts'

/** The homes that pass no limit, by the engine's own reading of the words but counted here. */
function countFitting({ preferences, reading }: Decision): number {
  const { places, refused, refusedPlaces, bedrooms } = reading
  const asRead = (deal: Story['deal']): Story => ({
    locale: 'en',
    who: '',
    // The place chosen in the wizard is among those read, unless the words refuse it.
    wants: { ...preferences, place: null },
    deal,
    means: { places, refuses: refused, refusesPlaces: refusedPlaces, ...(bedrooms === null ? {} : { bedrooms }) },
    good: [],
  })
  const furthest = leavesOutBeyond(preferences, reading) ?? Infinity
  return [...LISTED.values()]
    .filter(({ location }) => kilometres('Plateau', location) <= furthest)
    .filter((home) =>
      reading.deals.some((deal) => {
        const story = asRead(deal)
        return limitShortfalls(story, home).length === 0 && brokenRefusals(story, home).length === 0
      }),
    ).length
}

const changed = (one: Preferences, other: Preferences) =>
  Object.keys(one).filter((field) => one[field as keyof Preferences] !== other[field as keyof Preferences])

/** Follows every 'what to relax' as the visitor would, and counts what it brings. */
function falseRelaxations(answer: WordedAnswer, { preferences, counts }: Decision, catalogue: Catalogue): string[] {
  return answer.relaxations.flatMap(({ text, gains, path }) => {
    const relaxed = readPreferences(readAnswers(new URLSearchParams(path.split('?')[1])))
    const fields = changed(preferences, relaxed)
    const brings = decide(relaxed, catalogue, TODAY).counts.fitting - counts.fitting
    return [
      ...(fields.length === 1 ? [] : [`changes ${fields.join(' and ') || 'nothing'}: ${text}`]),
      ...(brings === gains ? [] : [`brings ${brings} homes, not ${gains}: ${text}`]),
      ...(gains > 0 ? [] : [`brings nothing: ${text}`]),
    ]
  })
}

export function falseCounts(answer: WordedAnswer, decision: Decision, catalogue: Catalogue): string[] {
  const { counts, chosen } = decision
  const fitting = countFitting(decision)
  const shownAsFitting = chosen.filter(({ miss }) => miss === null).length
  const available = catalogue.homes.filter(isDwelling).length
  return [
    ...(counts.available === available ? [] : [`${counts.available} homes are said to be there, ${available} are`]),
    ...(counts.fitting === fitting ? [] : [`${counts.fitting} homes are said to fit, ${fitting} do`]),
    ...(shownAsFitting <= counts.fitting ? [] : [`${shownAsFitting} shown as fitting, of ${counts.fitting}`]),
    ...(chosen.length - shownAsFitting <= counts.near ? [] : ['more near misses are shown than counted']),
    ...falseRelaxations(answer, decision, catalogue),
  ]
}
