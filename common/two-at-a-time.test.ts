import { expect, test } from 'vitest'
import { twoAtATime } from './two-at-a-time.ts'

/** Work that ends when the test says so. */
function workOnCall() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (item: string) => {
    begun.push(item)
    const end = Promise.withResolvers<string>()
    ends.set(item, end)
    return end.promise
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (item: string) => {
    ends.get(item)?.resolve(item.toUpperCase())
    await turn()
  }
  const fail = async (item: string) => {
    ends.get(item)?.reject(new Error(item))
    await turn()
  }
  return { begun, work, end, fail }
}

test('Two are under way, the next begins when one ends, and the answers stand in the order of the list', async () => {
  const { begun, work, end } = workOnCall()
  const all = twoAtATime(['a', 'b', 'c', 'd'], work)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('c')
  await end('d')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('a')
  expect(await all).toEqual(['A', 'B', 'C', 'D'])
})

test('After a failure nothing more is begun', async () => {
  const { begun, work, end, fail } = workOnCall()
  const all = twoAtATime(['a', 'b', 'c'], work)
  const failed = expect(all).rejects.toThrow('b')
  await fail('b')
  await failed
  await end('a')
  expect(begun).toEqual(['a', 'b'])
})

test('Of nothing there is nothing to do', async () => {
  expect(await twoAtATime([], () => Promise.reject(new Error('asked')))).toEqual([])
})
