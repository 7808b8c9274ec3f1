import { expect, test } from 'vitest'
import { describeAnswers } from './describe-answers.ts'
import { choice, choices, line, optional } from './fields.ts'
import { defineForm } from './form.ts'

const form = defineForm({
  name: 'test',
  parts: {
    all: { city: line(), budget: choice(['low', 'high']), extras: choices(['wifi', 'tea']), pets: optional(line()) },
  },
})
const words = {
  fields: { city: 'City', budget: 'Budget', extras: 'Extras', pets: 'Pets' },
  choices: { budget: { low: 'Small', high: 'Large' }, extras: { wifi: 'WiFi hotspot', tea: 'Mint tea' } },
}

test('Answers are read in the order of the form, in words, without the empty ones', () => {
  const answers = { pets: '', extras: ['tea', 'wifi'], budget: 'low', city: 'Paris' }
  expect(describeAnswers(form, words, answers)).toEqual([
    { key: 'city', label: 'City', text: 'Paris' },
    { key: 'budget', label: 'Budget', text: 'Small' },
    { key: 'extras', label: 'Extras', text: 'Mint tea, WiFi hotspot' },
  ])
})

test('What no question asked comes last, and is shown rather than hidden', () => {
  const answers = { childrenAges: '4 and 7', toString: 'odd', budget: 'unheard-of', nested: { a: 1 } }
  expect(describeAnswers(form, words, answers).map(({ label, text }) => [label, text])).toEqual([
    ['Budget', 'unheard-of'],
    ['Children ages', '4 and 7'],
    ['To string', 'odd'],
    ['Nested', '{"a":1}'],
  ])
  expect(describeAnswers(undefined, undefined, { city: 'Paris' })).toEqual([
    { key: 'city', label: 'City', text: 'Paris' },
  ])
})
