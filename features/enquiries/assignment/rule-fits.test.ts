import { expect, test } from 'vitest'
import { fits, lineOf, type NewLead, type RuleCondition, whoseTurn } from './rule-fits.ts'
import { assignmentMessages } from './staff/messages.ts'

const any: RuleCondition = { line: null, locale: null, place: null }
const lead: NewLead = { line: 'nest', locale: 'fr', place: 'Ngor' }

test.for([
  ['asks for nothing', {}, {}, true],
  ['asks for its line', { line: 'nest' }, {}, true],
  ['asks for another line', { line: 'mobility' }, {}, false],
  ['asks for a line, of a message about nothing of ours', { line: 'nest' }, { line: null }, false],
  ['asks for its language', { locale: 'fr' }, {}, true],
  ['asks for another language', { locale: 'en' }, {}, false],
  ['asks for its place', { place: 'Ngor' }, {}, true],
  ['asks for the region of its place', { place: 'Dakar' }, {}, true],
  ['asks for the coast', { place: 'Petite Côte' }, { place: 'Saly' }, true],
  ['asks for another place', { place: 'Saly' }, {}, false],
  ['asks for a place, of a message about no home', { place: 'Dakar' }, { place: null }, false],
  ['asks for all three', { line: 'nest', locale: 'fr', place: 'Ngor' }, {}, true],
  ['asks for all three, of which one differs', { line: 'nest', locale: 'en', place: 'Ngor' }, {}, false],
] as const)('A rule that %s', ([, rule, changes, isFit]) => {
  expect(fits({ ...any, ...rule }, { ...lead, ...changes })).toBe(isFit)
})

test('Turns are taken one after the other, and whoever cannot take one is passed over', () => {
  const turns = (canTake: number[]) =>
    Array.from({ length: 4 }, (_, given) => whoseTurn([3, 1, 2], new Set(canTake), given))
  expect(turns([1, 2, 3])).toEqual([3, 1, 2, 3])
  expect(turns([1, 2])).toEqual([1, 2, 1, 2])
  expect(turns([])).toEqual([undefined, undefined, undefined, undefined])
})

test('Every form’s key is of one line, and a general message of none', () => {
  const keys = [
    'property',
    'stay',
    'relocation',
    'vehicle-rental',
    'media-partnership',
    'investment',
    'general',
    'toString',
  ]
  expect(keys.map(lineOf)).toEqual(['nest', 'nest', 'experience', 'mobility', 'media', 'invest', null, null])
})

test('A rule says in plain words what it does, in both languages', () => {
  const { en, fr } = assignmentMessages
  const rule = { line: 'nest', locale: 'fr', place: 'Ngor', names: ['Awa', 'Moussa', 'Fatou'] } as const
  expect(en.say(rule)).toBe('Whoever writes about a home in Ngor, in French, goes to Awa, Moussa and Fatou in turn.')
  expect(fr.say(rule)).toBe(
    'Toute personne qui nous écrit au sujet d’un bien, secteur Ngor, en français, est confiée à Awa, Moussa et Fatou, à tour de rôle.',
  )
  expect(en.say({ ...any, line: 'mobility', names: ['Awa'] })).toBe('Whoever writes about cars goes to Awa.')
  expect(en.say({ ...any, line: null, names: ['Awa'] })).toBe('Whoever writes goes to Awa.')
  expect(fr.say({ ...any, line: null, names: [] })).toBe(
    'Toute personne qui nous écrit n’est encore confiée à personne.',
  )
})
