import { expect, test } from 'vitest'
import { NO_ANSWERS } from '../answers.ts'
import { MOST_WORDS } from '../preferences.ts'
import { tidyAnswers } from './kept-answers.ts'

test('Answers of an address are taken as the wizard shows them', () => {
  expect(
    tidyAnswers({ min: '150000000', max: '200M', type: 'villa', bedrooms: '7', family: '2', place: 'Fann' }),
  ).toEqual({
    ...NO_ANSWERS,
    min: '150\u202f000\u202f000',
    max: '200M',
    type: 'villa',
    bedrooms: '5',
    family: '2',
    place: 'Fann',
  })
})

test('What the wizard cannot show is left open, whoever wrote it', () => {
  const foreign = {
    type: 'castle',
    bedrooms: '-1',
    family: '0',
    goal: 'constructor',
    time: 3,
    words: ['a'],
    other: 'x',
  }
  expect(tidyAnswers(foreign)).toEqual(NO_ANSWERS)
  expect(tidyAnswers({ words: '🏠'.repeat(MOST_WORDS) }).words.length).toBe(MOST_WORDS)
})
