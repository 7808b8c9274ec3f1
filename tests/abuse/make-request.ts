import type { Question } from './ask.ts'
import { Dice } from './dice.ts'
import { asText, badValue, goodValue, nearlyGood, type Schema } from './values.ts'

/** One request of the fuzz, made from its number: the same number makes the same request again. */

const CALLERS = ['visitor', 'forged', 'agent', 'editor', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

export interface Operation {
  method: string
  path: string
  parameters: readonly { in: string; name: string; required?: boolean; schema: Schema }[]
  body: Schema | null
  /** Takes a file. */
  isUpload: boolean
}

export interface PageForm {
  path: string
  names: readonly string[]
}

/** What there is to ask for: read from the server itself (read-targets.ts). */
export interface Targets {
  operations: readonly Operation[]
  pages: readonly string[]
  /** Names that pages' addresses and their filters use. */
  queryNames: readonly string[]
  forms: readonly PageForm[]
  /** Records as staff read them, by the path of their list; what a PUT starts from. */
  records: ReadonlyMap<string, object>
}

export interface AbuseRequest extends Question {
  caller: Caller
  /** For reports: which operation or page, without what was thrown at it. */
  name: string
  language: 'en' | 'fr'
}

/** Percent-encoded byte by byte: encodeURIComponent refuses half a character. */
function encode(text: string): string {
  return Array.from(Buffer.from(text), (byte) =>
    /[\w.~-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
  ).join('')
}

const BAD_PATHS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999',
  '9'.repeat(400),
  '%00',
  '%',
  '%E0%A4%A',
  '..%2f..%2fetc',
  '%2e%2e',
  'null',
  '%F0%9F%91%8D',
  '\xe9',
  '1;drop',
  "1'",
]
const GOOD_PATHS: Record<string, readonly string[]> = {
  kind: ['contact', 'inquiry', 'booking'],
  entity: ['property', 'vehicle', 'article', 'lead'],
  slug: ['nowhere', 'a-short-name'],
}

const BAD_HEADERS: readonly [string, readonly string[]][] = [
  ['host', ['', 'evil.example', 'a b', '[::1', '127.0.0.1:99999', 'x'.repeat(5_000), '\xff\xfe', 'evil.example/..%2f']],
  ['x-forwarded-host', ['evil.example', ',,,', 'a b', '\xff']],
  ['x-forwarded-for', ['not an address', '127.0.0.1', '1.2.3.4, '.repeat(500), '::ffff:1.2.3.4%eth0']],
  ['x-forwarded-proto', ['https', 'javascript', 'http, https', '\xe9']],
  [
    'range',
    ['bytes=0-', 'bytes=99999999999-', 'bytes=5-2', 'bytes=-', 'lines=1-2', `bytes=${'0-1,'.repeat(2_000)}0-1`],
  ],
  ['if-match', ['*', '""', '"x"', 'W/"x"', '"', '"2026-01-01"', '"\xff"']],
  ['if-none-match', ['*', '"x"', '"'.repeat(3_000)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['accept-language', ['fr', '*', 'fr;q=abc', 'x'.repeat(4_000), '\xe9', 'en,'.repeat(1_000)]],
  ['accept-encoding', ['identity;q=0', '*;q=0', 'br;q=1e9', 'deflate', '\xff', 'gzip,'.repeat(1_000)]],
  ['accept', ['application/xml', '*/*;q=0', '']],
  ['content-language', ['fr', 'de', '__proto__', '\xff']],
  [
    'cookie',
    ['kais_language=fr', 'kais_language=%', 'kais_currency=__proto__', ';;;=;', 'a=b;'.repeat(2_000), '\xff=\xfe'],
  ],
  ['origin', ['null', 'https://evil.example', 'http://', 'x', '\xff']],
  ['sec-fetch-site', ['cross-site', 'none', 'x']],
  ['idempotency-key', ['x', 'a-key-of-somebody', 'x'.repeat(101), '\xe9'.repeat(20)]],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['expect', ['100-continue', 'x']],
  ['upgrade', ['websocket', 'h2c']],
  ['x-request-id', ['x'.repeat(5_000), '\xff', 'a b']],
  ['x-form-elapsed', ['-1', 'NaN', '1e999']],
  ['purpose', ['prefetch']],
]

function badHeaders(dice: Dice): Record<string, string> {
  const chosen = Array.from({ length: 1 + dice.below(2) }, () => dice.pick(BAD_HEADERS))
  return Object.fromEntries(chosen.map(([name, values]) => [name, dice.pick(values)]))
}

/** The address with its gaps filled: mostly by something that may exist. */
function fillPath(dice: Dice, path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    dice.chance(0.8) ? dice.pick(GOOD_PATHS[name] ?? ['1', '2', '3', '7', '12', '999999']) : dice.pick(BAD_PATHS),
  )
}

function makeQuery(dice: Dice, names: readonly { name: string; required?: boolean; schema: Schema }[]): string {
  const badShare = dice.pick([0, 0, 0.2, 0.6])
  const optionalShare = dice.pick([0, 0.2, 0.6])
  const pairs = names
    .filter(({ required = false }) => dice.chance(required ? 0.95 : optionalShare))
    .flatMap(({ name, schema }) => {
      const value = dice.chance(badShare) ? badValue(dice) : goodValue(dice, schema, name)
      // Far below what an address may be long, so that it is the value that is judged.
      const pair = `${encode(name)}=${encode(asText(value).slice(0, 3_000))}`
      return dice.chance(0.1) ? [pair, pair, `${encode(name)}[]=x`] : [pair]
    })
  if (dice.chance(badShare / 4))
    pairs.push(
      dice.pick(['=', '&&', '%', '%zz=%zz', 'a[b][c]=d', '__proto__[x]=y', 'x'.repeat(8_000), '_data=x', 'index']),
    )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const JSON_TYPE = 'application/json'

/** A body as it goes over the line: mostly good JSON, sometimes something that only looks like it. */
function makeBody(dice: Dice, value: unknown): { body: Buffer | string; type: string } {
  const json = JSON.stringify(value) ?? ''
  if (dice.chance(0.85)) return { body: json, type: JSON_TYPE }
  const forms: readonly (() => { body: Buffer | string; type: string })[] = [
    () => ({ body: json.slice(0, -1), type: JSON_TYPE }),
    () => ({ body: '', type: JSON_TYPE }),
    () => ({ body: `\ufeff${json}`, type: JSON_TYPE }),
    () => ({ body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), type: JSON_TYPE }),
    () => ({ body: Buffer.from(json, 'utf16le'), type: `${JSON_TYPE}; charset=utf-16` }),
    () => ({
      body: dice.pick(['null', '[]', '"x"', '1', 'true', '{"a":1e9999}', '{"a":1,"a":2}', '{"__proto__":{"x":1}}']),
      type: JSON_TYPE,
    }),
    () => ({ body: '['.repeat(100_000), type: JSON_TYPE }),
    () => ({ body: `{"message":"${'x'.repeat(300_000)}"}`, type: JSON_TYPE }),
    () => ({
      body: json,
      type: dice.pick([
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        '',
        'x',
        'application/json/x',
        'multipart/form-data',
      ]),
    }),
  ]
  return dice.pick(forms)()
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function makeUpload(dice: Dice): { body: Buffer; type: string } {
  if (dice.chance(0.3)) {
    const head = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n'
    const body = Buffer.concat([Buffer.from(`--x\r\n${head}\r\n`), PNG, Buffer.from('\r\n--x--\r\n')])
    return { body, type: 'multipart/form-data; boundary=x' }
  }
  const content = dice.pick([
    PNG,
    PNG.subarray(0, 30),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.4\n%%EOF'),
    Buffer.from('ID3'),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
    Buffer.alloc(200_000),
  ])
  const name = dice.pick([
    'a.png',
    '../../a.png',
    '',
    'a.pdf',
    'é'.repeat(300),
    'a.mp3',
    'a"b\\.png',
    '.htaccess',
    'con',
  ])
  const field = dice.pick(['file', 'file', 'file', 'other', '', '__proto__'])
  const boundary = dice.pick(['x', 'x', 'x', 'x', 'x', 'y', '', 'x'.repeat(200)])
  const head = dice.pick([
    `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n`,
    `content-disposition: form-data; name="${field}"\r\n`,
    'content-disposition: x\r\n',
    `content-disposition: form-data; name="${field}"; filename*=utf-8''%ff\r\n`,
    '',
    'x'.repeat(100_000),
  ])
  const part = Buffer.concat([Buffer.from(`--x\r\n${head}\r\n`), content, Buffer.from('\r\n')])
  const parts = Array.from({ length: dice.pick([1, 1, 1, 2, 8]) }, () => part)
  const end = dice.pick(['--x--\r\n', '--x--\r\n', '--x--\r\n', '', '--x', '\0'])
  return { body: Buffer.concat([...parts, Buffer.from(end)]), type: `multipart/form-data; boundary=${boundary}` }
}

/** What a good request to the operation carries: a record that is really there, or one made from the schema. */
function goodBody(dice: Dice, { path, body }: Operation, records: Targets['records']): unknown {
  const record = records.get(path) ?? records.get(`${path}/{id}`)
  return record && dice.chance(0.7) ? record : goodValue(dice, body ?? {})
}

function apiRequest(dice: Dice, { operations, records }: Targets): Omit<AbuseRequest, 'caller' | 'language'> {
  const operation = dice.pick(operations)
  const { method, path, parameters, body: schema, isUpload } = operation
  const query = makeQuery(
    dice,
    parameters.filter((parameter) => parameter.in === 'query'),
  )
  const headers: Record<string, string> = {}
  for (const { in: place, name, schema: wanted } of parameters)
    if (place === 'header' && dice.chance(0.3))
      headers[name] = encode(asText(goodValue(dice, wanted, name))).slice(0, 200)
  const question = { path: fillPath(dice, path) + query, name: `${method} ${path}`, headers }
  const swapped = dice.chance(0.03)
    ? dice.pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
    : method
  if (isUpload) {
    const { body, type } = makeUpload(dice)
    return { ...question, method: swapped, body, headers: { ...headers, 'content-type': type } }
  }
  if (!schema) return { ...question, method: swapped }
  const good = goodBody(dice, operation, records)
  const kind = dice.next()
  const { body, type } = makeBody(dice, kind < 0.35 ? good : kind < 0.9 ? nearlyGood(dice, good) : badValue(dice))
  return { ...question, method: swapped, body, headers: { ...headers, ...(type && { 'content-type': type }) } }
}

function pageRequest(dice: Dice, { pages, queryNames }: Targets): Omit<AbuseRequest, 'caller' | 'language'> {
  const page = dice.pick(pages)
  const end = dice.chance(0.1)
    ? dice.pick(['.data', '/', '//', '/..%2f', '%00', '/%ff', '/x'.repeat(500), '.json', ';a=b', '\xe9'])
    : ''
  const names = Array.from({ length: dice.below(4) }, () => ({
    name: dice.pick(queryNames),
    schema: { type: 'string' },
  }))
  const method = dice.chance(0.95) ? 'GET' : dice.pick(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])
  return { method, path: page + end + makeQuery(dice, names), name: `${method} page ${page}` }
}

function formRequest(dice: Dice, { forms, pages }: Targets): Omit<AbuseRequest, 'caller' | 'language'> {
  const { path, names } = dice.chance(0.85) ? dice.pick(forms) : { path: dice.pick(pages), names: ['x'] }
  const pairs = names.flatMap((name) => {
    const value = asText(dice.chance(0.7) ? goodValue(dice, {}, name) : badValue(dice)).slice(0, 100_000)
    return dice.chance(0.9) ? [`${encode(name)}=${encode(value)}`] : []
  })
  if (dice.chance(0.05)) pairs.push(...Array.from({ length: 9_000 }, (_, key) => `k${key}=1`))
  const type = dice.chance(0.9)
    ? 'application/x-www-form-urlencoded'
    : dice.pick(['multipart/form-data; boundary=x', 'text/plain', JSON_TYPE, 'multipart/form-data', ''])
  return {
    method: 'POST',
    path,
    name: `POST page ${path}`,
    body: pairs.join('&'),
    headers: type ? { 'content-type': type } : {},
  }
}

/** The `number`-th request of a run. */
export function makeRequest(seed: number, number: number, targets: Targets): AbuseRequest {
  const dice = new Dice(Math.imul(seed, 0x9e_37_79_b1) ^ Math.imul(number + 1, 0x85_eb_ca_6b))
  const caller = dice.pick([...CALLERS, 'visitor', 'admin', 'admin', 'admin'] as const)
  const language = dice.pick(['en', 'fr'] as const)
  const kind = dice.next()
  const made = (kind < 0.7 ? apiRequest : kind < 0.9 ? pageRequest : formRequest)(dice, targets)
  const headers = { 'accept-language': language, ...made.headers, ...(dice.chance(0.12) ? badHeaders(dice) : {}) }
  return { ...made, caller, language, headers }
}
