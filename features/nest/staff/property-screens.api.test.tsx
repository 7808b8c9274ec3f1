import { afterAll, beforeAll, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { makePicture, makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openStaffScreen, readRecord, readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import AddPropertyPage from './add-property.page.tsx'
import PropertiesPage from './properties.page.tsx'

let kais: TestApp
let headers: { cookie: string }
let home: number
let images: string[]

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'editor', 'editor')
  images = [await makePicture(kais, '#335577'), await makePicture(kais, '#775533')]
  home = await makeProperty(kais, { title: 'House of the baobab', type: 'rent', price: '900000', images })
  await makeProperty(kais, { title: 'House by the well', isAvailable: false })
})
afterAll(() => kais.close())

test('The card of a home has its first picture, its place, its price in FCFA and whether it is available', async () => {
  const path = '/admin/dashboard/properties'
  const screen = await openStaffScreen(kais, PropertiesPage, { headers, path })
  expect(readRecord(screen, 'House of the baobab')).toMatchObject({
    picture: images[0],
    facts: expect.stringMatching(/^Ngor ·/),
    amount: '900 000 FCFA a month',
    badges: ['Available'],
  })
  expect(readRecord(screen, 'House by the well').badges).toEqual(['Unavailable', 'Draft'])
  const add = screen.querySelector('a[href="/admin/add-property"]')
  expect(readText(add)).toBe('Add Property')
})

const SECTIONS = ['Basic Information', 'Property Details', 'Amenities', 'Property Images']

test.for([
  ['Add New Property', AddPropertyPage, '/admin/add-property', ['Save as a draft', 'Create Property & Go Live']],
  ['Edit Property', EditPropertyPage, '/admin/edit-property/:id', ['Update Property']],
] as const)('«%s» has the four sections of the specification in their order, and the way back', async (page) => {
  const [title, Page, route, submit] = page
  const screen = await openStaffScreen(kais, Page, { headers, route, path: route.replace(':id', String(home)) })
  expect(readTexts(screen.querySelectorAll('h1'))).toEqual([title])
  expect(readTexts(screen.querySelectorAll('form .part__title'))).toEqual(SECTIONS)
  expect(readTexts(screen.querySelectorAll('.staff-submit button'))).toEqual([...submit, 'Preview'])
  const back = screen.querySelector('.crumb a')
  expect([readText(back), back?.getAttribute('href')]).toEqual(['Back to Dashboard', '/admin/dashboard/properties'])
})

test('Until a home has come its form is sand shapes under the title; then they are gone', async () => {
  const visit = { headers, route: '/admin/edit-property/:id', path: `/admin/edit-property/${home}` }
  const waiting = await openStaffScreen(kais, EditPropertyPage, { ...visit, heldBack: /^\/api\/properties\/\d+$/ })
  expect(readText(waiting.querySelector('h1'))).toBe('Edit Property')
  expect(waiting.querySelectorAll('.skel').length).toBeGreaterThan(0)
  expect(readText(waiting.querySelector('[aria-busy=true] [role=status]'))).toBe('Loading…')
  expect(waiting.querySelector('form')).toBeNull()
  const there = await openStaffScreen(kais, EditPropertyPage, visit)
  expect(there.querySelectorAll('.skel')).toHaveLength(0)
  expect(there.querySelector('form')).not.toBeNull()
})
