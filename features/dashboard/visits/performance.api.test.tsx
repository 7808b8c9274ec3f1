import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { PerformancePart } from './performance-part.tsx'

let kais: TestApp
let headers: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const READER = {
  host: 'kais.example',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'content-type': 'text/plain;charset=UTF-8',
}

async function visit(path: string): Promise<void> {
  const payload = JSON.stringify({ path, referrer: '' })
  const answer = await kais.app.inject({ method: 'POST', url: '/api/visits', headers: READER, payload })
  expect(answer.statusCode).toBe(204)
}

test('The performance of the site is what was counted: the sum, and each page opened a moment ago', async () => {
  const path = '/admin/dashboard/rss?part=performance'
  const rows = (screen: Document) =>
    [...screen.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map(readText))
  const before = await openStaffScreen(kais, PerformancePart, { headers, path })
  expect(before.querySelector('.performance__sum')).toBeNull()
  for (const page of ['/faq', '/faq', '/fr/faq', '/kais-mobility']) await visit(page)
  const screen = await openStaffScreen(kais, PerformancePart, { headers, path })
  expect(readText(screen.querySelector('.performance__sum p'))).toBe('4 pages opened')
  expect(rows(screen).filter(([name]) => /^(Questions and answers|Kais Mobility)/.test(name ?? ''))).toEqual([
    [expect.stringMatching(/^Questions and answers/), '3'],
    [expect.stringMatching(/^Kais Mobility/), '1'],
  ])
})
