import { expect, test } from 'vitest'
import { NO_ANSWERS } from '../answers.ts'
import { readPreferences } from '../preference-request.schema.ts'
import { HIGHEST_RENT } from '../preferences.ts'
import { dealsOfForm } from '../wishes/form-wishes.ts'
import { wizardMessages } from './messages.ts'
import { inWords, readEntry, readingOf } from './read-budget.ts'

const DEALS = { open: ['buy', 'rent'], rent: ['rent'], night: ['short-stay'], buy: ['buy'], goal: ['buy'] }

test.each([
  { max: '' },
  { max: String(HIGHEST_RENT) },
  { max: String(HIGHEST_RENT + 1) },
  { min: '2M' },
  { min: '2M', max: '20M' },
  { max: '200 000', goal: 'vacation_home' },
  { max: '200M', goal: 'vacation_home' },
  { max: '2M', goal: 'investment_rental' },
  { max: '2M', goal: 'primary_residence' },
])('The wizard says of %j what the engine then does', (given) => {
  const answers = { ...NO_ANSWERS, ...given }
  expect(dealsOfForm(readPreferences(answers))).toEqual(DEALS[readingOf(answers)])
})

test.each([
  [250_000_000, '250 million FCFA', '250\u00a0millions de FCFA'],
  [1_500_000, '1.5 million FCFA', '1,5\u00a0million de FCFA'],
  [1_250_000_000, '1.25 billion FCFA', '1,25\u00a0milliard de FCFA'],
  [1_234_567, '1\u202f234\u202f567\u00a0FCFA', '1\u202f234\u202f567\u00a0FCFA'],
  [900_000, '900\u202f000\u00a0FCFA', '900\u202f000\u00a0FCFA'],
])('%d francs are said as %j, and %j in French', (francs, english, french) => {
  expect(inWords(francs, wizardMessages.en.budget, 'en')).toBe(english)
  expect(inWords(francs, wizardMessages.fr.budget, 'fr')).toBe(french)
})

test('What is no amount in francs counts as no limit, and the field can say why', () => {
  expect(['', 'a lot', '-5', '€200', '0', '200M'].map((entry) => readEntry(entry))).toEqual([
    { problem: 'empty' },
    { problem: 'unreadable' },
    { problem: 'unreadable' },
    { problem: 'otherCurrency' },
    { problem: 'noLimit' },
    { francs: 200_000_000 },
  ])
})
