import { afterAll, beforeAll, expect, test } from 'vitest'
import ReviewsPage from '#features/company/staff/reviews.page.tsx'
import VehiclesPage from '#features/mobility/staff/vehicles.page.tsx'
import { makeVehicle, reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import AuditPage from '../audit/audit.page.tsx'
import OverviewPage from './overview.page.tsx'

let kais: TestApp

const CONTENT = [
  'Properties',
  'Vehicles',
  'Investments',
  'Articles',
  'Podcasts',
  'Reviews',
  'Media partners',
  'Social Media',
  'RSS & Content',
]
const REQUESTS = [
  'Leads',
  'Tasks',
  'Calendar',
  'Viewings',
  'Contacts',
  'Enquiries',
  'Bookings',
  'Stays',
  'Outbox',
  'Reply templates',
]
const CLOSED = 'Your account does not open this section.'
/** Whoever may open a tab would read this. */
const Secret = () => <p>Coumba Fall, coumba@example.com</p>
const pages = {
  dashboard: OverviewPage,
  'dashboard/vehicles': VehiclesPage,
  'dashboard/reviews': ReviewsPage,
  'dashboard/audit': AuditPage,
  'dashboard/contacts': Secret,
  'dashboard/leads/:id': Secret,
  'dashboard/staff': Secret,
}

beforeAll(async () => {
  kais = await startTestApp()
  const headers = await signInAs(kais, 'awa', 'admin')
  await makeVehicle(kais)
  const request = { method: 'POST', url: '/api/reviews', payload: reviewDraft(), headers } as const
  expect((await kais.app.inject(request)).statusCode).toBe(201)
})
afterAll(() => kais.close())

const tabsOf = ({ document }: StaffScreen) => readTexts(document.querySelectorAll('.rail__tabs a'))

test('An editor sees content and its history but no requests; an agent sees requests; neither sees accounts', async () => {
  const headers = await signInAs(kais, 'editor', 'editor')
  const editor = await openAtWork(kais, { headers, pages, at: '/admin/dashboard' })
  await editor.until(() => editor.getByText('Your account does not read enquiries.'))
  expect(tabsOf(editor)).toEqual(['Overview', ...CONTENT, 'Reply templates', 'Audit trail'])
  await editor.press('Audit trail')
  const kinds = await editor.until(() => readTexts(editor.getByLabelText('Record').querySelectorAll('option')))
  expect(kinds).toContain('Property')
  expect(kinds).not.toContain('Staff account')
  for (const path of ['contacts', 'leads/1', 'staff']) {
    await editor.go(`/admin/dashboard/${path}`)
    await editor.until(() => editor.getByText(CLOSED))
    expect(editor.queryByText(/Coumba/)).toBeNull()
  }
})

test('An agent reads content and finds no way to change it', async () => {
  const headers = await signInAs(kais, 'agent', 'agent')
  const agent = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/audit' })
  await agent.until(() => agent.getByText(CLOSED))
  expect(tabsOf(agent)).toEqual(['Today', 'Overview', ...REQUESTS, ...CONTENT])
  const writing = () =>
    [...agent.document.querySelectorAll('.dashboard__in button')]
      .map(readText)
      .filter((text) => /^(Add|Edit|Delete)/.test(text))
  for (const tab of ['Vehicles', 'Reviews']) {
    await agent.press(tab)
    await agent.until(() => expect(readText(agent.document.querySelector('.dashboard__in h2'))).toBe(tab))
    await agent.until(() => expect(agent.document.querySelectorAll('.record')).toHaveLength(1))
    expect(writing()).toEqual([])
  }
})
