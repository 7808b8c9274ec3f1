import { expect, test } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'

/** A door that answers when the test says so. */
function openQueue() {
  const doors = new Map<string, PromiseWithResolvers<string>>()
  const seen = {
    uploads: [] as readonly Upload[],
    stored: [] as string[],
    failed: [] as string[],
    idle: [] as object[],
  }
  const stopped: string[] = []
  const queue = createUploadQueue<string>({
    send(file, { signal }) {
      const door = Promise.withResolvers<string>()
      doors.set(file.name, door)
      signal.addEventListener('abort', () => {
        stopped.push(file.name)
        door.reject(new DOMException('stopped', 'AbortError'))
      })
      return door.promise
    },
    onChange: (uploads) => {
      seen.uploads = uploads
    },
    onStored: (path) => seen.stored.push(path),
    onFailed: ({ file }) => seen.failed.push(file.name),
    onIdle: (outcome) => seen.idle.push(outcome),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    seen,
    stopped,
    states: () => seen.uploads.map(({ file, state }) => `${file.name} ${state}`),
    async answer(name: string) {
      doors.get(name)?.resolve(`/${name}`)
      await settle()
    },
    async refuse(name: string) {
      doors.get(name)?.reject(new Error('no'))
      await settle()
    },
  }
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name))

test('Two travel at a time; one that fails stays with its reason and stops no other', async () => {
  const { queue, seen, states, answer, refuse } = openQueue()
  queue.add(files('a', 'b', 'c'))
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  await refuse('a')
  expect(states()).toEqual(['a failed', 'b sending', 'c sending'])
  expect(seen.idle).toEqual([])
  await answer('c')
  await answer('b')
  expect(states()).toEqual(['a failed'])
  expect(seen.uploads[0]?.error?.message).toBe('no')
  expect(seen).toMatchObject({ stored: ['/c', '/b'], failed: ['a'], idle: [{ stored: 2, failed: 1 }] })
})

test('A failed one can be sent again, and the count begins anew', async () => {
  const { queue, seen, states, answer, refuse } = openQueue()
  queue.add(files('a'))
  await refuse('a')
  const id = seen.uploads[0]?.id ?? 0
  queue.retry(id)
  queue.retry(id)
  expect(states()).toEqual(['a sending'])
  await answer('a')
  expect(seen.idle).toEqual([
    { stored: 0, failed: 1 },
    { stored: 1, failed: 0 },
  ])
})

test('One that is taken away stops, makes room for the next, and is never told to have failed', async () => {
  const { queue, seen, stopped, states, answer } = openQueue()
  queue.add(files('a', 'b', 'c'))
  queue.remove(seen.uploads[0]?.id ?? 0)
  expect(stopped).toEqual(['a'])
  await answer('b')
  expect(states()).toEqual(['c sending'])
  await answer('c')
  expect(seen).toMatchObject({ failed: [], stored: ['/b', '/c'], idle: [{ stored: 2, failed: 0 }] })
})

test('A field that goes away stops all of them', async () => {
  const { queue, seen, stopped } = openQueue()
  queue.add(files('a', 'b', 'c'))
  queue.stop()
  await new Promise((resolve) => setImmediate(resolve))
  expect(stopped).toEqual(['a', 'b'])
  expect(seen).toMatchObject({ stored: [], failed: [], idle: [] })
})
