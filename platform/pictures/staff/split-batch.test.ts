import { expect, test } from 'vitest'
import { splitBatch } from './split-batch.ts'

/** SPEC section 5: each under 10MB. */
const TEN_MEGABYTES = 10_485_760

const picture = (name: string, size = 1_000) => ({ name, type: 'image/jpeg', size })
const named = (files: readonly { name: string }[]) => files.map(({ name }) => name)

test('Of sixteen pictures fifteen go, and the sixteenth is refused by name', () => {
  const files = Array.from({ length: 16 }, (_, i) => picture(`${i + 1}.jpg`))
  const { taken, refused } = splitBatch(files, 15)
  expect(taken).toHaveLength(15)
  expect(refused).toEqual([{ file: files[15], refusal: 'tooMany' }])
})

test('A text and a picture that is too large stay behind; the others go', () => {
  const text = { name: 'notes.txt', type: 'text/plain', size: 12 }
  const huge = picture('huge.jpg', TEN_MEGABYTES)
  const { taken, refused } = splitBatch([text, picture('a.jpg'), huge, picture('b.jpg', TEN_MEGABYTES - 1)], 15)
  expect(named(taken)).toEqual(['a.jpg', 'b.jpg'])
  expect(refused).toEqual([
    { file: text, refusal: 'notAnImage' },
    { file: huge, refusal: 'tooLarge' },
  ])
})

test('A picture of an iPhone goes where the system has no name for its kind', () => {
  const files = [
    { ...picture('IMG_0412.HEIC'), type: '' },
    { ...picture('b.heif'), type: 'application/octet-stream' },
  ]
  expect(named(splitBatch(files, 15).taken)).toEqual(['IMG_0412.HEIC', 'b.heif'])
})

test('What is refused for itself takes no place from the others', () => {
  const text = { name: 'notes.txt', type: '', size: 12 }
  const { taken, refused } = splitBatch([text, picture('a.jpg'), picture('b.jpg')], 1)
  expect(named(taken)).toEqual(['a.jpg'])
  expect(refused.map(({ refusal }) => refusal)).toEqual(['notAnImage', 'tooMany'])
})
