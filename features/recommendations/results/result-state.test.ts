import { expect, test } from 'vitest'
import type { RecommendationAnswer, WishChip } from '../recommendation.public.ts'
import { leaveNews, NO_STATE, takeNews, withAnswer } from './result-state.ts'

const chip = (text: string, words: string | null) => ({ text, words }) as WishChip
const answer = (wishes: WishChip[], unread: string[]) => ({ wishes, unread }) as unknown as RecommendationAnswer

test('A text and what is added to it are kept together, with the words of each wish and what was not understood', () => {
  const first = withAnswer(
    NO_STATE,
    ' A lift, zorgle. ',
    answer([chip('With a lift', 'lift'), chip('Villa', null)], ['zorgle']),
  )
  const second = withAnswer({ ...first, isChanged: true }, 'a garden', answer([chip('A garden', 'garden')], []))
  expect(second).toEqual({
    words: 'A lift, zorgle.\na garden',
    said: { 'With a lift': 'lift', 'A garden': 'garden' },
    unread: ['zorgle'],
    isChanged: true,
  })
})

test('News for the next page is told once', () => {
  leaveNews({ title: 'Done', description: 'It is there.' })
  expect([takeNews()?.title, takeNews()]).toEqual(['Done', null])
})
