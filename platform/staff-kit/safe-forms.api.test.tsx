import { fireEvent, within } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import ReviewsPage from '#features/company/staff/reviews.page.tsx'
import SocialMediaPage from '#features/company/staff/social-media.page.tsx'
import InvestmentFormPage from '#features/invest/staff/investment-form.page.tsx'
import PartnersPage from '#features/media/staff/partners/media-partners.page.tsx'
import VehiclesPage from '#features/mobility/staff/vehicles.page.tsx'
import AddPropertyPage from '#features/nest/staff/add-property.page.tsx'
import { reviewDraft, signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { breakOff, type Line, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let headers: { cookie: string }

const pages = {
  'dashboard/vehicles': VehiclesPage,
  'dashboard/reviews': ReviewsPage,
  'dashboard/social-media': SocialMediaPage,
  'dashboard/media-partners': PartnersPage,
  'dashboard/investments/new': InvestmentFormPage,
  'add-property': AddPropertyPage,
}

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'admin')
})
afterAll(() => kais.close())

const call = (method: 'POST' | 'GET' | 'PUT', url: string, payload?: object) =>
  kais.app.inject({ method, url, headers, ...(payload && { payload }) })
const open = (at: string) => openAtWork(kais, { headers, pages, at })

const CAR = {
  Brand: 'Toyota',
  Name: 'Teranga',
  Model: 'Prado',
  Category: 'luxury',
  'Price per day (FCFA)': '90 000',
  'Chauffeur price per day (FCFA)': '25 000',
}

/** The dialog of a new car, filled in. */
async function openCar(name: string): Promise<StaffScreen> {
  const screen = await open('/admin/dashboard/vehicles?add')
  await screen.until(() => screen.getByLabelText('Brand'))
  for (const [label, value] of Object.entries({ ...CAR, Name: name }))
    await screen.fill(within(screen.dialog()).getByLabelText(label), value)
  return screen
}

const carsCalled = async (name: string, who = {}) =>
  (await kais.app.inject({ url: `/api/vehicles?search=${name}`, ...who })).json().length

describe('Enter in a field', () => {
  test('sends no form; Ctrl+Enter presses its button, and the button itself can be pressed', async () => {
    const { getByLabelText, document, until, notice } = await openCar('Enter')
    const field = getByLabelText('Model')
    // False: the browser is told not to do what it would.
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
    expect(fireEvent.keyDown(getByLabelText(/^Available: visitors/), { key: 'Enter' })).toBe(false)
    expect(fireEvent.keyDown(getByLabelText(/^Description in English/), { key: 'Enter' })).toBe(true)
    const button = document.querySelector('.staff-submit button') as HTMLElement
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
    expect(await carsCalled('Enter', { headers })).toBe(0)
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    await until(() => expect(notice()?.title).toBe('Vehicle added successfully'))
  })
})

describe('What is new begins as a draft', () => {
  test.for([
    ['a home', '/admin/add-property', 'Available: visitors see it', 'Create Property & Go Live'],
    ['a project', '/admin/dashboard/investments/new', 'Active: visitors see it', 'Add Investment'],
    ['a car', '/admin/dashboard/vehicles?add', 'Available: visitors see it and can reserve it', 'Add Vehicle'],
    ['a review', '/admin/dashboard/reviews?add', 'Active: visitors may read it', 'Add review'],
    ['a link', '/admin/dashboard/social-media?add', 'Active: visitors see it', 'Add link'],
    ['a partner', '/admin/dashboard/media-partners?add', 'Active: shown on the Media page', 'Add partner'],
  ] as const)('%s says so, until its box is ticked', async ([, at, box, publish]) => {
    const screen = await open(at)
    const tick = (await screen.until(() => screen.getByLabelText(box))) as HTMLInputElement
    const submit = () => readText(screen.document.querySelector('.staff-submit [type=submit]'))
    const said = () => readText(screen.document.querySelector('.staff-submit [role=status]'))
    expect([tick.checked, submit(), said()]).toEqual([
      false,
      'Save as a draft',
      'This is a draft: visitors do not see it.',
    ])
    await screen.press(tick)
    await screen.until(() => expect([submit(), said()]).toEqual([publish, 'Visitors see it as soon as it is saved.']))
  })

  test('and is stored as one: staff find the car, visitors do not', async () => {
    const screen = await openCar('Hidden')
    await screen.press('Save as a draft', screen.dialog)
    const text = 'This is a draft: visitors do not see it.'
    await screen.until(() => expect(screen.notice()).toMatchObject({ title: 'Vehicle added successfully', text }))
    expect([await carsCalled('Hidden', { headers }), await carsCalled('Hidden')]).toEqual([1, 0])
  })
})

describe('A save whose answer is lost', () => {
  test('says what is safe and what to do; pressed again, it is stored once', async () => {
    const screen = await openCar('Once')
    let isLost = true
    const losing: Line = (url, init) => {
      if (!isLost || url !== '/api/vehicles' || init.method !== 'POST') return null
      isLost = false
      // It arrives; only the answer does not.
      return kais.app
        .inject({
          url,
          method: 'POST',
          headers: { ...(init.headers as Record<string, string>), ...headers },
          payload: String(init.body),
        })
        .then(breakOff)
    }
    screen.line.current = losing
    await screen.press('Save as a draft', screen.dialog)
    await screen.until(() => expect(screen.notice()?.isFailure).toBe(true))
    const said = readText(screen.dialog().querySelector('.err'))
    expect(said).toContain('not certain whether this was saved')
    expect(said).toContain('press the button once more: nothing is saved twice')
    expect(said).toContain('This browser keeps it until it is saved.')
    await screen.press('Save as a draft', screen.dialog)
    await screen.until(() => expect(screen.notice()?.title).toBe('Vehicle added successfully'))
    expect(await carsCalled('Once', { headers })).toBe(1)
  })
})

describe('A record that somebody else saved meanwhile', () => {
  async function openBehind(): Promise<StaffScreen> {
    const made = reviewDraft({ clientName: 'Ibra Fall', location: 'Thiès' })
    const { id } = (await call('POST', '/api/reviews', made)).json()
    const screen = await open(`/admin/dashboard/reviews?edit=${id}`)
    await screen.fill(await screen.until(() => screen.getByLabelText('Client name')), 'Ibrahima Fall')
    await call('PUT', `/api/reviews/${id}`, { ...made, location: 'Dakar' })
    await screen.press('Save changes', screen.dialog)
    await screen.until(() => expect(readText(screen.dialog().querySelector('h2'))).toBe('Changed in the meantime'))
    return screen
  }
  const typed = ({ getByLabelText }: StaffScreen) => (getByLabelText('Client name') as HTMLInputElement).value

  test('leaves nothing red behind the dialog: a calm line leads back to it', async () => {
    const screen = await openBehind()
    await screen.press('Go on writing', screen.dialog)
    await screen.until(() => screen.getByText(/^Somebody else saved a newer version/))
    expect(screen.document.querySelector('.err')).toBeNull()
    expect(typed(screen)).toBe('Ibrahima Fall')
    await screen.press('See what changed', screen.dialog)
    await screen.press('Put my changes on top', screen.dialog)
    await screen.until(() => expect(screen.queryByText(/^Somebody else saved a newer version/)).toBeNull())
    expect(screen.document.querySelector('.err')).toBeNull()
    await screen.press('Save changes', screen.dialog)
    await screen.until(() => expect(screen.notice()?.title).toBe('Review saved'))
  })

  test('is taken as it is stored, and nothing red stays', async () => {
    const screen = await openBehind()
    await screen.press('Take theirs, drop mine', screen.dialog)
    await screen.until(() => expect(typed(screen)).toBe('Ibra Fall'))
    expect(screen.document.querySelector('.err')).toBeNull()
    expect(screen.queryByText(/^Somebody else saved a newer version/)).toBeNull()
  })
})

test('After a session that ended the sign-in says that what was typed is kept, and it is there again', async () => {
  const own = await signInAs(kais, 'binta', 'editor')
  const { id } = (await call('POST', '/api/reviews', reviewDraft({ clientName: 'Coumba' }))).json()
  const at = `/admin/dashboard/reviews?edit=${id}`
  const screen = await openAtWork(kais, { headers: own, pages, at })
  await screen.fill(await screen.until(() => screen.getByLabelText('Client name')), 'Coumba Ndiaye')
  await kais.app.inject({ method: 'POST', url: '/api/admin/logout', headers: own })
  await screen.press('Save changes', screen.dialog)
  await screen.until(() => expect(screen.place.current).toBe('/admin/login'))
  await screen.until(() => screen.getByText(/^Your session has ended\. What you typed is kept in this browser/))
  // What is safe is no failure.
  expect(screen.notice()).toBeNull()
  await screen.until(() => expect(screen.find('Sign in').matches(':disabled')).toBe(false))
  await screen.fill(screen.getByLabelText('Username'), 'binta')
  await screen.fill(screen.getByLabelText('Password'), TEST_PASSWORD)
  await screen.press('Sign in')
  await screen.until(() => expect(screen.place.current).toBe(at))
  await screen.until(() => screen.getByText(/^What you had typed here .* is back\. It is not saved yet\./))
  expect((screen.getByLabelText('Client name') as HTMLInputElement).value).toBe('Coumba Ndiaye')
})
