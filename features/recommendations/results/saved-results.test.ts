import { expect, test } from 'vitest'
import { MOST_SAVED_RESULTS, tidySavedResults } from './saved-results.ts'

const saved = (path: string, savedAt = '2026-11-16T12:00:00.000Z') => ({ path, savedAt })
const result = (max: number) => saved(`/ai-recommendations/result?max=${max}&type=villa`)

test('What the browser kept comes back in its order', () => {
  expect(tidySavedResults([result(2), result(1)])).toEqual([result(2), result(1)])
})

test('A full list holds five, and no more come out of it than that', () => {
  const many = Array.from({ length: MOST_SAVED_RESULTS + 3 }, (_, index) => result(index))
  expect(tidySavedResults(many)).toEqual(many.slice(0, 5))
})

test('What somebody else wrote there is not linked to', () => {
  const foreign = [
    saved('javascript:alert(1)'),
    saved('//evil.example/ai-recommendations/result?max=1'),
    saved('/admin'),
    saved('/ai-recommendations/results?max=1'),
    { ...result(1), savedAt: 'yesterday' },
    { ...result(1), path: 7 },
    'text',
    null,
  ]
  expect(tidySavedResults([...foreign, result(3)])).toEqual([result(3)])
  for (const kept of [null, {}, 'text', 4]) expect(tidySavedResults(kept)).toEqual([])
})
