import { expect, test } from 'vitest'
import { standingOf, worksNote } from './project-status.ts'

const standing = { isVefa: false, progress: null, completionDate: null }

test('What stands is Ready, and says how far the works are that it still needs', () => {
  const works = { ...standing, progress: 55, completionDate: '2027-03-31' }
  expect(standingOf(works, 'en')).toBe('Ready')
  expect(worksNote(works, 'en')).toBe('Existing building, works 55% done')
  expect(worksNote(works, 'fr')).toBe('Bâtiment existant, travaux réalisés à 55\u00a0%')
  expect(worksNote({ ...works, progress: null }, 'en')).toBe('Existing building, works until March 2027')
  expect(worksNote({ ...works, progress: 0 }, 'en')).toBe('Existing building, works 0% done')
})

test('What is finished, or not begun, has nothing to explain', () => {
  expect(worksNote(standing, 'en')).toBeNull()
  expect(worksNote({ ...standing, progress: 100, completionDate: '2027-03-31' }, 'fr')).toBeNull()
  expect(worksNote({ isVefa: true, progress: 12, completionDate: '2027-03-31' }, 'en')).toBeNull()
})
