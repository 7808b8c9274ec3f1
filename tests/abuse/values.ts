import type { Dice } from './dice.ts'

/** Values made from the schemas of the interface: right ones, nearly right ones, and what nobody should ever send. */

export interface Schema {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  maxItems?: number
  minItems?: number
  default?: unknown
}

const LONE_SURROGATE = '\ud800'
const NUL = '\0'

/** Texts that some program somewhere has stumbled over. */
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u00a0\u202f\u200b\ufeff',
  NUL,
  `a${NUL}b`,
  LONE_SURROGATE,
  `x${LONE_SURROGATE}y`,
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈',
  '\u202eevil\u202c مرحبا',
  'Z̸̢̛̙͎̈́a̵l̷g̴o̶',
  'ﬀ ß ı İ K',
  "'; drop table leads; --",
  "' or '1'='1",
  '%_\\%',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\r\nSet-Cookie: a=b',
  '=cmd|calc!A1',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '٣',
  '9007199254740993',
  '[object Object]',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-02-28T25:61:61Z',
  '+0',
  'a@b',
  'a@b.c\nBcc: d@e.f',
  'http://[::1',
  'https://127.0.0.1:22/',
  'file:///etc/passwd',
  '((((((((((((((((((((',
  '!'.repeat(300),
  '[['.repeat(2_000),
  '*_`'.repeat(2_000),
  '![a](b'.repeat(1_000),
]

const ODD_NUMBERS: readonly number[] = [
  0,
  -1,
  0.1,
  1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
]

/** What people really write, by the shape that a schema may ask for. */
const GOOD_TEXTS: readonly string[] = [
  'Awa Ndiaye',
  'A villa by the sea, please.',
  'awa@example.com',
  '+221 77 123 45 67',
  '2027-03-14',
  '2027-03-14T10:30:00Z',
  'https://example.com/a',
  'a-short-name',
  'awa.ndiaye',
  'Almadies',
  '12',
  'me',
  'AAAA',
  '10:30',
  '/kais-nest',
  '/pictures/0123456789abcdef0123456789abcdef.webp',
  '/files/0123456789abcdef0123456789abcdef/a.pdf',
]

const BY_NAME: readonly [RegExp, readonly string[]][] = [
  [/email/i, ['awa@example.com', 'moussa@example.org']],
  [/phone|whatsapp/i, ['+221 77 123 45 67']],
  [/url|link/i, ['https://example.com/a']],
  [/password/i, ['a-password-for-tests', 'another long password']],
  [/date|^from$|^to$|pickup|return/i, ['2027-03-14', '2027-03-20', '2027-03-14T10:30:00Z', '2027-03-14T10:30']],
]

function patternOf(text: string): RegExp | null {
  try {
    return new RegExp(text, 'u')
  } catch {
    return null
  }
}

function goodText(dice: Dice, schema: Schema, name: string): string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const wanted = pattern === undefined ? null : patternOf(pattern)
  const named = BY_NAME.find(([words]) => words.test(name))?.[1] ?? []
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (wanted?.test(text) ?? true)
  const usable = [...named, ...GOOD_TEXTS].filter(fits)
  if (usable.length === 0) return 'a'.repeat(Math.max(1, minLength))
  return named.some(fits) && dice.chance(0.9) ? dice.pick(named.filter(fits)) : dice.pick(usable)
}

function goodNumber(dice: Dice, { type, minimum, exclusiveMinimum, maximum }: Schema): number {
  const least = Math.max(minimum ?? 0, exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  const most = Math.min(maximum ?? least + 1_000, least + 100_000_000)
  const figure = least + dice.next() * (most - least)
  return type === 'number' && dice.chance(0.3) ? figure : Math.floor(figure)
}

function typesOf({ type }: Schema): string[] {
  return typeof type === 'string' ? [type] : (type ?? [])
}

/** Something that the schema allows, as far as a schema can say it. */
export function goodValue(dice: Dice, schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return goodValue(dice, dice.pick(choices), name)
  if (schema.allOf?.length)
    return goodValue(dice, Object.assign({}, schema, ...schema.allOf, { allOf: undefined }), name)
  const type = dice.pick([...typesOf(schema), ...(typesOf(schema).length === 0 ? ['string'] : [])])
  if (type === 'null') return null
  if (type === 'boolean') return dice.chance(0.5)
  if (type === 'integer' || type === 'number') return goodNumber(dice, schema)
  if (type === 'array') {
    const length = Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, dice.below(3)))
    return Array.from({ length }, () => goodValue(dice, schema.items ?? {}, name))
  }
  if (type === 'object') {
    const known = Object.entries(schema.properties ?? {})
    const sent = known.filter(([key]) => schema.required?.includes(key) || dice.chance(0.7))
    return Object.fromEntries(sent.map(([key, inner]) => [key, goodValue(dice, inner, key)]))
  }
  return goodText(dice, schema, name)
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

/** Something that no schema of ours can want. */
export function badValue(dice: Dice): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => dice.pick(ODD_TEXTS),
    () => dice.pick(ODD_TEXTS),
    () => dice.pick(ODD_NUMBERS),
    () => null,
    () => dice.chance(0.5),
    () => [],
    () => ({}),
    () => [[]],
    () => nested(dice.pick([5, 200, 1_000])),
    () => dice.pick(['a', 'é', '👍', '\u0300', ' ', '(', '\n']).repeat(dice.pick([300, 5_000, 60_000])),
    () => Array.from({ length: dice.pick([101, 5_000]) }, () => dice.pick([1, null, 'x'])),
    () => Object.fromEntries(Array.from({ length: dice.pick([50, 9_000]) }, (_, key) => [`k${key}`, 1])),
    () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    () => JSON.parse('{"toString":"x","valueOf":1,"length":-1,"then":"x","toJSON":"x"}'),
  ]
  return dice.pick(kinds)()
}

/** Of something good, one or two things made bad: as deep in the code as a bad value can come. */
export function nearlyGood(dice: Dice, good: unknown): unknown {
  if (Array.isArray(good) && good.length > 0 && dice.chance(0.7)) {
    const copy = [...good]
    const place = dice.below(copy.length)
    copy[place] = nearlyGood(dice, copy[place])
    return copy
  }
  if (good && typeof good === 'object' && !Array.isArray(good)) {
    const copy: Record<string, unknown> = { ...good }
    const keys = Object.keys(copy)
    for (let turn = 0; turn <= dice.below(2) && keys.length > 0; turn++) {
      const key = dice.pick(keys)
      if (dice.chance(0.15)) delete copy[key]
      else copy[key] = nearlyGood(dice, copy[key])
    }
    if (dice.chance(0.1)) copy[dice.pick(['isAdmin', 'role', 'id', '__proto__', 'version'])] = badValue(dice)
    return copy
  }
  return badValue(dice)
}

/** As a part of an address or a form: always a text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
