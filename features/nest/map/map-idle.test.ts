import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAP_IDLE_MS, watchIdle } from './map-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What was told, in order: whose move the map rests from. */
function watch() {
  const told: string[] = []
  return { told, ...watchIdle((isReaders) => told.push(isReaders ? 'theirs' : 'ours')) }
}

test('Several moves in a row are one, told when the map rests', () => {
  const { told, ends } = watch()
  ends(false)
  vi.advanceTimersByTime(MAP_IDLE_MS - 1)
  ends(false)
  vi.advanceTimersByTime(MAP_IDLE_MS - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['theirs'])
})

test('A reader’s move still counts when ours follows before the map rests', () => {
  const { told, ends } = watch()
  ends(false)
  vi.advanceTimersByTime(MAP_IDLE_MS / 2)
  ends(true)
  vi.advanceTimersByTime(MAP_IDLE_MS)
  expect(told).toEqual(['theirs'])
})

test('The map does not rest while a move is under way, however long it takes', () => {
  const { told, starts, ends } = watch()
  ends(false)
  vi.advanceTimersByTime(MAP_IDLE_MS / 2)
  starts()
  vi.advanceTimersByTime(MAP_IDLE_MS * 2)
  expect(told).toEqual([])
  ends(true)
  vi.advanceTimersByTime(MAP_IDLE_MS)
  expect(told).toEqual(['theirs'])
})

test('Once told, a reader’s move does not count again', () => {
  const { told, ends } = watch()
  ends(false)
  vi.advanceTimersByTime(MAP_IDLE_MS)
  ends(true)
  vi.advanceTimersByTime(MAP_IDLE_MS)
  expect(told).toEqual(['theirs', 'ours'])
})

test('A move forgotten is never told, and leaves nothing behind', () => {
  const { told, ends, forget } = watch()
  ends(false)
  forget()
  vi.advanceTimersByTime(MAP_IDLE_MS)
  expect(told).toEqual([])
  ends(true)
  vi.advanceTimersByTime(MAP_IDLE_MS)
  expect(told).toEqual(['ours'])
})
