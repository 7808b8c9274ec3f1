import { expect, test } from 'vitest'
import { foldText } from './options.ts'

test('Accents, ligatures, hyphens, apostrophes and letter case make no difference to a search', () => {
  expect(foldText('Fann Résidence')).toBe(foldText('fann residence'))
  expect(foldText('Sacré-Cœur')).toBe(foldText('SACRE COEUR'))
  expect(foldText('Côte d’Ivoire')).toBe(foldText("cote d'ivoire"))
  expect(foldText('  Cap   Skirring ')).toBe('cap skirring')
})
