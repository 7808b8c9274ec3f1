import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { decodeCursor, encodeCursor, MAX_PAGE_SIZE, pagingSchema } from './pagination.ts'

const asCursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

test.for([
  { value: '545000000.00', id: 7 },
  { value: '2026-11-15 10:00:00.123456+00', id: 1 },
  { value: '???>>>~~~', id: 2_147_483_647 },
  { value: '', id: 0 },
])('A page mark for $value comes back as it was', (cursor) => {
  const text = encodeCursor(cursor)
  expect(text).toMatch(/^[\w-]+$/)
  expect(decodeCursor(text)).toEqual(cursor)
})

test.for<[string, string]>([
  ['no base64', '*'],
  ['no JSON', Buffer.from('nothing').toString('base64url')],
  ['another shape', asCursor({ value: '1', id: 1 })],
  ['too few parts', asCursor(['1'])],
  ['too many parts', asCursor(['1', 1, 1])],
  ['a text for an id', asCursor(['1', '1'])],
  ['half an id', asCursor(['1', 1.5])],
  ['an id below zero', asCursor(['1', -1])],
  ['an id that no row can have', asCursor(['1', 2_147_483_648])],
  ['nothing', ''],
])('A page mark that holds %s is refused, and the field is named', ([, text]) => {
  const decode = () => decodeCursor(text)
  expect(decode).toThrow(AppError)
  expect(decode).toThrow(expect.objectContaining({ code: 'invalid_input', fields: { cursor: 'cursor' } }))
})

test('A list asked for without a size gives the largest page there is', () => {
  expect(pagingSchema.parse({})).toEqual({ limit: MAX_PAGE_SIZE })
  expect(pagingSchema.parse({ limit: '3' })).toEqual({ limit: 3 })
})
