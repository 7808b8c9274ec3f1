import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorBody } from './error-body.ts'
import { AppError, ERROR_STATUS } from './errors.ts'
import { LOCALES } from './locale.ts'
import { fieldProblems, say, validationMessage } from './validation.ts'
import { validationMessages } from './validation-messages.ts'

const { en, fr } = validationMessages
const sources = import.meta.glob<string>(
  ['/{app,common,features,platform,server,ui}/**/*.{ts,tsx}', '!/**/*.test.{ts,tsx}', '!/**/*messages*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** `say('required')` is checked by the compiler; a key in an issue or in `fields` is only a text to it. */
const KEY_USES = [
  /\bsay\('(\w+)'\)/g,
  /\berror: '(\w+)'/g,
  /code: 'custom', message: '(\w+)'/g,
  /\bfields: \{ \w+: '(\w+)'/g,
]

function problemsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, { reportInput: true })
  return error && fieldProblems(error)
}

test('Every sentence that a schema names exists in both languages', () => {
  const used = Object.entries(sources).flatMap(([file, text]) =>
    KEY_USES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => ({ file, key }))),
  )
  expect(used.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['required', 'unknownPlace', 'slugTaken', 'url', 'cursor']),
  )
  expect(used.filter(({ key }) => !Object.hasOwn(en, key) || !Object.hasOwn(fr, key))).toEqual([])
})

test('Both languages say something for every key, and not the same', () => {
  const keys = Object.keys(en) as (keyof typeof en)[]
  expect(Object.keys(fr).sort()).toEqual([...keys].sort())
  expect(keys.filter((key) => !en[key].trim() || !fr[key].trim() || en[key] === fr[key])).toEqual([])
})

test('Every refusal has a sentence of its own in both languages', () => {
  for (const locale of LOCALES) {
    const messages = Object.keys(ERROR_STATUS).map(
      (code) => errorBody(new AppError(code as keyof typeof ERROR_STATUS), locale).message,
    )
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages.filter((message) => !message.trim())).toEqual([])
  }
})

test('A field is told what is wrong with it in the reader’s language', () => {
  const error = new AppError('invalid_input', { fields: { email: 'email', 'images.0': 'imagePath' } })
  expect(errorBody(error, 'en').fields).toEqual({
    email: 'This address does not look complete. Example: awa@example.com',
    'images.0': 'This picture was not uploaded here.',
  })
  expect(errorBody(error, 'fr').fields).toEqual({
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    'images.0': 'Cette image n’a pas été envoyée ici.',
  })
})

test('A figure stands in its sentence with the word that goes with it', () => {
  expect(validationMessage('stayTooLong:1', 'en')).toContain('stays of 1 night at most')
  expect(validationMessage('stayTooLong:28', 'en')).toContain('stays of 28 nights at most')
  expect(validationMessage('arrivalTooSoon:1', 'fr')).toContain('au moins 1\u00a0jour à l’avance')
  expect(validationMessage('arrivalTooSoon:3', 'fr')).toContain('au moins 3\u00a0jours à l’avance')
})

test('A problem that no schema named still gets a fitting sentence, never a technical one', () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(3),
    kind: z.enum(['a']),
    rooms: z.number().max(5),
    list: z.array(z.string()).min(1),
  })
  expect(problemsOf(schema, { kind: 'b', rooms: 6, list: [], extra: 1 })).toEqual({
    name: 'required',
    kind: 'chooseOne',
    rooms: 'tooLarge',
    list: 'invalid',
    extra: 'unknownField',
  })
  expect(problemsOf(schema, { name: 'a', kind: 'a', rooms: '1', list: [1] })).toEqual({
    name: 'tooShort',
    rooms: 'invalid',
    'list.0': 'invalid',
  })
  expect(problemsOf(schema, { name: 'long', kind: 'a', rooms: 1, list: ['x'] })).toEqual({ name: 'tooLong' })
  expect(problemsOf(z.object({}), null)).toEqual({ form: 'invalid' })
  expect(validationMessage('Invalid input: expected string', 'fr')).toBe(fr.invalid)
  expect(validationMessage('toString', 'en')).toBe(en.invalid)
})

test('The first problem of a field is the one that is told', () => {
  const schema = z.object({ price: z.string().min(3, say('required')).regex(/^\d+$/, say('price')) })
  expect(problemsOf(schema, { price: 'x' })).toEqual({ price: 'required' })
})
