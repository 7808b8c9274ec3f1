import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { readAnswers, resultPath } from '../answers.ts'
import type { Decision } from '../engine/decision.ts'
import { readWords } from '../engine/read-words.ts'
import { readPreferences } from '../preference-request.schema.ts'
import { MOST_WORDS, NOTHING_ASKED, type Preferences } from '../preferences.ts'
import { answersOf } from './answers-of.ts'
import { decision, relaxations, TODAY } from './decision.fixture.ts'
import { sayRelaxations } from './relax-text.ts'
import { speechOf } from './speech.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const say = (decided: Decision, locale: Locale = 'en') =>
  sayRelaxations(decided, speechOf({ locale, currency: 'XOF' }, TODAY))

test('Each relaxation leads to the result with only that answer changed', () => {
  const preferences = { minBudget: 1_000_000, bedrooms: 4, place: 'Almadies', words: 'no pool' }
  const decided = decision({ preferences, relaxations, counts: { available: 40, fitting: 1, near: 0 } })
  const said = say(decided)
  expect(said.map(({ text }) => plain(text))).toEqual([
    'Lower your minimum to 900 000 FCFA a month: 1 more home fits',
    'Leave the number of bedrooms open: 2 more homes fit',
    'Look in Ngor instead: 1 more home fits',
    'Look for a townhouse instead: 4 more homes fit',
    'Allow a year: 1 more home fits',
    'Accept a swimming pool: 1 more home fits',
  ])
  const changed = said.map(({ path }) => readPreferences(readAnswers(new URLSearchParams(path.split('?')[1]))))
  const before = decided.preferences
  expect(changed.slice(0, 5)).toEqual([
    { ...before, minBudget: 900_000 },
    { ...before, bedrooms: null },
    { ...before, place: 'Ngor' },
    { ...before, kind: 'townhouse' },
    { ...before, timeframe: '1_year' },
  ])
  expect(changed[5]?.words).toMatch(/^no pool\nSwimming pool/)
})

test.each(['en', 'fr'] as const)(
  'Accepting what was refused is understood where the relaxed result is opened (%s)',
  (locale) => {
    const stillRefused = PRESET_AMENITIES.filter((amenity) => {
      const words =
        locale === 'en' ? `no ${nestMessages.en.amenities[amenity]}` : `pas de ${nestMessages.fr.amenities[amenity]}`
      expect(readWords(words).refused, words).toEqual([amenity])
      const refusing = decision({ preferences: { words }, relaxations: [{ limit: 'refused', amenity, gains: 1 }] })
      const [relaxation] = say(refusing, locale)
      const relaxed = readAnswers(new URLSearchParams(relaxation?.path.split('?')[1])).words
      return readWords(relaxed).refused.length > 0 || readWords(relaxed).wanted.length > 0
    })
    expect(stillRefused).toEqual([])
  },
)

test('Accepting what was refused is not offered where the words have no room to say so', () => {
  const refused = { limit: 'refused', amenity: 'Swimming Pool', gains: 1 } as const
  const paths = (length: number) =>
    say(decision({ preferences: { words: 'no pool'.padStart(length, 'a home ') }, relaxations: [refused] }))
  const added = '\nSwimming pool (optional)'.length
  const [last] = paths(MOST_WORDS - added)
  const words = readAnswers(new URLSearchParams(last?.path.split('?')[1])).words
  expect(words).toHaveLength(MOST_WORDS)
  expect(readWords(words).refused).toEqual([])
  expect(paths(MOST_WORDS - added + 1)).toEqual([])
})

test('Preferences become the answers that are read as the same preferences', () => {
  const all: Preferences = {
    minBudget: 1,
    maxBudget: 2_000_000,
    kind: 'villa',
    place: 'Sacré-Cœur',
    bedrooms: 5,
    bathrooms: 4,
    lifestyle: 'artistic',
    familySize: 5,
    work: 'hybrid',
    transport: 'mixed',
    goal: 'vacation_home',
    timeframe: '3_months',
    words: 'no pool & "a garden"\nsecond line',
  }
  for (const preferences of [all, NOTHING_ASKED]) {
    const path = resultPath(answersOf(preferences))
    expect(readPreferences(readAnswers(new URLSearchParams(path.split('?')[1])))).toEqual(preferences)
  }
})
