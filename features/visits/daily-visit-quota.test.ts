import { expect, test } from 'vitest'
import { openDailyQuota } from './daily-visit-quota.ts'

const pages = (many: number) => Array.from({ length: many }, (_, n) => `/property/${n + 1}`)
/** Under what each page is counted that is opened from this site. */
const opened = (room: ReturnType<typeof openDailyQuota>, source: string, many: number) =>
  pages(many).map((path) => room.sourceFor({ path, locale: 'en', source }))
const countOf = (sources: string[], source: string) => sources.filter((one) => one === source).length

test('A flood of rows from unknown sites ends at a thousand and takes nothing from the sites everybody knows', () => {
  const room = openDailyQuota([])
  expect(countOf(opened(room, 'site.example', 1_500), 'site.example')).toBe(1_000)
  expect(countOf(opened(room, 'google.com', 2_500), 'google.com')).toBe(2_500)
  const further = opened(room, 'bing.com', 2_500)
  expect(countOf(further, 'bing.com')).toBe(1_500)
  expect(countOf(further, 'other')).toBe(1_000)
})

test('When the day is full what it has already goes on counting, and so does whoever names no site', () => {
  const room = openDailyQuota([])
  opened(room, 'google.com', 5_000)
  opened(room, 'site.example', 5_000)
  expect(opened(room, 'google.com', 1)).toEqual(['google.com'])
  expect(opened(room, 'site.example', 1)).toEqual(['site.example'])
  for (const source of ['direct', 'internal', 'other']) expect(countOf(opened(room, source, 5_000), source)).toBe(5_000)
})

test('The same page in the other language is a row of its own', () => {
  const room = openDailyQuota([])
  opened(room, 'site.example', 1_000)
  expect(room.sourceFor({ path: '/property/1', locale: 'fr', source: 'site.example' })).toBe('other')
})

test('What is stored of the day takes its room', () => {
  const room = openDailyQuota(pages(999).map((path) => ({ path, locale: 'en', source: 'site.example' })))
  const rows = ['/', '/faq'].map((path) => room.sourceFor({ path, locale: 'en', source: 'site.example' }))
  expect(rows).toEqual(['site.example', 'other'])
})
