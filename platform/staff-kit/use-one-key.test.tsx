import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOneKey } from './use-one-key.ts'

test('The answer to one press leaves the key of another, whose own answer was lost, as it was', async () => {
  const held: { once?: ReturnType<typeof useOneKey> } = {}
  function Form() {
    held.once = useOneKey()
    return null
  }
  renderToStaticMarkup(<Form />)
  const once = held.once as ReturnType<typeof useOneKey>
  const keys: string[] = []
  const isLost = (key: string) => {
    keys.push(key)
    return Promise.reject(new Error('The line broke off'))
  }
  const slow = Promise.withResolvers<void>()
  const first = once('Monday', () => slow.promise)
  await expect(once('Tuesday', isLost)).rejects.toThrow('broke off')
  slow.resolve()
  await first
  await expect(once('Tuesday', isLost)).rejects.toThrow('broke off')
  expect(keys[1]).toBe(keys[0])
})
