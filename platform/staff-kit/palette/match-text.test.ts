import { expect, test } from 'vitest'
import { markMeant, nearest, rankOf } from './match-text.ts'

const marked = (text: string, typed: string) =>
  markMeant(text, typed)
    .map(({ text: piece, isMeant }) => (isMeant ? `[${piece}]` : piece))
    .join('')

test('What begins as typed is nearer than what has a word that does, and than what only holds it', () => {
  expect(rankOf('Côte d’Ivoire', 'cote')).toBe(0)
  expect(rankOf('La Petite Côte', 'cote pet')).toBe(1)
  expect(rankOf('Ecotel', 'cote')).toBe(2)
  expect(rankOf('Ngor', 'cote')).toBeNull()
  const names = ['Ecotel', 'La Petite Côte', 'Ngor', 'Côte']
  expect(nearest(names, 'cote', (name) => [name])).toEqual(['Côte', 'La Petite Côte', 'Ecotel'])
  expect(nearest(names, ' ', (name) => [name])).toEqual(names)
})

test('Another word for a thing finds it too, behind what is called so', () => {
  const things = [{ names: ['Appearance', 'theme'] }, { names: ['Theme'] }]
  expect(nearest(things, 'theme', ({ names }) => names).map(({ names }) => names[0])).toEqual(['Theme', 'Appearance'])
})

test('What was typed is marked in the text as it stands, accents and ligatures included', () => {
  expect(marked('Aïssatou Cissé', 'cisse aïs')).toBe('[Aïs]satou [Cissé]')
  expect(marked('Sacré-Cœur', 'coeur')).toBe('Sacré-[Cœur]')
  expect(marked('Sacré-Cœur', 'sacre coe')).toBe('[Sacré]-[Cœ]ur')
  expect(marked('e\u0301tage', 'eta')).toBe('[e\u0301ta]ge')
  expect(marked('Ngor', '')).toBe('Ngor')
  expect(marked('🏠 Ngor', 'ngor')).toBe('🏠 [Ngor]')
  expect(marked('Nothing of it', 'zzz')).toBe('Nothing of it')
})
