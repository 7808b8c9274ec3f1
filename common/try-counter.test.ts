import { expect, test } from 'vitest'
import { countTriesHere, TryCounter } from './try-counter.ts'

const SECOND = 1_000
const LIMIT = { max: 3, windowMs: 60 * SECOND }

test('A count of tries lets so many through, then says how long to wait, and begins anew when the time is over', () => {
  const counter = new TryCounter()
  const at = (seconds: number) => counter.take('awa', LIMIT, seconds * SECOND)
  expect([at(0), at(1), at(2)].map(({ isTaken, tries }) => [isTaken, tries])).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
  ])
  expect(at(3)).toEqual({ isTaken: false, tries: 3, leftMs: 57 * SECOND })
  expect(at(59.5).isTaken).toBe(false)
  expect(at(60)).toEqual({ isTaken: true, tries: 1, leftMs: 60 * SECOND })
})

test('A count of tries keeps people apart', () => {
  const counter = new TryCounter()
  for (let n = 0; n < 5; n += 1) counter.take('awa', LIMIT, 0)
  expect(counter.take('moussa', LIMIT, 0).isTaken).toBe(true)
})

test('A count of tries gives back what was right, never more than was taken, and forgets when told to', () => {
  const counter = new TryCounter()
  const take = () => counter.take('awa', LIMIT, 0).isTaken
  for (let n = 0; n < 10; n += 1) {
    expect(take()).toBe(true)
    counter.giveBack('awa')
  }
  for (let n = 0; n < 5; n += 1) counter.giveBack('awa')
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  counter.forget('awa')
  expect(take()).toBe(true)
})

test('A count of tries does not grow without end: the oldest are forgotten', () => {
  const counter = new TryCounter()
  for (let n = 0; n < 3; n += 1) counter.take('first', LIMIT, 0)
  for (let n = 0; n < 20_000; n += 1) counter.take(`name-${n}`, LIMIT, 0)
  expect(counter.take('first', LIMIT, 0).isTaken).toBe(true)
})

test('Counts of different names share nothing', async () => {
  const counts = countTriesHere()
  const take = async (name: string) => (await counts.take(name, '192.0.2.1', { max: 1, windowMs: SECOND })).isTaken
  expect([await take('passwords'), await take('passwords'), await take('messages')]).toEqual([true, false, true])
  await counts.giveBack('passwords', '192.0.2.1')
  expect(await take('passwords')).toBe(true)
  await counts.forget('passwords', '192.0.2.1')
  expect(await take('passwords')).toBe(true)
})
