import { expect, test } from 'vitest'
import { z } from 'zod'
import { coordinate, count, wholePoint } from './schema.ts'
import { fieldProblems } from './validation.ts'

test('Whatever is wrong with a number, one sentence tells the whole rule', () => {
  const schema = z.object({ rooms: count })
  const said = [Number.NaN, -1, 2.5, 'three'].map((rooms) => {
    const { error } = schema.safeParse({ rooms })
    return error && fieldProblems(error)
  })
  expect(said).toEqual(Array(4).fill({ rooms: 'count' }))
})

test('Half a point is refused at the coordinate that is missing', () => {
  const schema = z
    .object({ latitude: coordinate(90, 'latitude'), longitude: coordinate(180, 'longitude') })
    .check(wholePoint)
  const problems = (point: object) => {
    const { error } = schema.safeParse(point)
    return error && fieldProblems(error)
  }
  expect(problems({ latitude: 14.7 })).toEqual({ longitude: 'required' })
  expect(problems({ longitude: -17.5 })).toEqual({ latitude: 'required' })
  expect([problems({ latitude: 0, longitude: 0 }), problems({})]).toEqual([undefined, undefined])
})
