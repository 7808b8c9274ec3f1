import { afterAll, beforeAll, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { makeViewing } from '#tests/helpers/viewings.ts'
import PropertiesPage from '../properties.page.tsx'

let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'awa', 'editor')
  agent = await signInAs(kais, 'moussa', 'agent')
})
afterAll(() => kais.close())

const pages = { 'dashboard/properties': PropertiesPage, 'edit-property/:id': EditPropertyPage }
const open = (headers: { cookie: string }, at = '/admin/dashboard/properties') =>
  openAtWork(kais, { headers, pages, at })
const told = ({ document }: StaffScreen) => readTexts(document.querySelectorAll('.planned p'))

/** A home that one person still wants to see. */
async function wanted(title: string): Promise<number> {
  const propertyId = await makeProperty(kais, { title })
  await makeViewing(kais, { inHours: 24, propertyId })
  return propertyId
}

test('Whoever sells a home in the list is told of its viewings, until it is back', async () => {
  await wanted('House of the baobab')
  const screen = await open(agent)
  await screen.press('Price and state House of the baobab')
  await screen.fill(
    await screen.until(() => screen.getByLabelText('State', { selector: '.quick-edit select' })),
    'sold',
  )
  await screen.press('Save')
  const said = /^1 viewing is still planned for House of the baobab \(KN-\d{4}\)\. See these viewings Dismiss$/
  await screen.until(() => expect(told(screen)).toEqual([expect.stringMatching(said)]))
  expect(screen.find('See these viewings').getAttribute('href')).toMatch(/\/viewings\?search=KN-\d{4}$/)
  await screen.press('Undo')
  await screen.until(() => expect(told(screen)).toEqual([]))
})

test('Whoever sells it in its form is told on the list, where the form leads', async () => {
  const id = await wanted('House of the well')
  const screen = await open(editor, `/admin/edit-property/${id}`)
  await screen.fill(await screen.until(() => screen.getByLabelText('State')), 'withdrawn')
  await screen.press('Update Property')
  await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard/properties'))
  await screen.until(() => expect(told(screen)).toEqual([expect.stringContaining('planned for House of the well')]))
  await screen.press('Dismiss')
  await screen.until(() => expect(told(screen)).toEqual([]))
})

test('Whoever sells several is told of each, and dismisses each', async () => {
  for (const title of ['House of the wind', 'House of the sea']) await wanted(title)
  const screen = await open(editor, '/admin/dashboard/properties?search=House of the')
  for (const title of ['House of the wind', 'House of the sea'])
    (await screen.until(() => screen.getByLabelText(`Select ${title}`))).click()
  await screen.fill(await screen.until(() => screen.getByLabelText('Change')), 'state:sold')
  await screen.press(/^Apply/)
  await screen.until(() => expect(told(screen)).toHaveLength(2))
  await screen.press(/^Dismiss/)
  await screen.until(() => expect(told(screen)).toEqual([expect.stringContaining('House of the sea')]))
})
