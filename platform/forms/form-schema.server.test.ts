import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldProblems } from '#common/validation.ts'
import { choice, choices, day, email, hidden, line, moment, optional, paragraph, phone } from './fields.ts'
import { defineForm } from './form.ts'
import { answersSchema, formSchema } from './form-schema.server.ts'

const form = defineForm({
  name: 'test',
  parts: {
    you: { name: line({ maxLength: 10 }), email: email(), phone: phone() },
    wish: {
      kind: choice(['a', 'b']),
      style: optional(choice(['x', 'y'])),
      extras: choices(['wifi', 'tea']),
      from: day(),
      at: moment(),
      note: optional(paragraph()),
      about: hidden(),
    },
  },
})
const schema = formSchema(form)
const GOOD = {
  name: ' Awa ',
  email: 'awa@example.com',
  phone: '',
  kind: 'a',
  style: '',
  extras: 'tea',
  from: '2999-12-01',
  at: '2999-12-01T10:00',
  note: '  ',
  about: '',
}

function problems(checked: z.ZodType, values: Record<string, unknown>) {
  const { error } = checked.safeParse(values)
  return error ? fieldProblems(error) : {}
}

test('A filled-in form becomes answers: trimmed, what stayed empty is null, ticks are a list', () => {
  expect(schema.parse(GOOD)).toEqual({
    name: 'Awa',
    email: 'awa@example.com',
    phone: null,
    kind: 'a',
    style: null,
    extras: ['tea'],
    from: '2999-12-01',
    at: '2999-12-01T10:00:00.000Z',
    note: null,
    about: null,
  })
  expect(schema.parse({ ...GOOD, extras: ['tea', 'wifi', 'tea'] })).toMatchObject({ extras: ['tea', 'wifi'] })
  expect(schema.parse({ ...GOOD, extras: undefined })).toMatchObject({ extras: [] })
})

describe('Each question says what is wrong with its answer:', () => {
  test.for([
    ['name', '   ', 'required'],
    ['name', 'Eleven more', 'tooLong'],
    ['email', 'awa', 'email'],
    ['email', 'awa@example.com\r\nBcc: all@example.com', 'email'],
    ['phone', 'tomorrow', 'phone'],
    ['kind', '', 'chooseOne'],
    ['kind', 'c', 'chooseOne'],
    ['style', 'z', 'chooseOne'],
    ['from', 'soon', 'date'],
    ['from', '2999-02-31', 'date'],
    ['from', '2020-01-01', 'pastDate'],
    ['at', '2999-12-01', 'dateTime'],
    ['at', '2020-01-01T10:00', 'pastDate'],
    ['note', 'é'.repeat(5_001), 'tooLong'],
  ])('%s: ‘%s’ is %s', ([name = '', value, problem]) => {
    expect(problems(schema, { ...GOOD, [name]: value })).toEqual({ [name]: problem })
  })

  test('a tick that is not offered', () => {
    expect(Object.values(problems(schema, { ...GOOD, extras: ['gold'] }))).toEqual(['chooseOne'])
  })

  test('nothing at all', () => {
    expect(Object.keys(problems(schema, {})).sort()).toEqual(['at', 'email', 'from', 'kind', 'name'])
  })
})

test('A caller of the API owes only what it must; whatever else it answers must be an answer', () => {
  const owed = answersSchema(form, ['kind'])
  expect(problems(owed, { kind: 'a' })).toEqual({})
  expect(problems(owed, { from: '2999-12-01' })).toEqual({ kind: 'chooseOne' })
  expect(problems(owed, { kind: 'a', from: 'soon', style: 'z' })).toEqual({ from: 'date', style: 'chooseOne' })
})

test('A flood of ticks is cut before each is looked at', () => {
  const form = defineForm({ name: 'flood', parts: { all: { extras: choices(['wifi', 'spa']) } } })
  const flood = Array.from({ length: 150_000 }, () => 'nonsense')
  const answer = formSchema(form).safeParse({ extras: flood })
  expect(answer.error?.issues).toHaveLength(100)
  expect(formSchema(form).parse({ extras: Array.from({ length: 150_000 }, () => 'spa') })).toEqual({ extras: ['spa'] })
})
