import { expect, test } from 'vitest'
import { z } from 'zod'
import { count, line, optionalDate, optionalLine, picturePath, price, words } from '#common/schema.ts'
import { fieldProblems, say } from '#common/validation.ts'
import {
  choice,
  formOf,
  groupedMoney,
  money,
  number,
  numberOrDefault,
  optionalMoney,
  optionalNumber,
} from './form-of.ts'

const COLOURS = ['red', 'blue'] as const
const rowSchema = z.object({ title: line, share: count })
const rowForm = formOf(rowSchema, { share: number })
const schema = z.object({
  title: line,
  titleFr: optionalLine,
  image: picturePath.nullish().default(null),
  day: optionalDate,
  colour: z.enum(COLOURS, say('chooseOne')),
  tags: words.default([]),
  isActive: z.boolean().default(true),
  price,
  rooms: count,
  floor: count.nullish().default(null),
  seats: count.default(4),
  latitude: z.number(say('number')).nullish().default(null),
  rows: z.array(rowSchema).default([]),
  isOpen: z.boolean(),
})

const form = formOf(
  schema,
  {
    colour: choice(COLOURS),
    price: groupedMoney,
    rooms: number,
    floor: optionalNumber,
    seats: numberOrDefault,
    rows: z.array(rowForm.fields),
    isOpen: null,
    door: z.string(),
  },
  {
    show: ({ isOpen, ...stored }: z.output<typeof schema>) => ({ ...stored, door: isOpen ? 'open' : 'shut' }),
    read: ({ door, ...draft }) => ({ ...draft, seats: draft.seats ?? undefined, isOpen: door === 'open' }),
  },
)

const stored: z.output<typeof schema> = {
  title: 'A house',
  titleFr: null,
  image: null,
  day: '2026-05-01',
  colour: 'red',
  tags: ['sea'],
  isActive: false,
  price: '1600000.00',
  rooms: 0,
  floor: null,
  seats: 2,
  latitude: -14.5,
  rows: [{ title: 'Roof', share: 20 }],
  isOpen: true,
}
const held = {
  title: 'A house',
  titleFr: '',
  image: '',
  day: '2026-05-01',
  colour: 'red',
  tags: ['sea'],
  isActive: false,
  price: '1\u202f600\u202f000',
  rooms: '0',
  floor: '',
  seats: '2',
  latitude: '-14.5',
  rows: [{ title: 'Roof', share: '20' }],
  door: 'open',
} as const

test('A record is held as text, without what is not of the form, and comes back as it was', () => {
  const values = form.toValues({ ...stored, id: 7, updatedAt: 'now' } as typeof stored)
  expect(values).toEqual(held)
  expect(form.schema.parse(values)).toEqual({ ...stored, price: '1600000' })
})

test('A new one begins with what the schema takes where nothing is said', () => {
  expect(form.empty({ isActive: false })).toEqual({
    ...Object.fromEntries(Object.keys(held).map((name) => [name, ''])),
    tags: [],
    isActive: false,
    seats: '4',
    rows: [],
  })
  expect(rowForm.empty({})).toEqual({ title: '', share: '' })
})

test('What is wrong is said all at once, at its field and in the words of the schema', () => {
  const { error } = form.schema.safeParse({
    ...form.empty({}),
    seats: '',
    latitude: 'north',
    rows: [{ title: 'Roof', share: '' }],
  })
  expect(error && fieldProblems(error)).toEqual({
    title: 'required',
    colour: 'chooseOne',
    price: 'price',
    rooms: 'count',
    latitude: 'number',
    'rows.0.share': 'count',
  })
})

test.each([
  [money, '1600000.00', '1600000', '1600000'],
  [money, '99.50', '99.50', '99.50'],
  [groupedMoney, '75000.00', '75\u202f000', '75\u202f000'],
  [optionalMoney, null, '', null],
  [number, 3, '3', 3],
  [optionalNumber, null, '', null],
  [numberOrDefault, null, '', undefined],
  [optionalNumber, 14.7456, '14.7456', 14.7456],
])('%#: what is stored is held as text, and read again', (codec, kept, text, read) => {
  expect(z.encode(codec as z.ZodType, kept)).toBe(text)
  expect(z.decode(codec as z.ZodType, text)).toBe(read)
})

test('A number may be written with a comma or set apart by spaces, and letters are no number', () => {
  const read = ['14,7456', '1 200', '1\u202f200', ' '].map((text) => z.decode(optionalNumber, text))
  expect([...read, z.decode(number, '')]).toEqual([14.7456, 1200, 1200, null, NaN])
  expect(z.decode(number, 'three')).toBeNaN()
})
