import { expect, onTestFinished, test } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

function work(micros: number): void {
  const { user, system } = process.cpuUsage()
  for (let now = process.cpuUsage(); now.user + now.system - user - system < micros; now = process.cpuUsage());
}

test('Garbage is collected once after work, when the work is over', async () => {
  let collections = 0
  const collect = (async () => {
    collections += 1
  }) as typeof globalThis.gc
  const { stop } = collectAtRest(collect, 500)
  onTestFinished(stop)
  for (let round = 0; round < 5; round++) {
    work(600_000)
    await new Promise(setImmediate)
  }
  expect(collections).toBe(0)
  await expect.poll(() => collections, { timeout: 10_000 }).toBe(1)
})
