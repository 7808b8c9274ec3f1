import { afterAll, beforeAll, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { breakOff, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import AddPropertyPage from './add-property.page.tsx'

let kais: TestApp
let headers: { cookie: string }

const pages = {
  'add-property': AddPropertyPage,
  'edit-property/:id': EditPropertyPage,
  'dashboard/properties': () => <h2>Properties</h2>,
}

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'editor')
})
afterAll(() => kais.close())

/** A form of the house once it can be filled in. */
async function openForm(at: string): Promise<StaffScreen> {
  const screen = await openAtWork(kais, { headers, pages, at })
  await screen.until(() => screen.getByLabelText(/^Title in English/))
  return screen
}

const typedAt = (screen: StaffScreen, label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

test('An amenity of one’s own is added by the button beside its field, which is empty again', async () => {
  const screen = await openForm('/admin/add-property')
  const another = screen.getByLabelText(/^Another amenity/) as HTMLInputElement
  await screen.fill(another, 'Wine cellar')
  await screen.press('Add', () => another.closest('.addrow') as HTMLElement)
  await screen.until(() => screen.find('Remove Wine cellar'))
  expect(another.value).toBe('')
})

test('An empty form of a home says what is missing, and what cannot be right', async () => {
  const screen = await openForm('/admin/add-property')
  const { press, until, fill, getByText, getAllByText, getByLabelText, document } = screen
  await press('Save as a draft')
  await until(() => getByText('At least one amenity is required'))
  getByText('At least one image is required')
  await until(() => expect(document.activeElement).toBe(getByLabelText(/^Title in English/)))
  await fill(getByLabelText(/^Price in FCFA/), 'a lot')
  await fill(getByLabelText(/^Bedrooms/), '-1')
  await fill(getByLabelText(/^Area in m²/), '0')
  for (const sentence of [/^Please write a price in FCFA/, /whole number, 0 or above/, /^Please write the area/])
    await until(() => getAllByText(sentence))
})

test('A home whose box «Available» is unticked leaves the site, and ticked again it is back', async () => {
  const id = await makeProperty(kais)
  const at = `/admin/edit-property/${id}`
  const screen = await openForm(at)
  for (const [isAvailable, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await screen.go(at)
    const box = await screen.until(() => screen.getByLabelText(/^Available: visitors see it/) as HTMLInputElement)
    expect(box.checked).toBe(!isAvailable)
    await screen.press(box)
    await screen.press('Update Property')
    await screen.until(() => expect(screen.notice()?.title).toBe('Property updated successfully!'))
    await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard/properties'))
    expect((await kais.app.inject(`/api/properties/${id}`)).statusCode).toBe(status)
  }
})

test('Whether there is a lift is said, denied or left open; a no against the amenities is refused at its field', async () => {
  const id = await makeProperty(kais, { amenities: ['Elevator'], petsWelcome: true, levels: 2 })
  const screen = await openForm(`/admin/edit-property/${id}`)
  const { fill, press, until, getByText, getByLabelText } = screen
  const lift = getByLabelText(/^Lift/) as HTMLSelectElement
  expect([...lift.options].map(({ text }) => text)).toEqual(['Not stated', 'Yes', 'No'])
  expect([lift.value, (getByLabelText(/^Pets welcome/) as HTMLSelectElement).value]).toEqual(['', 'yes'])
  await fill(lift, 'no')
  await fill(getByLabelText(/^Pets welcome/), '')
  await fill(getByLabelText(/^Pool/), 'shared')
  await press('Update Property')
  await until(() => getByText(/^The amenities say that there is one/))
  await fill(lift, 'yes')
  await press('Update Property')
  await until(() => expect(screen.notice()?.title).toBe('Property updated successfully!'))
  const home = (await kais.app.inject(`/api/properties/${id}`)).json()
  expect(home).toMatchObject({ hasLift: true, isStepFree: null, petsWelcome: null, pool: 'shared', levels: 2 })
})

test('A change of a home that does not get through says so, and the form keeps it', async () => {
  const at = `/admin/edit-property/${await makeProperty(kais)}`
  const screen = await openForm(at)
  screen.line.current = (_, { method }) => (method === 'PUT' ? breakOff() : null)
  await screen.fill(screen.getByLabelText(/^Price in FCFA/), '950000')
  await screen.press('Update Property')
  const text = 'Failed to update property. Please try again.'
  await screen.until(() => expect(screen.notice()).toEqual({ isFailure: true, title: 'Error', text }))
  expect([typedAt(screen, /^Price in FCFA/), screen.place.current]).toEqual(['950000', at])
})

test('A home that is not there is said to be missing, with the way back', async () => {
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/edit-property/999999999' })
  await screen.until(() => expect(readText(screen.document.querySelector('h1'))).toBe('Property Not Found'))
  await screen.press('Back to Dashboard')
  await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard/properties'))
})

test('A date is typed with the day first, said in words and stored; what is no day is refused at its field', async () => {
  const id = await makeProperty(kais, { isVefa: true, deliveryDate: '2027-06-30' })
  const screen = await openForm(`/admin/edit-property/${id}`)
  const { fill, press, until, getByText, getByLabelText } = screen
  const field = getByLabelText(/^Delivery/) as HTMLInputElement
  expect([field.type, field.value]).toEqual(['text', '30/06/2027'])
  getByText('Wednesday 30 June 2027')
  await fill(field, '31/02/2028')
  await press('Update Property')
  await until(() => getByText('Please write a day such as 31/12/2026.'))
  await fill(field, '1.3.2028')
  await until(() => getByText('Wednesday 1 March 2028'))
  await press('Update Property')
  await until(() => expect(screen.notice()?.title).toBe('Property updated successfully!'))
  expect((await kais.app.inject(`/api/properties/${id}`)).json().deliveryDate).toBe('2028-03-01')
})

test('A copy is named as one in both languages, and is not shown to visitors before it has titles of its own', async () => {
  const from = await makeProperty(kais, { title: 'House of the well', titleFr: null })
  const screen = await openForm(`/admin/add-property?from=${from}`)
  const { fill, press, until, getAllByText, getByLabelText, notice } = screen
  expect([typedAt(screen, /^Title in English/), typedAt(screen, /^Title in French/)]).toEqual([
    'House of the well (copy)',
    'House of the well (copie)',
  ])
  await press('Create Property & Go Live')
  await until(() => expect(getAllByText(/^This is still the title of a copy/)).toHaveLength(2))
  await fill(getByLabelText(/^Title in English/), 'House of the baobab')
  await fill(getByLabelText(/^Title in French/), 'La maison du baobab')
  await press('Create Property & Go Live')
  await until(() => expect(notice()?.title).toBe('Property created successfully and is now live'))
})

test('A coordinate that may stay empty is said to be needed at its label, once there is the other', async () => {
  const screen = await openForm('/admin/add-property')
  const label = () =>
    readText(
      screen
        .getByLabelText(/^Longitude/)
        .closest('.field')
        ?.querySelector('label') ?? null,
    )
  expect(label()).toBe('Longitude (optional)')
  await screen.fill(screen.getByLabelText(/^Latitude/), '14.7')
  await screen.until(() => expect(label()).toBe('Longitude (required)'))
})

test('Homes that are still called copies are not published from the list either, and none of the others is', async () => {
  const ids = [
    await makeProperty(kais, { isAvailable: false, title: 'One (copy)' }),
    await makeProperty(kais, { isAvailable: false }),
  ]
  const answer = await kais.app.inject({
    method: 'PATCH',
    url: '/api/admin/properties',
    headers,
    payload: { ids, isAvailable: true },
  })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['title']])
  for (const id of ids) expect((await kais.app.inject(`/api/properties/${id}`)).statusCode).toBe(404)
})
