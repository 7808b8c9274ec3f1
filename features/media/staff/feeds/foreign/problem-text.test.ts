import { expect, test } from 'vitest'
import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { FEED_PROBLEMS } from '../../../foreign-feeds/feed-problems.ts'
import { feedMessages } from '../messages.ts'

test.for(['en', 'fr'] as const)('Every problem of a feed is a sentence of its own, said in %s', (locale) => {
  const say = (problem: Parameters<typeof problemText>[1]) => problemText(feedMessages[locale].foreign, problem)
  const said = [...FEED_PROBLEMS, 'http-404', 'http-403', 'http-429', 'http-500', 'http-418'].map((problem) =>
    say(problem as never),
  )
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
  expect(say('http-410')).toContain('410')
  // A key that an older or newer version of the house wrote.
  expect(say('strange' as never)).toBe(say('unreachable'))
})
