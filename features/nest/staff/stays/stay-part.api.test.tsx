import { afterAll, beforeAll, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { stayTermsSchema } from '../../stays/stay-terms.schema.ts'

let kais: TestApp
let headers: { cookie: string }

const pages = { 'edit-property/:id': EditPropertyPage, 'dashboard/properties': () => <h2>Properties</h2> }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'editor')
})
afterAll(() => kais.close())

async function openForm(id: number): Promise<StaffScreen> {
  const screen = await openAtWork(kais, { headers, pages, at: `/admin/edit-property/${id}` })
  await screen.until(() => screen.getByLabelText(/^Title in English/))
  return screen
}

const storedBy = async (id: number, by?: object) =>
  (await kais.app.inject({ url: `/api/properties/${id}`, ...(by && { headers: by as { cookie: string } }) })).json()

const saved = ({ until, notice }: StaffScreen) =>
  until(() => expect(notice()?.title).toBe('Property updated successfully!'))
/** The rows of the seasons, each as a place to look for its fields. */
const rows = ({ document }: StaffScreen) => [...document.querySelectorAll<HTMLElement>('.season')]
const field = (row: HTMLElement | undefined, label: string) => {
  const found = [...(row?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent?.startsWith(label))
  return row?.ownerDocument.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}

test('A home that becomes a short stay gets its terms and its seasons; days that two seasons have are refused at the later row', async () => {
  const id = await makeProperty(kais, { type: 'rent', price: '60000' })
  const screen = await openForm(id)
  const { fill, press, until, getByLabelText, getByText, queryByText } = screen
  expect(queryByText('Stays by the night')).toBeNull()
  await fill(getByLabelText(/^Type/), 'short-stay')
  await press(await until(() => getByLabelText('Guests can request nights on the page')))
  await until(() => getByText(/^free until 5 days before the arrival, 50% of the total until 1 day before, after that/))
  await fill(getByLabelText(/^Guests at most/), '6')
  await fill(getByLabelText(/^Cleaning in FCFA/), '20 000')
  await fill(getByLabelText(/^Arrival from/), '16:30')
  await press(getByLabelText(/^Strict/))
  await fill(getByLabelText(/^House rules in English/), 'No shoes inside.')
  await fill(getByLabelText(/^Notes for the arrival in English/), 'The key is with Moussa.')
  for (const [index, [name, from, to, price]] of [
    ['New Year', '28/12/2027', '02/01/2028', '120000'],
    ['Magal', '20/07/2027', '28/12/2027', '90 000'],
  ].entries() as ArrayIterator<[number, [string, string, string, string]]>) {
    await press('Add a season')
    const row = await until(() => rows(screen)[index] ?? expect.fail('no row'))
    await fill(field(row, 'Name in English'), name)
    await fill(field(row, 'First night'), from)
    await fill(field(row, 'Last night'), to)
    await fill(field(row, 'Price a night'), price)
  }
  await press('Update Property')
  // By now they stand in the order of the year: the later one is blamed.
  const error = await until(() => getByText('Another season has some of these days already.'))
  expect(rows(screen).map((row) => field(row, 'Name in English').value)).toEqual(['Magal', 'New Year'])
  expect(rows(screen)[1]?.contains(error)).toBe(true)
  await fill(field(rows(screen)[0], 'Last night'), '25/07/2027')
  await press('Update Property')
  await saved(screen)
  expect(await storedBy(id)).toMatchObject({
    type: 'short-stay',
    maxGuests: 6,
    stayTerms: {
      cleaningFee: '20000',
      checkIn: '16:30',
      checkOut: '11:00',
      cancellation: 'strict',
      houseRules: 'No shoes inside.',
      seasons: [
        { name: 'Magal', from: '2027-07-20', to: '2027-07-25', price: '90000' },
        { name: 'New Year', from: '2027-12-28', to: '2028-01-02', price: '120000' },
      ],
    },
  })
  expect(await storedBy(id, headers)).toMatchObject({ arrivalNotes: 'The key is with Moussa.' })
})

test('What is hidden is not sent: without the tick a home is let on request, and sold it has no notes for guests', async () => {
  const season = { name: 'Magal', from: '2027-07-20', to: '2027-07-25', price: '90000' }
  const id = await makeProperty(kais, {
    type: 'short-stay',
    price: '60000',
    stayTerms: stayTermsSchema.parse({ seasons: [season] }),
    arrivalNotes: 'The key is with Moussa.',
  })
  const screen = await openForm(id)
  const { fill, press, until, getByLabelText } = screen
  const tick = getByLabelText('Guests can request nights on the page') as HTMLInputElement
  expect([tick.checked, field(rows(screen)[0], 'Price a night').value]).toEqual([true, '90000'])
  await fill(getByLabelText(/^Earliest arrival/), 'soon')
  await press(tick)
  await until(() => expect(rows(screen)).toEqual([]))
  await press('Update Property')
  await saved(screen)
  expect(await storedBy(id, headers)).toMatchObject({ stayTerms: null, arrivalNotes: 'The key is with Moussa.' })
  await screen.go(`/admin/edit-property/${id}`)
  await fill(await until(() => getByLabelText(/^Type/)), 'buy')
  await press('Update Property')
  await until(() => expect(screen.place.current).toBe('/admin/dashboard/properties'))
  expect(await storedBy(id, headers)).toMatchObject({ type: 'buy', stayTerms: null, arrivalNotes: null })
})

test('A season that is taken away is gone, and what is left is as it was', async () => {
  const seasons = [
    { name: 'Magal', from: '2027-07-20', to: '2027-07-25', price: '90000' },
    { name: 'New Year', from: '2027-12-28', to: '2028-01-02', price: '120000', minNights: 3 },
  ]
  const id = await makeProperty(kais, { type: 'short-stay', stayTerms: stayTermsSchema.parse({ seasons }) })
  const screen = await openForm(id)
  await screen.press('Remove season 1')
  await screen.until(() => expect(rows(screen)).toHaveLength(1))
  expect(screen.document.activeElement?.getAttribute('aria-label')).toBe('Remove season 1')
  await screen.press('Update Property')
  await saved(screen)
  expect((await storedBy(id)).stayTerms.seasons).toEqual([{ ...seasons[1], nameFr: null, weekendPrice: null }])
})
