import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { plainText } from './pages/long-text.ts'
import { readPrivacyPolicy } from './read-texts.server.ts'
import { type RetentionDays, STARTING_RETENTION } from './retention.ts'

const FACTS = { registration: 'SN-1', legalName: 'Kais', euroRate: '655.957', dollarRate: '625' }
const whole = (locale: 'en' | 'fr', mapHost: string | null = null) =>
  plainText(readPrivacyPolicy(locale, { ...FACTS, mapHost }).sections.flatMap(({ blocks }) => blocks))

/** Names of ours that no browser keeps: pages, a channel of the database, figures, an event, a lock between tabs. */
const NOT_KEPT = [
  'kais-nest',
  'kais-experience',
  'kais-mobility',
  'kais-media',
  'kais_outbox',
  'kais_info',
  'kais_workers',
  'kais-player',
  'kais-push',
]

type Sources = Record<string, string>

async function readSources(): Promise<Sources> {
  const files = await Array.fromAsync(glob('{app,common,features,platform,server,ui}/**/*.{ts,tsx}'))
  const ours = files.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  return Object.fromEntries(ours.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** The calls the site writes with, and whatever is called like one, up to the name it is written under. */
const WRITES =
  /(?:(?:\.setItem|\.setCookie|\bcaches\.open|(?<![.#\w]|function |async )(?:keep|remember))\(\s*(?!\w+\??:)|(?<!function )keptInBrowser(?:<[^(]*>)?\((?:\{\s*(?:key:\s*)?)?)([^,\n]+)/g
/** Ways the site does without: whoever takes one up teaches this test to read it. */
const OTHER_WAYS =
  /(?:local|session)Storage(?:\.\w+|\[[^\]]+\])\s*=[^=]|document\.cookie\s*=[^=]|cookieStore\.set|indexedDB\.open/

/** Where the name is handed in: `keptInBrowser` is looked at where it is called, a draft's name is `draftName`'s, a cache's one of the worker's four. */
const HANDED_IN = ['ui/browser-storage.ts key', 'platform/forms/drafts.ts name', 'app/offline/stores.ts name)']

/** 'kais-theme', `kais-draft:${form}`, THEME_KEY, keyOf(place): what it says, or how its constant begins. */
function nameIn(expression: string, own: string, sources: Sources): string | undefined {
  const written = /^['`](?!\$)([^'`$:]+)/.exec(expression)?.[1]
  const constant = /^(?:['`]\$\{)?(\w+)/.exec(expression)?.[1]
  if (written || !constant) return written
  const beginning = new RegExp(`\\bconst ${constant} = (?:\\([^)]*\\) => )?['\`]([^'\`$:]+)`)
  const exported = Object.values(sources).filter((text) => text.includes(`export const ${constant} =`))
  return [own, ...exported].map((text) => beginning.exec(text)?.[1]).find((name) => name !== undefined)
}

/** A file's own function that happens to be called like a helper of ours, in a file that writes nothing. */
function isAnotherFunction(call: string, text: string): boolean {
  const name = /^\w+/.exec(call)?.[0]
  return name !== undefined && text.includes(`function ${name}(`) && !/\.set(Item|Cookie)\(/.test(text)
}

/** Every name that something is written under; where it cannot be told, the file and what stands there. */
function keysWritten(sources: Sources): string[] {
  const keys = Object.entries(sources).flatMap(([file, text]) => {
    const other = OTHER_WAYS.exec(text)?.[0]
    const calls = [...text.matchAll(WRITES)].filter(([call]) => !isAnotherFunction(call, text))
    const written = calls.map(([, expression = '']) => {
      return nameIn(expression.trim(), text, sources) ?? `${file} ${expression.trim()}`
    })
    return other ? [...written, `${file} ${other}`] : written
  })
  return [...new Set(keys)].filter((key) => !HANDED_IN.includes(key))
}

test('The privacy policy names every cookie and everything else that the code keeps in a browser', async () => {
  const sources = await readSources()
  const found = Object.values(sources).flatMap((text) => [...text.matchAll(/['`](kais[-_][a-z][a-z\d-]*)(?=['`:])/g)])
  const named = found.map(([, name = '']) => name).filter((name) => !NOT_KEPT.includes(name))
  const kept = [...new Set([...named, ...keysWritten(sources)])]
  expect(kept).toEqual(expect.arrayContaining(['kais_session', 'kais_language', 'kais-draft', 'kais-shortlist']))
  for (const locale of ['en', 'fr'] as const) expect(kept.filter((name) => !whole(locale).includes(name))).toEqual([])
})

test('What is written is found by its key, whatever it is called and however it is written', async () => {
  expect(keysWritten(await readSources())).toEqual(
    expect.arrayContaining([
      'adminAuthenticated',
      'kais_session',
      'kais-theme',
      'kais-sent',
      'kais-staff-draft',
      'kais-wizard',
    ]),
  )
  const planted = {
    'a.ts': "localStorage.setItem('visits', '1')\nlocalStorage.setItem(\n  'times:seen',\n  text)",
    'b.ts': "import { KEY } from './c.ts'\nthis.#storage().setItem(KEY, text)",
    'c.ts': "export const KEY = 'last-seen'",
    'd.ts': 'const keyOf = (id: number) => `seen:` + id\nsessionStorage.setItem(keyOf(id), text)',
    'e.ts': "keep('typed', values)\nremember(whoKnows, value)",
    'f.ts': "document.cookie = 'tracker=1'",
    'g.ts': "localStorage.mood = 'fine'",
    'h.ts': "function keep(name) { names.push(name) }\nkeep('of a feed')",
    'i.ts': "keptInBrowser({ key: 'mood', read })\nkeptInBrowser<Map<string, Day>>({\n  key: 'day:' + id,\n  read,\n})",
    'j.ts': "keptInBrowser<Day>({ area: 'session', key: 'day' })\nkeptInBrowser({ key, read })\nkeptInBrowser(options)",
  }
  expect(keysWritten(planted)).toEqual([
    'visits',
    'times',
    'last-seen',
    'seen',
    'typed',
    'e.ts whoKnows',
    expect.stringContaining('f.ts document.cookie ='),
    expect.stringContaining('g.ts localStorage.mood ='),
    'mood',
    'day',
    "j.ts area: 'session'",
    'j.ts key',
    'j.ts options)',
  ])
})

test('It says whose server draws the maps', () => {
  expect(whole('en')).toContain('maps come from our own server')
  expect(whole('en', 'tiles.example.org')).toContain('Maps are fetched from tiles.example.org')
  expect(whole('fr', 'tiles.example.org')).toContain('chargées depuis tiles.example.org')
})

test.for([
  ['en', ['30 days', '180 days', '2 years', '400 days'], ['1 year', '90 days']],
  ['fr', ['30 jours', '180 jours', '2 ans', '400 jours'], ['1 an', '90 jours']],
] as const)('The policy names the periods of the settings: %s', ([locale, start, changed]) => {
  const said = (retention?: RetentionDays) => {
    const { sections } = readPrivacyPolicy(locale, { ...FACTS, mapHost: null }, retention)
    const { blocks = [] } = sections.find(({ id }) => id === 'retention') ?? {}
    return plainText(blocks).replaceAll(/[\u00a0\u202f]/g, ' ')
  }
  for (const period of start) expect(said()).toContain(period)
  const other = said({ ...STARTING_RETENTION, keptKeysDays: 365, keptMailDays: 90 })
  for (const period of changed) expect(other).toContain(period)
  expect(other).not.toContain(start[0])
})
