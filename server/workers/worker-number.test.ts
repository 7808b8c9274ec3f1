import { expect, test } from 'vitest'
import { chooseWorkers, connectionsOf, pauseBeforeReplacing } from './worker-number.ts'

const GB = 1024 ** 3
const machine = (cores: number, gigabytes: number) => ({ cores, memoryBytes: gigabytes * GB })
const NOTHING_ASKED = { WORKERS: undefined, DATABASE_CONNECTIONS: undefined }

test.for([
  [1, 8, 1],
  [2, 2, 2],
  [2, 24, 2],
  [4, 4, 4],
  [16, 64, 4],
  // Of little memory each core would only take what the others need.
  [2, 1, 1],
  [4, 2, 2],
  [8, 0.5, 1],
] as const)('%i cores and %d GB of memory are served by %i', ([cores, gigabytes, workers]) => {
  expect(chooseWorkers(NOTHING_ASKED, machine(cores, gigabytes))).toBe(workers)
})

test('Whoever names a number gets it, on any machine', () => {
  expect(chooseWorkers({ ...NOTHING_ASKED, WORKERS: 1 }, machine(8, 64))).toBe(1)
  expect(chooseWorkers({ ...NOTHING_ASKED, WORKERS: 6 }, machine(1, 1))).toBe(6)
})

test('A database with few connections has no more workers than it can feed, ten for each', () => {
  const few = (DATABASE_CONNECTIONS: number) => ({ ...NOTHING_ASKED, DATABASE_CONNECTIONS })
  expect([10, 19, 20, 35, 100].map((most) => chooseWorkers(few(most), machine(8, 64)))).toEqual([1, 1, 2, 3, 4])
  expect([1, 2, 3, 4].map((workers) => connectionsOf(NOTHING_ASKED, workers))).toEqual([30, 30, 30, 40])
  expect(connectionsOf(few(20), 2)).toBe(20)
})

test('Who dies is replaced at once; who dies again and again, later and later', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(pauseBeforeReplacing)).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('A class of work with few connections has no more workers than it can feed; the others keep their usual number', () => {
  const sized = (DATABASE_PAGE_CONNECTIONS: number) => ({ ...NOTHING_ASKED, DATABASE_PAGE_CONNECTIONS })
  expect([2, 5, 40].map((most) => chooseWorkers(sized(most), machine(8, 64)))).toEqual([1, 2, 4])
  expect(connectionsOf(sized(40), 2)).toBe(61)
})
