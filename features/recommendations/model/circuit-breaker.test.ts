import { expect, test } from 'vitest'
import { createCircuitBreaker, MOST_FAILURES, PAUSE_MS } from './circuit-breaker.ts'

function opened() {
  const clock = { time: 1_000 }
  const breaker = createCircuitBreaker(() => clock.time)
  const told = Array.from({ length: MOST_FAILURES }, () => breaker.enter()?.failed())
  return { clock, breaker, told }
}

test('The third failure in a row opens the circuit, and says so once', () => {
  const { breaker, told } = opened()
  expect(told).toEqual([false, false, true])
  expect(breaker.enter()).toBeNull()
})

test('A success between failures begins the count anew', () => {
  const breaker = createCircuitBreaker(() => 0)
  for (const isFailure of [true, true, false, true, true]) {
    const call = breaker.enter()
    isFailure ? call?.failed() : call?.succeeded()
  }
  expect(breaker.enter()).not.toBeNull()
})

test('After the pause one call is let through, and its success lets everybody through', () => {
  const { clock, breaker } = opened()
  clock.time += PAUSE_MS - 1
  expect(breaker.enter()).toBeNull()
  clock.time += 1
  const probe = breaker.enter()
  expect(breaker.enter()).toBeNull()
  expect(probe?.succeeded()).toBe(true)
  expect(breaker.enter()?.succeeded()).toBe(false)
})

test('A failed look begins another pause; one that nobody waited for lets the next one look', () => {
  const { clock, breaker } = opened()
  clock.time += PAUSE_MS
  breaker.enter()?.abandoned()
  expect(breaker.enter()?.failed()).toBe(false)
  expect(breaker.enter()).toBeNull()
  clock.time += PAUSE_MS
  expect(breaker.enter()).not.toBeNull()
})

test('A slow call from before the circuit opened does not pass for the one that looks', () => {
  const clock = { time: 0 }
  const breaker = createCircuitBreaker(() => clock.time)
  const slow = breaker.enter()
  for (let failure = 0; failure < MOST_FAILURES; failure += 1) breaker.enter()?.failed()
  clock.time += PAUSE_MS
  breaker.enter()
  slow?.failed()
  expect(breaker.enter()).toBeNull()
})
