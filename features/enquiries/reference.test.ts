import { expect, test } from 'vitest'
import { readReference, referenceOf, SUBMISSION_KINDS } from './reference.ts'

const first = Array.from({ length: 3_000 }, (_, id) => SUBMISSION_KINDS.map((kind) => ({ kind, id }))).flat()

test('Every submission has a reference of its own, short and made of digits, that leads back to it', () => {
  const references = first.map(referenceOf)
  expect(new Set(references).size).toBe(first.length)
  for (const reference of references) expect(reference).toMatch(/^KR-\d{4}-\d{4}$/)
  expect(references.map(readReference)).toEqual(first)
  const far = { kind: 'booking', id: 33_000_000 } as const
  expect(readReference(referenceOf(far))).toEqual(far)
})

test('A reference stays what it was: people have it in their letters', () => {
  expect(SUBMISSION_KINDS.map((kind) => referenceOf({ kind, id: 1 }))).toMatchInlineSnapshot(`
    [
      "KR-4928-0512",
      "KR-2137-3590",
      "KR-3403-9355",
    ]
  `)
})

test('One reference says nothing about the next, nor about how many there are', () => {
  const numbers = first.map((each) => Number(referenceOf(each).replace(/\D/g, '')))
  const rises = numbers.filter((number, place) => number > (numbers[place - 1] ?? 0)).length / numbers.length
  expect(rises).toBeGreaterThan(0.45)
  expect(rises).toBeLessThan(0.55)
  expect(Math.max(...numbers)).toBeGreaterThan(99_000_000)
})

test('It is understood however it is typed, and nothing else is taken for one', () => {
  const reference = referenceOf({ kind: 'inquiry', id: 12 })
  const [, a, b] = reference.split('-')
  for (const typed of [` ${reference.toLowerCase()} `, `KR ${a} ${b}`, `kr${a}${b}`, `KR–${a}\u00a0${b}`])
    expect(readReference(typed)).toEqual({ kind: 'inquiry', id: 12 })
  for (const other of ['', 'KR', 'KR-12-34', `${a}${b}`, `KN-${a}-${b}`, `KR-${a}-${b}-1`, 'Kristina Diop'])
    expect(readReference(other)).toBeNull()
})
