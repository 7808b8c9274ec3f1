import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { plainText } from './pages/long-text.ts'
import { privacyMessages } from './privacy-messages.ts'

const whole = (locale: 'en' | 'fr', mapHost: string | null = null) =>
  plainText(privacyMessages[locale]({ registration: 'SN-1', mapHost }).sections.flatMap(({ blocks }) => blocks))

/** Names of ours that no browser keeps: pages, a channel of the database, an event. */
const NOT_KEPT = ['kais-nest', 'kais-experience', 'kais-mobility', 'kais-media', 'kais_outbox', 'kais-player']

test('The privacy policy names every cookie and everything else that the code keeps in a browser', async () => {
  const files = await Array.fromAsync(glob('{app,common,features,server}/**/*.{ts,tsx}'))
  const sources = files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const found = sources.flatMap((source) => [...source.matchAll(/['`](kais[-_][a-z][a-z\d-]*)(?=['`:])/g)])
  const kept = [...new Set(found.map(([, name = '']) => name))].filter((name) => !NOT_KEPT.includes(name))
  expect(kept).toEqual(expect.arrayContaining(['kais_session', 'kais_language', 'kais-draft', 'kais-shortlist']))
  for (const locale of ['en', 'fr'] as const) expect(kept.filter((name) => !whole(locale).includes(name))).toEqual([])
})

test('It says whose server draws the maps', () => {
  expect(whole('en')).toContain('maps come from our own server')
  expect(whole('en', 'tiles.example.org')).toContain('Maps are fetched from tiles.example.org')
  expect(whole('fr', 'tiles.example.org')).toContain('chargées depuis tiles.example.org')
})
