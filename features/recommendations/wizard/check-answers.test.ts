import { expect, test } from 'vitest'
import { isMinAboveMax, NO_ANSWERS } from '../answers.ts'
import { problemsIn, problemsOfRefusal } from './check-answers.ts'
import { firstAsked, stepOf, stepOfHash } from './steps.ts'

test('A budget and a type are enough to ask, and either end makes a budget', () => {
  expect(problemsIn({ ...NO_ANSWERS, max: '2M', type: 'villa' }, 'en')).toEqual({})
  expect(problemsIn({ ...NO_ANSWERS, min: '2M', type: 'villa' }, 'en')).toEqual({})
  expect(Object.keys(problemsIn(NO_ANSWERS, 'en'))).toEqual(['min', 'type'])
  expect(Object.keys(problemsIn({ ...NO_ANSWERS, max: ' ', type: 'villa' }, 'en'))).toEqual(['min'])
})

test.each([
  ['300M', '200M', true],
  ['200 000 000', '200M', false],
  ['200M', '', false],
  // What cannot be read is no limit, and nothing is above that.
  ['200M', 'as much as it takes', false],
  ['200M', '0', false],
])('From %j to %j is upside down: %s', (min, max, expected) => {
  expect(isMinAboveMax({ min, max })).toBe(expected)
})

test('What the server refuses is said at the question it belongs to, in the order of the questions', () => {
  const problems = problemsOfRefusal({ additionalRequirements: 'Too long.', 'budget.max': 'Too large.', other: '?' })
  expect(problems).toEqual({ words: 'Too long.', max: 'Too large.' })
  expect(firstAsked(['words', 'max'])).toBe('max')
  expect([stepOf('max'), stepOf('work'), stepOf('words')]).toEqual(['basics', 'lifestyle', 'goals'])
})

test('An address that names no place of the wizard is its first step', () => {
  expect(['', '#goals', '#results', '#main', '#constructor'].map(stepOfHash)).toEqual([
    'basics',
    'goals',
    'basics',
    'basics',
    'basics',
  ])
})

test('A text that is too long is refused with its count, an emoji counts once, and the space around it not at all', () => {
  const problemOf = (text: string, locale: 'en' | 'fr' = 'en') =>
    problemsIn({ ...NO_ANSWERS, max: '2M', type: 'villa', words: text }, locale).words
  expect(problemOf(` ${'🏠'.repeat(4_000)}\n\n`)).toBeUndefined()
  expect(problemOf('x'.repeat(4_812))).toBe('4\u202f812 characters; at most 4\u202f000.')
  expect(problemOf('x'.repeat(4_812), 'fr')).toBe('4\u202f812\u00a0caractères\u202f; 4\u202f000 au plus.')
})
