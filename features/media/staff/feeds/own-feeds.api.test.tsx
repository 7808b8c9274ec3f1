import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import RssPage from '#features/dashboard/pages/rss.page.tsx'
import { rssOf } from '#platform/foreign-fetch/other-server.fixture.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { type Line, openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

test('The tab of feeds tells what each feed of the house holds, and hands its address on', async () => {
  const headers = await signInAs(kais, 'awa', 'editor')
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const path = '/fr/kais-media/articles.xml'
  const items = ['1', '2', '3'].map((guid) => ({ guid, title: `News ${guid}` }))
  // Pages are not drawn here: only the French articles have a feed.
  const line: Line = (url) => (url === path ? Promise.resolve(new Response(rssOf(items))) : null)
  const pages = { 'dashboard/rss': RssPage }
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/rss?part=own', line })
  const { until, press, getByLabelText } = screen
  const row = (await until(() => getByLabelText('Address, Articles, French'))).closest('li') as HTMLElement
  await until(() => expect(readText(row)).toContain('3 articles'))
  await press(/^Copy the address/, () => row)
  await until(() => expect(readText(row.querySelector('[role=status]'))).toBe('The address is copied.'))
  expect(copied).toEqual([path])
  expect(screen.find(/^Open/, row).getAttribute('href')).toBe(path)
})
